"""The vocabulary: the words that cards are written in. One list of verbs, used five ways; see ALGEBRA.md."""
