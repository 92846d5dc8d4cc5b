### The bar above the views, the settings of this browser, and help.

settings-home = Alehouse: to the door
settings-views = Views
settings-menu = Menu
settings-help = { $keys ->
    [true] Help and keys
   *[false] Help
}
settings-help-more = Read more
settings-title = Settings
settings-link-tables = Tables
settings-link-replays = Replays
settings-link-characters = Characters
settings-link-rules = Rules
settings-link-learn = Learn to play
settings-link-about = About
settings-you = You
settings-name = Your name
settings-another-name = Another idea
settings-rename = Use this name
settings-renamed = That is your name from now on.
settings-device = Play on a second device
settings-device-text = A code makes another phone or computer the same guest, with your seats and replays.
settings-device-give = Make a code
settings-device-until = Type it in on the other device, in its settings. It is good once, until { $time }.
settings-device-have = I have a code from another device
settings-device-take = Use the code
settings-device-taken = Welcome back, { $name }.
settings-look = Look
settings-language = Language
settings-theme = Light
settings-theme-evening = Evening (dark)
settings-theme-morning = Morning (light)
settings-to-morning = Change to morning (light)
settings-to-evening = Change to evening (dark)
settings-text-size = Text size
settings-percent = { $n }%
settings-table = At the table
settings-pace = Pace
settings-pace-text = How long the table shows a card or a Drink before it goes on, alone against bots. It never delays your answers.
settings-pace-at-once = At once
settings-pace-fast = Fast
settings-pace-normal = Normal
settings-pace-calm = Calm
settings-sound = Sound
settings-sound-on = Sound is on
settings-sound-off = Sound is off
settings-sound-text = A sound when you are asked, and for what happens at the table.
settings-less-motion = Less motion
settings-less-motion-text = New things appear at once instead of travelling.
settings-one-click = Play with one click
settings-one-click-text = For those who know their cards: with a mouse, one click plays a card. Otherwise the first click shows what it would do, and the second plays it. Point at a target to see what would happen; a click plays.
settings-text-table = The table as text
settings-text-table-text = A plain table with all numbers, beside the drawn one. Screen readers always have it.
settings-keys-everywhere = Everywhere
settings-keys-tab = Go to the next thing
settings-keys-enter = Press it
settings-keys-escape = Close what is open
settings-keys-help = This help

## Help at the table: what its signs mean.

help-signs = On the table
help-sign-heart = Fortitude, the red marker: it begins at 20 and falls when you are hit.
help-sign-drop = Alcohol Content, the clear marker: most Drinks raise it. Where the two meet you pass out; “left” counts the steps between them.
help-sign-coin = Gold: whoever has none left is out.
help-sign-hand = Hand: how many cards somebody holds.
help-sign-deck = Deck: the cards somebody has left to draw.
help-sign-drink = Drink Me! pile: what others have ordered for you. At the end of your turn you drink the top one.
help-sign-action = Action: you may play one in each of your turns.
help-sign-sometimes = Sometimes: an answer to what its text names, in anybody’s turn.
help-sign-anytime = Anytime: between any two things that happen, in anybody’s turn.
help-sign-gambling = Gambling and Cheating: bids in a Round. Whoever is in control once all others have passed takes the pot.
