"""`python -m harbourside`."""

import sys

from harbourside.cli import main

if __name__ == "__main__":
    sys.exit(main())
