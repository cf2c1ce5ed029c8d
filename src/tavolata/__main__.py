"""`python -m tavolata` is the same as `tavolata`."""

import sys

from tavolata.cli import main

if __name__ == "__main__":
    sys.exit(main())
