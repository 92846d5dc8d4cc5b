"""The proof that nothing leaks at the table: whole evenings, their twins with other cards, and a scan of every byte.

cards      a catalogue in which no two cards share an id, so that a card can be followed wherever it goes
stage      one room with connections that remember every byte and the time of it
crowd      people who do everything that can be done at a table
evening    a whole game, recorded
redealt    the same table with everything dealt anew that somebody does not come to know
twin       a stretch of the evening again at that other table: the same public acts, other secret ones
scan       what no message may hold
"""
