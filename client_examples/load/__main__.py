"""Load, as `python -m client_examples.load`."""

from __future__ import annotations

import sys

from .run import main

sys.exit(main(sys.argv[1:]))
