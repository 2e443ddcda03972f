"""A complete bot in fifteen lines. It tries every action on a few possible deals of the hidden cards.

In this folder, you can play against it, and let it play against other bots:

    harbourside play seawolf --bot fifteen_line_bot:CuriousBot
    harbourside arena seawolf fifteen_line_bot:CuriousBot:samples=10 random greedy --games 100
"""

import harbourside as hs


class CuriousBot:
    def __init__(self, seed: int = 0, samples: int = 5) -> None:
        self.rng = hs.Rng(seed)
        self.samples = samples

    def choose(self, seat: hs.Seat) -> int:
        value = dict.fromkeys(seat.legal_actions(), 0.0)
        for _ in range(self.samples):
            sample = seat.sample(self.rng)
            for action in value:
                state = sample.clone()
                state.apply(action)
                value[action] += state.evaluate(seat.weights)[seat.number]
        return max(value, key=lambda action: value[action])
