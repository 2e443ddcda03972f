"""Which passwords are common."""

from __future__ import annotations

import pytest

from harbourside.server.errors import Refused
from harbourside.server.passwords import LONGEST, check_password


@pytest.mark.parametrize(
    "password",
    [
        *("iloveyou", "ILoveYou", "qwertyuiop", "zaq12wsx", "swordfish", "ｓｗｏｒｄｆｉｓｈ"),
        *("password1", "Password1!", "iloveyou2024", "  swordfish  ", "(dragon)7"),
        *("p@ssw0rd", "$w0rdfi$h", "dr4g0n123"),
        *("passwordpassword", "dragondragon", "aaaaaaaa", "abcabcabc", "        "),
        *("12345678", "87654321", "abcdefghijkl", "19900101", "600700800"),
        *("harbourside", "Harbourside1", "captain ann", "Captain Ann 1"),
    ],
)
def test_what_many_people_have_is_no_password(password: str) -> None:
    with pytest.raises(Refused) as refused:
        check_password(password, "Captain Ann")
    assert refused.value.message.id in ("refused-common-password", "refused-password-is-name")


@pytest.mark.parametrize(
    "password",
    [
        *("correct horse", "battery staple", "kocham cie na zabój", "Tr0ub4dor&3", "zebra-2983-1928"),
        *(
            "aab" * 2 + "zq",
            "831902746125",
            "пароль для Ани",
            "x" + "\U0001f99c" * 7,
            "4@8({[<369!1|70$5+%2" * 10,
        ),
    ],
    ids=ascii,
)
def test_what_few_people_have_is_one(password: str) -> None:
    assert len(password) <= LONGEST
    check_password(password, "Captain Ann")
