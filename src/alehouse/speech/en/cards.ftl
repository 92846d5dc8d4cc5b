### The text of cards. Clauses start in lower case; the sentence around them has the capital and the full stop.
###
### $form goes with $who: "command" speaks to the reader and names nobody ("lose 1 Gold"), "plural" is for
### "you" and "they", "single" for everybody else, "again" for a second verb of the same player.

## Paragraphs.

text = { CAP($do) }.
text-when = { CAP($when) }: { $do }.
sentences = { $first }. { CAP($rest) }
or-mode = -OR-
nothing = No effect at all.
rider = At the very end, even if this card was ignored: { $do }.

## Players.

who = { $who ->
    [you] you
    [they] they
    [that] that player
    [each-of-them] each of them
    [another] another player
    [another-such] another player who { $such }
    [third] a third player
    [anyone] any one player
    [up-to] each of up to { $count } other players
    [from-to] each of { $least } to { $count } other players
    [exactly] each of { number } other players
    [target] the chosen player
    [others] each other player
    [all] everybody
    [in-round] each player in the Round
    [cause] whoever caused this
    [revealer] whoever revealed it
    [revealing] whoever reveals this
    [drinker] the drinker
    [active] the active player
    [winner] the winner
   *[left] the player to your left
}
whom = { $to ->
    [you] you
    [they] them
    [that] that player
    [each-of-them] each of them
    [another] another player
    [another-such] another player who { $such }
    [third] a third player
    [anyone] any one player
    [up-to] up to { $count } other players
    [from-to] { $least } to { $count } other players
    [exactly] { number } other players
    [target] the chosen player
    [others] each other player
    [all] everybody
    [in-round] each player in the Round
    [cause] whoever caused this
    [revealer] whoever revealed it
    [revealing] whoever reveals this
    [drinker] the drinker
    [active] the active player
    [winner] the winner
    [left] the player to your left
    [inn] the Inn
    [pot] the pot
   *[nobody] nobody
}
their = { $who ->
    [you] your
   *[other] their
}
number = { $count ->
    [2] two
    [3] three
    [4] four
   *[other] { $count }
}

such-in-round = is in the Round
such-not-cause = did not cause this
such-is = is { $kinds }
such-has = has any { $what }
such-players-left = is one of the last { $n }
such-level = has at least { $amount }
such-paid = has paid it all with their own Gold

## When a card may be played.

as-type = as { $card }
head-if = if { $condition }
card-that = { $card } that { $that }
card-affecting = { $card } and it { $that }
that-affects = affects your { $what }
that-changes-drink = changes a Drink
that-picks-you = picks you

when-played = when { $by ->
    [another] another player
   *[anybody] someone
} plays { $card }
when-about-to-lose-fortitude = { $by ->
    [another] when another player is about to make you lose Fortitude
   *[anybody] when you are about to lose Fortitude
}
when-about-to-lose-gold = { $by ->
    [another] when another player is about to make you lose Gold
   *[anybody] when you are about to lose Gold
}
when-about-to-ante = { $by ->
    [another] when another player is about to make you ante
   *[anybody] when you are about to ante
}
when-about-to-drink = { $by ->
    [another] when another player is about to make you drink
   *[anybody] when a Drink is about to affect you
}
when-about-to-leave = { $by ->
    [another] when another player is about to make you leave the Round
   *[anybody] when you are about to leave the Round
}
when-about-to-refill = { $by ->
    [another] when another player is about to make you pay for a new Drink Deck
   *[anybody] when you are about to pay for a new Drink Deck
}
when-drinking = { $to ->
    [you] when you are about to drink
    [others] when another player is about to drink
    [all] when anybody is about to drink
   *[other] when { whom } is about to drink
}
when-drinking-own-phase = { $to ->
    [you] when you are about to drink in your own Drink Phase
    [others] when another player is about to drink in their own Drink Phase
   *[all] when anybody is about to drink in their own Drink Phase
}
after-lost-fortitude = after another player has made you lose Fortitude
after-collected-pot = after another player has collected the pot
in-phase = in your { $phase }
during-round = { $but ->
    [ends] during a Round of Gambling, while nobody owes an ante
   *[nothing] during a Round of Gambling
}
when-won = when another player has won the Round
when-revealed = { $affects ->
    [you] when a Drink Event that affects you is revealed
   *[anybody] when a Drink Event is revealed
}

## Conditions.

if-is = { who } { $form ->
    [single] is
   *[plural] are
} { $kinds }
if-has = { who } { $form ->
    [single] has
   *[plural] have
} any { $what }
if-still-in = you are still in the Round
if-players-left = only { $n } players are left in the game
if-level = { $top ->
    [1] you have { $amount }
   *[0] you have at least { $amount }
}
if-paid = you paid it all with your own Gold

## What happens to players.

lose = { $form ->
    [command] lose
    [plural] { who } lose
    [again] loses
   *[single] { who } loses
} { $amount }
relief = { $loss }, but 1 less for { $price }
price-gold = each Gold that player pays to { whom }
price-any-card = each card that player discards
price-cards = each { $types } Card that player discards
gain = { $form ->
    [command] gain
    [plural] { who } gain
    [again] gains
   *[single] { who } gains
} { $amount }
x-is = { $on ->
    [drink] X is a number from { $low } to { $high }, named by the drinker when the Drink is revealed
   *[other] X is a number from { $low } to { $high }, named by you when you play this card
}
pay = { $form ->
    [command] pay
    [plural] { who } pay
    [again] pays
   *[single] { who } pays
} { $to ->
    [pot] { $amount } into the pot
   *[other] { whom } { $amount }
}
collect = { $form ->
    [command] take
    [plural] { who } take
    [again] takes
   *[single] { who } takes
} { $amount } from { whom }
ante = { $form ->
    [command] ante
    [plural] { who } ante
    [again] antes
   *[single] { who } antes
} { $amount }
cards = { $n ->
    [one] a card
   *[other] { $n } cards
}
draw = { $form ->
    [command] draw
    [plural] { who } draw
    [again] draws
   *[single] { who } draws
} { cards }
select = { $form ->
    [command] reveal the top { $n } cards of { their } deck, take one of them into hand and discard the rest
    [plural] { who } reveal the top { $n } cards of { their } deck, take one of them into hand and discard the rest
    [again] reveals the top { $n } cards of { their } deck, takes one of them into hand and discards the rest
   *[single] { who } reveals the top { $n } cards of { their } deck, takes one of them into hand and discards the rest
}
discard = { $form ->
    [command] discard
    [plural] { who } discard
    [again] discards
   *[single] { who } discards
} { $by ->
    [chance] { cards } at random
   *[owner] { cards }
}
put = { $form ->
    [command] slide
    [plural] { who } slide
    [again] slides
   *[single] { who } slides
} { cards } from hand under your { $deck }

## Drinks.

drinks = { $n ->
    [one] a Drink
   *[other] { $n } Drinks
}
more-drinks = { $n ->
    [one] one more Drink
   *[other] { $n } more Drinks
}
order = { $n ->
    [one] order { more-drinks } for another player
   *[other] order { more-drinks }, for the same player or different ones
}
drink = { $form ->
    [command] drink
    [plural] { who } drink
    [again] drinks
   *[single] { who } drinks
} { $on ->
    [drink] { more-drinks }
    [one-drink] { more-drinks }
    [drinks] { more-drinks }
   *[other] { drinks }
} from { $source ->
    [pile] { their } Drink Me! pile
   *[drink-deck] the Drink Deck
}
drink-copies = reveal { drinks } from { $source ->
    [pile] your Drink Me! pile
   *[drink-deck] the Drink Deck
}. { $form ->
    [single] { CAP(who) } drinks
    [again] That player drinks
   *[other] { CAP(who) } drink
} a copy of { $n ->
    [one] it
   *[other] each
}
contest = everybody reveals and drinks a Drink from the Drink Deck. Whoever revealed the one with the most Alcohol Content takes { $amount } from each other player
dare = { $form ->
    [command] turn up two Drinks from the Drink Deck and drink the weaker one
    [plural] { who } turn up two Drinks from the Drink Deck and drink the weaker one
    [again] turns up two Drinks from the Drink Deck and drinks the weaker one
   *[single] { who } turns up two Drinks from the Drink Deck and drinks the weaker one
}. Each other player drinks a copy of the stronger one
keep = this card stays in front of whoever drank it

## Gambling.

start-round = start a Round of Gambling, for which everybody antes { $amount }
take-control = take control of the Round
take-control-until = take control of the Round. While you keep it, only { $card } can take it from you
leave-round = { $form ->
    [command] leave the Round
    [plural] { who } leave the Round
    [again] must leave the Round
   *[single] { $who ->
        [another-such] { who } must leave it
       *[other] { who } must leave the Round
    }
}
end-round = { $to ->
    [inn] end the Round, and the Inn keeps the pot
   *[other] end the Round, and the pot goes to { whom }
}
win-round = { $form ->
    [command] win the Round
    [plural] { who } win the Round
    [again] wins the Round
   *[single] { who } wins the Round
}
take-pot = collect the pot in place of the winner

## Side decks and further Actions.

flip = turn over the top card of your { $deck }; { $then }
flip-entry = it counts as an Action Card that you play
flip-standing = it stays face up in front of you
flip-standing-few = keep { $n ->
    [one] only one card
   *[other] at most { $n } cards
} of that deck in front of you
flip-replace = it takes the place of the one in front of you
flip-merge = it becomes part of this card
allow-action = { $form ->
    [command] you may play one more Action Card this turn
    [plural] { who } may play one more Action Card this turn
    [again] may play one more Action Card if it is their turn
   *[single] { who } may play one more Action Card if it is their turn
}
allow-again = { $form ->
    [again] may play another card of the same type
   *[other] { who } may play another card of the same type
}
end-turn = { $form ->
    [command] end your turn
    [single] { who } ends { their } turn
    [again] ends { their } turn
   *[plural] { who } end { their } turn
}. Until { $until ->
    [this-turn] the next turn begins, { $who ->
        [you] you
       *[other] they
    } play no cards and ignore everything
   *[next-turn] { their } own next turn begins, this card lies in front of { $who ->
        [you] you; you
       *[other] them; they
    } play no cards and ignore everything
}

## Effects of single characters, each with a sentence of its own.

own-other = { CLAUSE($text, keep: "Fortitude|Alcohol Content|Gold|Drinks|Chasers|[A-Z][a-z]+ (and [A-Z][a-z]+ )?Cards?") }

## Effects made of effects.

if = if { $condition }, { $do }
unless = unless { $condition }, { $do }
if-else = if { $condition }, { $do }; otherwise, { $otherwise }
may = { $form ->
    [again] may { $do }
   *[other] { who } may { $do }
}
may-then = { may }. If { $form ->
    [command] you
    [plural] { who }
   *[other] they
} do, { $then } afterwards
may-own = { $form ->
    [again] may let this happen
   *[other] { who } may let this happen
}: { $do }
may-let = { $form ->
    [again] may choose
   *[other] { who } may choose
} that { $do }
choose = { $form ->
    [command] choose one
    [plural] { who } choose one
    [again] chooses one
   *[single] { who } chooses one
}: { $options }
option-or = { $first }, or { $last }
then = { $place ->
    [inside] then { $do }
   *[alone] after that, { $do }
}

## Answers to something: $on is what they work on.

negate = { $on ->
    [event] negate the Event
    [win] undo that win
   *[card] negate it
}
ignore = { $on ->
    [drink] ignore the Drink
    [one-drink] ignore one Drink
    [drinks] ignore any of the Drinks
    [event] ignore the Event
    [loss] ignore what you would lose
   *[card] ignore it
}
ignore-only = ignore the loss of { $what }
drink-or-drinks = { $on ->
    [drinks] any number of the revealed Drinks
    [one-drink] one Drink
   *[drink] the Drink
}
adjust-plus = { $on ->
    [loss] lose { $n } more { $what }
   *[drink] raise the { $what } of { drink-or-drinks } by { $n }
}
adjust-minus = { $on ->
    [loss] lose { $n } less { $what }
   *[drink] lower the { $what } of { drink-or-drinks } by { $n }
}
adjust-to = { $on ->
    [loss] lose exactly { $n } { $what }
   *[drink] set the { $what } of { drink-or-drinks } to { $n }
}
boost = raise { $what ->
    [all] each loss, gain and payment
   *[other] each loss of { $what }
} that { $on ->
    [joined] the whole card
   *[card] it
} causes by { $n }
cover = { $by ->
    [inn] the Inn pays in your place
    [pot] the pot pays in your place
   *[nobody] your payment counts as made, but no Gold changes hands
}
rounded = { $rounding ->
    [down] rounding down
   *[up] rounding up
}
split = { $to ->
    [nobody] drink only half of the Drink, { rounded }
   *[other] { $rounding ->
        [down] split the Drink with { whom }, rounding down
       *[up] split the Drink with { whom }
    }
}
share = you and { whom } each lose half of it, { $rounding ->
    [down] rounded down
   *[up] rounded up
}
redirect = { $form ->
    [again] takes that loss of { $what } instead of you
    [single] { who } takes that loss of { $what } instead of you
   *[other] { who } take that loss of { $what }
}
redirect-all = { $form ->
    [again] takes your place, and the card does to them what it would do to you
    [single] { who } takes your place, and the card does to them what it would do to you
   *[other] { who } take the place of everybody else
}
pass-drink = { $form ->
    [again] drinks it instead of you
    [single] { who } drinks it instead of you
   *[other] { who } drink it
}
add = { $on ->
    [drinks] each of these Drinks also says: { $do }
    [one-drink] that Drink also says: { $do }
   *[drink] the Drink also says: { $do }
}
convert = the Drink gives { $into } instead of { $what }
replace = the Drink and its Chasers lose their text; instead, { $do }
protect = this loss can no longer be { $what }

## What stands below: lasting properties of a card.

splits-itself = The drinker may share this Drink with another player.
chaser = Chaser: drink the next Drink from the same place along with this one.
nobody-leaves = Nobody may choose to leave this Round.
follows-anything = You may play it even where only a Cheating Card could follow.
ignore-as = Ignoring this card only takes { $n } off the loss.
shield-everything = { $kind ->
    [drink] nothing can be done about this Drink
    [joined] nothing can be done about the whole card
   *[card] nothing can be done about this card
}
shield = { $kind ->
    [drink] this Drink cannot be { $what } by a card
    [joined] the whole card cannot be { $what }
   *[card] this card cannot be { $what }
}
shield-when = { $word ->
    [if] { $shield } if { $condition }
   *[while] { $shield } while { $condition }
}
shield-negated = negated
shield-ignored = ignored
shield-reduced = reduced
shield-redirected = redirected
shield-hit-back = paid back
shield-covered = paid by others
shield-split = split
shield-left = escaped by leaving the Round
answered-only-by = Only { $family } can affect this card.
counts-as = This card counts as { $family }.
limit = Each Drink takes only one { $what }.
home-front = This card waits face up in front of you until you play it.
fails = Discard this card as soon as it is turned over, and turn over the next one.
price = Price: { $amount }.
adds = { $kind ->
    [joined] Turn over the next card of your { $deck } and add its effects too.
   *[card] As you play this, turn over the top card of your { $deck } and add its effects.
}

## What lies in front of a player, and what a character does without a card.

way = { $way ->
    [less] less
   *[more] more
}
passive-cards = A card that would cost you { $what } takes { $n } { way }.
passive-drinks = A Drink that would give you { $what } gives { $n } { way }.
passive-caused = A card of yours that would cost others { $what } takes { $n } { way }.
passive-back = Whoever makes you lose Fortitude with a card loses { $amount } too.
passive-hand-size = { $way ->
    [less] Your hand size is { $n } smaller.
   *[more] Your hand size is { $n } larger.
}
passive-orders = { $way ->
    [less] { $n ->
        [one] Order one Drink less in your Order Phase.
       *[other] Order { $n } fewer Drinks in your Order Phase.
    }
   *[more] Order { more-drinks } in your Order Phase.
}
guard = Cards that you play from your hand cannot be { $what }.
guard-everything = Nothing can be done about cards that you play from your hand.
hook = { $at ->
    [setup] Before the game begins, { $do }.
    [turn-start] At the start of your turn, { $do }.
   *[turn-end] At the end of your turn, { $do }.
}
role-deck-holds = Keep { $n ->
    [one] only one card
   *[other] at most { $n } cards
} of your { $deck } in front of you.
role-deck-sold = You may sell cards of your { $deck } that lie in front of you, each at its price.
