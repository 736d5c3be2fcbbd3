"""The Peloponnesian War 431-404 (Mark Herman, 1991): alone against the strategy matrices, or two players."""
