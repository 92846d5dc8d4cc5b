"""A table for people: rooms with seats, bots, clocks and a log that loses nothing."""
