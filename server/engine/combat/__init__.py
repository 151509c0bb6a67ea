"""Combat: declaring attackers and blockers, and combat damage (506-511)."""
