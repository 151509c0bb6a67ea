"""Engine: the rules, by chapter. `game.py` is its door to the outside."""
