"""Actions: doing what an effect says as it resolves (608.2, 701). One table, from each word to its doing."""

from .performing import perform  # first: the modules below, and those that they import, need it

from . import acting, becoming, bending, copied_cards, deciding, keyworded, lasting, life, luck, objects  # isort: skip
from . import melding, paying_acts, players, pools, shifting, turns, venturing  # isort: skip

__all__ = [
    "acting", "becoming", "bending", "copied_cards", "deciding", "keyworded", "lasting", "life", "luck", "melding", "objects",
    "paying_acts", "perform", "players", "pools", "shifting", "turns", "venturing",
]  # fmt: skip
