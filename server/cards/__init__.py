"""Cards: the pool, decklists, the starter cards and the printing of rules texts. Knows the engine's vocabulary and nothing above it."""
