"""Casting: spells and abilities on their way to the stack, and what is done without it (115-118, 601, 602)."""
