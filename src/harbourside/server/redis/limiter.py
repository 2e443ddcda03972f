"""Rate limits that all processes share. While Redis is gone, each process has its own."""

from __future__ import annotations

import asyncio
from typing import Final

from harbourside.server.limits import Limiter, LocalLimiter
from harbourside.server.redis.link import Gone, Link
from harbourside.server.settings import Rate

PREFIX: Final = "harbourside:limit:"
MOST_AT_ONCE: Final = 16
"""Each uses a connection meanwhile."""

_TAKE: Final = """
local burst, per_second = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = tonumber(time[1]) + tonumber(time[2]) / 1000000
local left, at = unpack(redis.call('HMGET', KEYS[1], 'left', 'at'))
left, at = tonumber(left or burst), tonumber(at or now)
left = math.min(burst, left + math.max(0, now - at) * per_second)
local wait = 0
if left >= 1 then
  left = left - 1
else
  wait = (1 - left) / per_second
end
redis.call('HSET', KEYS[1], 'left', string.format('%.9f', left), 'at', string.format('%.6f', now))
redis.call('PEXPIRE', KEYS[1], math.min(86400000, math.ceil(1000 * (burst - left) / per_second) + 1000))
return string.format('%.9f', wait)
"""
"""One step, by Redis's own clock. A bucket that is full again expires, because a new one is equal."""


class RedisLimiter:
    def __init__(self, link: Link, local: Limiter | None = None) -> None:
        self._link = link
        self._local = local or LocalLimiter()
        self._at_once = asyncio.Semaphore(MOST_AT_ONCE)
        self._script = link.client.register_script(_TAKE)

    async def take(self, key: str, rate: Rate) -> float:
        async with self._at_once:
            if self._link.is_up:
                try:
                    return float(await self._script(keys=[PREFIX + key], args=[rate.burst, rate.per_second]))
                except Gone as error:
                    self._link.lost(error)
        return await self._local.take(key, rate)
