"""Whole evenings at a real server, with real sockets and a real database, and the proof that nothing was lost.

server     the server as a process, which can be killed and started again on the same data
bad_line   a proxy between people and server that delays, cuts, swallows and delivers late
witness    remembers everything that one person said and heard at a table
company    people, bots and watchers around one table, who play whole games
whims      what people do besides answering what they are asked
proof      what was heard and acknowledged, against what the server has stored
watch      progress, and an end to whatever makes none
"""
