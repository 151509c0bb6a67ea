"""Plain: cards with little text, the most played and most printed of their kinds, values only."""

from __future__ import annotations

from server.engine.abilities.kinds import Card

from . import (
    adventures,
    artifacts_a_to_l,
    artifacts_m_to_z,
    black_creatures_a_to_l,
    black_creatures_m_to_z,
    black_others,
    blue_creatures_a_to_l,
    blue_creatures_m_to_z,
    blue_others,
    gold_a_to_l,
    gold_m_to_z,
    green_creatures_a_to_l,
    green_creatures_m_to_z,
    green_others,
    halves,
    lands,
    red_creatures_a_to_l,
    red_creatures_m_to_z,
    red_others,
    transforming,
    white_creatures_a_to_f,
    white_creatures_g_to_m,
    white_creatures_n_to_s,
    white_creatures_t_to_z,
    white_others,
)  # fmt: skip

MODULES = (
    adventures,
    artifacts_a_to_l,
    artifacts_m_to_z,
    black_creatures_a_to_l,
    black_creatures_m_to_z,
    black_others,
    blue_creatures_a_to_l,
    blue_creatures_m_to_z,
    blue_others,
    gold_a_to_l,
    gold_m_to_z,
    green_creatures_a_to_l,
    green_creatures_m_to_z,
    green_others,
    halves,
    lands,
    red_creatures_a_to_l,
    red_creatures_m_to_z,
    red_others,
    transforming,
    white_creatures_a_to_f,
    white_creatures_g_to_m,
    white_creatures_n_to_s,
    white_creatures_t_to_z,
    white_others,
)  # fmt: skip
CARDS: tuple[Card, ...] = tuple(card for module in MODULES for card in module.CARDS)
"""All of them, in a stable order."""
