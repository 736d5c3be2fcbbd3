"""Why something is not offered: which rule closes a space, a road or a kind of points (docs/decisions)."""
