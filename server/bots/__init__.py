"""Bots: clients without a socket. They know the protocol and nothing of the server."""

from __future__ import annotations

from .bot import Bot, Random
from .greedy import GreedyBot
from .random_bot import RandomBot

KINDS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""The kinds of bots, as `create` names them."""

__all__ = ["KINDS", "Bot", "GreedyBot", "Random", "RandomBot"]
