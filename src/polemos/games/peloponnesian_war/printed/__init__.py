"""What is printed: map, counters, charts, matrices, set-ups."""
