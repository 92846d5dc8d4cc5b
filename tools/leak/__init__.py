"""The proof that nothing leaks at the table: whole evenings, their twins with other cards, and a scan of every byte.

cards       a catalogue in which no two cards share an id, so that a card can be followed wherever it goes
stage       one room with connections that remember every byte and the time of it
crowd       people who do everything that can be done at a table
evening     a whole game, recorded
records     what is written down of it
forks       where stretches of it begin and end
redealt     the same table with everything dealt anew that somebody does not come to know
twin        a stretch of the evening again at that other table: the same public acts, other secret ones
answers     how people answer a window there, so that it closes when it closed before
open_table  a twin without delays, where time may tell
scan        what no message may hold
figures     how much was compared
"""
