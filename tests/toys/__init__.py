"""Small games that the tests are written against. Compiled with the rules for `make compiled`."""
