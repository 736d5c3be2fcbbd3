"""The rules of the Peloponnesian War, a module for each section of the rulebook."""
