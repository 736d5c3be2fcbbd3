"""What an operation that is being prepared would meet, with its chances."""
