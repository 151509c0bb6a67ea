"""Random bot: any legal answer; the default where a mana cost is to be paid, which pays it automatically."""

from __future__ import annotations

from protocol import messages as m

from .answers import sample
from .bot import Bot


class RandomBot(Bot):
    """Plays at random, and always to the end."""

    def choose(self, question: m.Question) -> m.Answer:
        return sample(question, self.rng)
