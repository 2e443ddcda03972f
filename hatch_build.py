"""Adds the compiled hot path and the built page to the wheel.

Without a C compiler, or with HARBOURSIDE_PURE=1, the wheel is plain Python. It then has a note with the
reason, which `harbourside --version` prints. With HARBOURSIDE_NO_WEB=1 it has no page, and the server says
so.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from hooks.compiling import PureBuild, compile_package
from hooks.page import NoPage, build_page


class HarboursideHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        self.build_folder = Path(tempfile.mkdtemp(prefix="harbourside-build-"))
        extra: dict[Path, str] = {}
        try:
            extra |= build_page(root, self.build_folder)
        except NoPage as reason:
            self.app.display_warning(f"harbourside will have no page: {reason}")
        try:
            extra |= compile_package(root, self.build_folder)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        except PureBuild as reason:
            note = self.build_folder / "_build.txt"
            note.write_text(f"{reason}\n", "utf-8")
            extra[note] = "harbourside/_build.txt"
            self.app.display_warning(f"harbourside will be pure Python, and slower: {reason}")
        build_data["force_include"] |= {str(path): place for path, place in extra.items()}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            shutil.rmtree(self.build_folder, ignore_errors=True)
