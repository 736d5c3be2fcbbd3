"""The bot that searches: see `bot.Search`."""
