"""Client examples: programs that play over the wire. Copy `client.py`: it needs websockets and msgpack, nothing else of Ettin."""
