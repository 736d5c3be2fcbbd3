"""Seats in which no person chooses: a bot's from the beginning, a stand-in's for a while, a program's.

They come through the same door as people (steps.py) and never hold up the table.
"""
