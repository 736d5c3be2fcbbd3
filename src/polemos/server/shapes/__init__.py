"""The shapes of views and boards on the wire, game by game: what a client may rely on.

The games build them as plain dictionaries; here they are written down once. `tools/wire_types.py` makes the
client's TypeScript from them, and a test holds the views of random games against them, key by key.
A game without a module here has the common shapes, which is enough to play it without a skin of its own.
"""
