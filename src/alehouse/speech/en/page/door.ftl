### The front door.

door-title = Alehouse
door-line = Drink, bluff and brawl. The last one still upright, with Gold left, wins the night.
door-first = New here? A lesson of 7 minutes
door-first-text = The innkeeper sits beside you and shows you what to do.
door-play = Play now against bots
door-play-text = Three easy bots, about 20 minutes.
door-play-as = You are { $name }. Three easy bots, about 20 minutes.
door-dealing = Dealing …
door-continue = Continue your game
door-continue-lesson = Continue the lesson
door-back-to-lobby = Back to your table
door-open = Open a table for friends
door-open-text = Share a link or a QR code. 2 to 10 seats.
door-open-now = Open the table
door-watch = Tables
door-watch-text = Watch or join others
door-watching = { $n ->
    [0] No open table just now
    [one] { $n } table playing
   *[other] { $n } tables playing
}
door-replays = Replays
door-replays-text = Step through any game
door-learn = Learn
door-learn-text = A lesson of 7 minutes
door-cast = Choose your character
door-yours = Your character
door-count = { $n ->
    [one] character
   *[other] characters
} to play. { $more ->
    [0] {""}
    [one] { $more } more is on the way.
   *[other] { $more } more are on the way.
}
door-all = See them all

# A made-up name is one word of the first list and one of the second; 24 letters at most.
door-name-first = Merry, Thirsty, Sleepy, Lucky, Old, Quiet, Hungry, Brave, Rusty, Jolly, Wandering, Dusty, Gentle, Grumpy, Golden, Stout
door-name-second = Badger, Barrel, Tankard, Fox, Goose, Miller, Piper, Heron, Cooper, Hedgehog, Ferryman, Otter, Candle, Fiddler, Magpie, Brewer
