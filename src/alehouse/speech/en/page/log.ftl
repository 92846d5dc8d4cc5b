### The log, talk, banners.

log-title = Log
log-hint = press a line to see that moment
log-back-to-now = Back to now
log-earlier = Earlier
log-turn = turn { $n }
log-taken-back = { $seat } take{ verb.s } the last move back, and all that came of it.
log-passed-alone = No card of yours fits: you pass without being asked.
log-gave-up = { $seat } give{ verb.s } up.
log-abandoned = Nobody came back: the game ends here.
log-undone = Taken back:
log-many-discard = { $seat } discard{ verb.s } { $n } cards.
log-many-drew = You draw { $n } cards.
log-cards = Which cards?
log-talk = Talk
log-talk-less = Fold away
log-type = Say something
log-send = Send
log-emotes = Exclamations
log-phrases = Phrases

emote-cheers = Cheers!
emote-laugh = Ha ha!
emote-groan = Oof …
emote-gasp = Whoa!
emote-wink = Heh heh …
emote-sleepy = I need a nap …
emote-angry = Oh, come on!
emote-clap = Bravo!
phrase-well-played = Well played!
phrase-good-luck = Good luck!
phrase-thank-you = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = Give me a moment.
phrase-your-turn = Your turn!
phrase-next-round-is-on-me = The next round is on me.
phrase-good-game = Good game!
