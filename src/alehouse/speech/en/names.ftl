### The names of things: numbers, counters, types, kinds, phases.

## A whole sentence: with a capital, and without a second mark after a title that ends in one.

told = { STOP(CAP($text)) }

## Numbers of a player. An amount says how much of one.

stat-fortitude = Fortitude
stat-alcohol = Alcohol Content
stat-gold = Gold

amount-fortitude = { $n } Fortitude
amount-alcohol = { $n } Alcohol Content
amount-gold = { $n } Gold
amount-half-pot = half of that pot, rounded up
amount-table = { $what } according to your { $counter }: { $rows }
x = X

table-first = { $n } at { $counter } { $levels }
table-row = { $n } at { $levels }
level = { $low }
levels-two = { $low } or { $high }
levels = { $low } to { $high }

## Counters of single characters. `-other` is for characters that no catalogue knows.

counter-brawls = Brawls
counter-heat = Heat
counter-mark = Marks
counter-piety = Piety
counter-scarab = Scarabs
counter-other = { CAP($name) }

amount-counter-brawls = { $n ->
    [one] { $n } Brawl
   *[other] { $n } Brawls
}
amount-counter-heat = { $n } Heat
amount-counter-mark = { $n ->
    [one] a Mark
   *[other] { $n } Marks
}
amount-counter-piety = { $n } Piety
amount-counter-scarab = { $n ->
    [one] { $n } Scarab
   *[other] { $n } Scarabs
}
amount-counter-other = { $n } { CAP($name) }

## Side decks and piles.

deck-brawler = Brawler deck
deck-gear = Gear deck
deck-item = Item deck
deck-petrified = pile of Petrified cards
deck-potion = Potion deck
deck-wulfric = Mood deck
deck-other = { CAP($name) } deck

## Types and kinds of cards.

type-action = Action
type-sometimes = Sometimes
type-anytime = Anytime
type-gambling = Gambling
type-cheating = Cheating

card-type = { $types } Card
kind-character = Card
kind-drink = Drink
kind-event = Drink Event
kind-side = Side Card
kind-added = Added Card

side-gear = Gear Card
side-potion = Potion Card
side-wulfric = Mood Card
side-other = { CAP($name) } Card

any-card = a card
card-of-type = { $first ->
    [action] an
    [anytime] an
   *[other] a
} { $types } Card

## Cards that go by one name, and cards of which a Drink takes only one.

family-i-dont-think-so = “I don't think so!”
family-other = { CAP($name) }

limit-mix-in = Mix-in
limit-other = { CAP($name) }

## What a character is.

kind-of-orc = an Orc
kind-of-troll = a Troll
kind-of-ogre = an Ogre
kind-of-vampire = a Vampire
kind-of-villain = a Villain

## Ways to play, and teams.

variant-individual = everybody for themselves
variant-two-headed-dragon = Two-Headed Dragon
variant-other = { CAP($name) }
team = the team of { $seats }
potion-token = Potion Token

## Phases of a turn.

phase-discard = Discard Phase
phase-action = Action Phase
phase-order = Order Phase
phase-drink = Drink Phase

## Lists: two at a time, so that "a, b and c" is (a, b) and c.

list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
plain = { $text }

## Titles are quoted, of Drinks and Events too: they are words like those around them.

title = “{ $text }”
