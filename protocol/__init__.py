"""Protocol: what clients and server say to each other. PROTOCOL.md specifies it; nothing of the server is imported here."""
