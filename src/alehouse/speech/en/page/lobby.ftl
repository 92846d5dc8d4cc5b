### Tables before a game: coming in, sitting down, settings, the list of tables.

lobby-tab-asked = { $turn ->
    [own] ● Your turn · Alehouse
   *[other] ● Your answer? · Alehouse
}
lobby-tab-own = Your turn · Alehouse
lobby-tab-turn = { $name }’s turn · Alehouse
lobby-tab-over = The game is over · Alehouse
lobby-tab-open = A table at the Alehouse
lobby-coming-in = Coming in …
lobby-dealing = Dealing the cards …
lobby-line-lost = The line is broken. Trying again …
lobby-line-kept = The line is broken. What you have chosen is kept, and goes out when the line is back …
lobby-line-closing = The server restarts. Nothing is lost; connecting again …

lobby-come-in = Come in and sit down
lobby-come-in-text = A table is waiting for you. What shall we call you?
lobby-come-in-host = { $name } has a table for you. What shall we call you?
lobby-come-in-now = Come in
lobby-a-bot = Bot
lobby-locked-title = This table has a password
lobby-password-ask = Whoever gave you the link knows it.
lobby-gone = You cannot come in just now
lobby-gone-left = You have left
lobby-gone-kicked = You were sent away
lobby-gone-no-room = This table is gone
lobby-gone-no-line = The server does not answer
lobby-gone-kept = This table stands still
lobby-reload = Reload the page
lobby-return = Come back in

lobby-heading = { $name }’s table
lobby-heading-nobody = A table
lobby-hello = You are { $name }.
lobby-rename = Change name
lobby-watching-now = You watch. Take an empty seat to play.
lobby-lock = Let nobody else in
lobby-unlock = Let others in again
lobby-is-locked = Nobody else may come in
lobby-seats-heading = Seats
lobby-order = Turns go round clockwise
lobby-empty = Seat { $n } is free
lobby-sit = Sit here
lobby-move = Move here
lobby-add-bot = Bot
lobby-add-bot-title = How shall the bot play?
lobby-bots-everywhere = Bots on all { $n } free seats
lobby-bot = Bot, { $level }
lobby-bot-random = random
lobby-bot-random-text = Plays any card that it may, by chance and without a plan.
lobby-bot-easy = easy
lobby-bot-easy-text = Plays sensibly, but overlooks things, and spares whoever is nearly out.
lobby-bot-normal = normal
lobby-bot-normal-text = Looks after itself and hits where it hurts.
lobby-bot-hard = hard
lobby-bot-hard-text = Thinks ahead, and hits whoever is winning.
lobby-bot-reluctant = shy
lobby-bot-reluctant-text = Mostly passes, so games take longer.
lobby-bot-tutor = tame
lobby-remove = Send away
lobby-by-chance = At random
lobby-by-chance-text = A character is dealt when the game begins.
lobby-change = Change character
lobby-pick = Choose a character
lobby-taken = Sits here already
lobby-host = Host
lobby-you = You
lobby-thats-you = { $name } (you)
lobby-team = Team { $n }
lobby-not-here = not here
lobby-watches = watches
lobby-muted = muted

lobby-begin-heading = Begin
lobby-missing-players = { $n ->
    [one] One more player or bot is needed.
   *[other] { $n } players or bots are needed.
}
lobby-missing-for-kind = { $n ->
    [one] One more player or bot is needed: this game is for { $seats } players.
   *[other] { $n } more players or bots are needed: this game is for { $seats } players.
}
lobby-too-many = Too many players: this game is for { $seats } players.
lobby-ready = Everybody is here.
lobby-ready-empty = { $n ->
    [one] Ready. The empty seat is left out.
   *[other] Ready. { $n } empty seats are left out.
}
lobby-start = Begin the game
lobby-rematch = Once more
lobby-again = { $name } wants another game.
lobby-over = The game is over. Once more, with the same people?
lobby-waiting-host = Waiting for { $name } to start the game.
lobby-stand = Stand up and watch
lobby-leave = Leave the table

lobby-invite = Invite friends
lobby-link = Link to this table
lobby-only-here = Only this computer can open this address. To let friends in, start Alehouse with --host 0.0.0.0 and open it by this computer’s name or address in your network.
lobby-qr = QR code with the link to this table
lobby-share = Share
lobby-share-text = Come and play at my table.
lobby-people = { $n ->
    [one] { $n } person here
   *[other] { $n } people here
}
lobby-person-menu = What to do with { $name }
lobby-hand-over = Make host
lobby-mute = Mute
lobby-unmute = Let speak again
lobby-kick = Send away for good
lobby-talk = Talk
lobby-talk-none = Nobody has said anything yet.
lobby-talk-new = { $name }: { $text }

lobby-terms = How this table plays
lobby-change-settings = Change
lobby-save = Save
lobby-more = More settings
lobby-seats = Seats
lobby-title = What the list of tables shows
lobby-title-idea = Friday night at the Inn
lobby-privacy = Who may come in
lobby-privacy-link = With the link
lobby-privacy-link-text = Whoever has the link may come in.
lobby-privacy-listed = Everybody
lobby-privacy-listed-text = The table is in the list, and strangers may join.
lobby-privacy-password = With a password
lobby-privacy-password-text = The link alone is not enough.
lobby-password = Password
lobby-password-kept = The old one stays
lobby-variant = Kind of game
lobby-variant-individual = Every player for themselves
lobby-variant-individual-text = The last one left wins. 2 to 10 players.
lobby-variant-two-headed-dragon = Two-Headed Dragon
lobby-variant-two-headed-dragon-text = Teams of two who sit side by side and share one track. 4, 6 or 8 players.
lobby-explained = { $name }: { $text }
lobby-drinks = Drinks
lobby-drinks-rdi1-text = Ale, wine and a few surprises; contests and a Round on the House. Good to begin with.
lobby-drinks-rdi2-text = Stronger and more varied: Mead for two, a brew for ogres, and a dare.
lobby-drinks-rdi3-text = The wildest: Drinks that bring cards or Gold, a brawl and a monster.
lobby-clock = Clock
lobby-clock-casual = Relaxed
lobby-clock-casual-text = A minute for each decision, and five minutes more for the whole game.
lobby-clock-fast = Quick
lobby-clock-fast-text = 20 seconds for each decision, and one minute more for the whole game.
lobby-clock-days = A day per move
lobby-clock-days-text = A day for each decision. You need not be there at the same time.
lobby-move-time = { $name }, { $n } s
lobby-window = Time to answer a card
lobby-answer-time = from { $window } s, and { $touched } s if it is about you
lobby-window-clock = As the clock says
lobby-window-open = Wait for everybody who can answer
lobby-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
lobby-beat = Pace of the bots
lobby-watching = Watching
lobby-watching-text = People without a seat may watch. They never see a hand.
lobby-chat = Typing in the chat
lobby-chat-text = Without it, people have emotes and ready phrases only.
lobby-duplicates = The same character twice
lobby-duplicates-text = Two people may sit as the same character.

lobby-tables = Tables
lobby-tables-line = Tables that everybody may find. Those of friends have their own links.
lobby-look-again = Look again
lobby-tables-waiting = Waiting for players ({ $n })
lobby-tables-playing = Playing now ({ $n })
lobby-tables-none-waiting = No table waits for players. Open one at the door and let everybody in.
lobby-tables-none-playing = Nobody plays at an open table just now.
lobby-table-seats = { $taken } of { $n } seats taken
lobby-table-players = { $n } players
lobby-table-watchers = { $n ->
    [one] { $n } watches
   *[other] { $n } watch
}
lobby-join = Join
lobby-look-in = Look in
lobby-watch = Watch
lobby-not-watchable = Not to be watched
