"""The rules. Nothing here knows a card or a character: both come as a frozen program."""
