"""Server: the rules, the cards, the room, the shell and the bots; see README.md for the map."""
