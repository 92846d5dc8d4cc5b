"""Bad input against a real server, and the proof that it does no harm.

wire       a socket that says any bytes, and remembers all that the other end said
steps      what can be said on a wire: frames, texts, requests, floods, and what was said before
garbage    strategies for frames and texts that make no sense
requests   strategies for requests that make sense, at the wrong time, for the wrong seat, out of range
knocks     strategies for the handshake: foreign cookies, wrong pages, wrong names, wrong addresses
attacks    a wire from its handshake to its end, and what is wrong with how it ended
raw_http   requests over HTTP that no browser would make
arena      the rooms in which all that happens, with people who play on
bystanders the table that must not notice any of it
judge      the server as a process: its log, memory, files and numbers, and what nobody may hear
ground     all of them together
"""
