### Characters and their decks, the list of replays, and what this is.

gallery-tab = { $title } · Alehouse
gallery-title = Characters
gallery-line = { $n } characters, each with a deck of 40 cards. { $ready } of them can be played now; the others come deck by deck.
gallery-search = Search
gallery-search-idea = a name, or what they do
gallery-show = Show
gallery-show-all = All
gallery-show-ready = Playable
gallery-show-later = Not yet
gallery-found = { $n ->
    [one] { $n } character
   *[other] { $n } characters
}
gallery-none = Nothing fits. Try another word.
gallery-ready = Playable
gallery-later = Not yet playable
gallery-later-text = The deck is not whole yet. These cards are there already.
gallery-box = Box { $n }
gallery-pack = From a pack of this server
gallery-choose = Play { $name } against bots
gallery-deck = Deck
gallery-boss = Boss deck
gallery-unknown = Nobody of that name
gallery-drinks = Drink Decks
gallery-drinks-line = What the Inn pours, and the Events that come with it.
gallery-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
gallery-search-cards = Search the cards
gallery-by-type = By type
gallery-look = Look closer
gallery-copies = { $n }×
gallery-price = { $n } Gold
gallery-type-action = Action
gallery-type-sometimes = Sometimes
gallery-type-anytime = Anytime
gallery-type-gambling = Gambling
gallery-type-cheating = Cheating
gallery-type-drink = Drink
gallery-type-event = Drink Event
gallery-type-side = Side deck
gallery-origin-book = Book
gallery-origin-book-text = It does what the printed game says.
gallery-origin-house = House
gallery-origin-house-text = What it does is our own idea, and not from the printed game.

gallery-replays = Replays
gallery-replays-line = Games that are over, step by step, with all hands open if you like.
gallery-mine = My games ({ $n })
gallery-mine-none = You have not finished a game yet.
gallery-shared = Games of open tables ({ $n })
gallery-shared-none = Games that others play at open tables will be listed here.
gallery-player = { $name } ({ $character })
gallery-won = { $n ->
    [one] { $names } won
   *[other] { $names } won together
}
gallery-abandoned = Nobody finished it
gallery-given-up = Given up: nobody won
gallery-conceded = the others gave up
gallery-you-won = You won
gallery-you-lost = You lost
gallery-you-gave-up = You gave up
gallery-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}

gallery-about = About Alehouse
gallery-about-line = An open table for The Red Dragon Inn, for people and bots.
gallery-about-what = Alehouse knows the rules, deals, keeps the tracks and asks whoever may answer. You can play alone against bots, with friends by a link, in the browser or in a terminal, and watch every finished game again.
gallery-about-unofficial = Unofficial. Not affiliated with, or endorsed by, SlugFest Games. The Red Dragon Inn and the names of its characters and cards belong to their owners.
gallery-about-own = The sentences and the code of Alehouse are our own, and so are many of its drawings; other pictures, fonts and libraries are the work of others and named below. The text of a card is made from what the card does, and no artwork or text of the printed game is used. If you like this game, buy a box: it is better with cards in your hands.
gallery-about-privacy = There are no accounts, no advertisements and no trackers. A cookie remembers your name and your seats, and nothing is fetched from other servers.
gallery-about-licence = Alehouse itself is free software under the MIT licence.
gallery-about-version = Version { $version }, cards { $content }
gallery-about-bundled = What we have built in
gallery-about-bundled-text = The page contains work of others, under these licences:
gallery-about-by = By { $by }.
gallery-about-drawn-by = By { $by }. We have changed the drawings: each is printed in two tones, ink with an edge of brass, and has a copy as a bitmap.
gallery-about-licence-text = The licence
gallery-about-artists = The artists
gallery-about-source = The source
