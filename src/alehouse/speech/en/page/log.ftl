### The log, talk, banners.

log-title = Log
log-hint = press a line to see that moment
log-back-to-now = Back to now
log-earlier = Earlier
log-newest = To the newest
log-turn = turn { $n }
log-taken-back = { $what ->
    [play] { $seat } take{ verb.s } “{ $card }” back, and all that came of it.
    [offer] { $seat } take{ verb.s } the offer of “{ $card }” back, and all that came of it.
    [order] { $seat } take{ verb.s } the order of a Drink back, and all that came of it.
    [discard] { $seat } take{ verb.s } the discard back, and all that came of it.
    [keep] { $seat } take{ verb.s } back that all cards were kept, and all that came of it.
    [pass] { $seat } take{ verb.s } a pass back, and all that came of it.
    [choose] { $seat } take{ verb.s } a choice back, and all that came of it.
    [token] { $seat } take{ verb.s } the use of a { potion-token } back, and all that came of it.
   *[other] { $seat } take{ verb.s } the last move back, and all that came of it.
}
log-passed-alone = { $why ->
    [cheating] Only a Cheating Card beats this hand, and you hold none
   *[none] No card of yours fits
}: you pass without being asked.
log-gave-up = { $seat } give{ verb.s } up.
log-abandoned = Nobody came back: the game ends here.
log-undone = Taken back:
log-many-discard = { $seat } discard{ verb.s } { $n } cards.
log-many-drew = { $seat } draw{ verb.s } { $n } cards.
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
