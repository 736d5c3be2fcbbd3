"""`python -m polemos.cli`, for where no script is installed."""

import sys

from polemos.cli import main

if __name__ == "__main__":
    sys.exit(main())
