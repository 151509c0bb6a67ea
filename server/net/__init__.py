"""Net: the shell around the rooms: listener, sessions, lobby, limits. `serve.serve` opens it."""
