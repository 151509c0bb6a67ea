"""Mana: pools and what fills them, and how costs are paid with it (106, 202, 605)."""
