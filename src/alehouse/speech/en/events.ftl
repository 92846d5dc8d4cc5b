### What is told while the game runs: one message for each code of engine/events.py.

## The course of the game.

event-start = { $n } players sit down, and { $seat } begins.
event-turn = Turn { $turn }: { $seat }.
event-round = { $n ->
    [0] { $seat } starts a Round of Gambling, but nobody is in.
    [one] { $seat } starts a Round of Gambling; only { $seats } is in.
   *[other] { $seat } starts a Round of Gambling; { $seats } are in.
}
event-passed-out = { $n ->
    [0] Nobody passes out.
    [one] { $seats } passes out.
   *[other] { $seats } pass out.
}
event-out = { $why ->
    [gold] { $seat } has no Gold left and is out of the game.
   *[drink] { $seat } is out of the game.
}
event-share = { $seat } gets { $amount } of what is left behind.
event-over = { $n ->
    [0] The game ends without a winner.
    [one] { $seats } wins the game.
   *[other] { $seats } share the victory.
}

## Cards, and the moments at which they can be answered.

matter = { $entry ->
    [card] { $seat }'s { $card }
    [drink] { $seat }'s Drink
    [event] the Event { $card }
    [demand] the payment
    [won] { $seat }'s victory in the Round
    [hook] what { $seat } does
    [free] what happens next
   *[last-chance] who is about to drop out
}
event-open = { $entry ->
    [free] Anybody may play a card now.
    [last-chance] Last chance: anybody may play a card now.
   *[other] { $moment ->
        [after] Anybody may answer what came of { matter }.
       *[before] Anybody may answer { matter }.
    }
}
event-close = { $entry ->
    [free] Nobody plays a card.
    [last-chance] Nobody plays a card, and the last chance is gone.
   *[other] { $moment ->
        [after] Nobody answers what came of { matter }.
       *[before] Nobody answers { matter }.
    }
}
event-resolve = { $entry ->
    [event] The Event { $card } takes effect.
   *[card] { $seat }'s { $card } takes effect.
}
event-negate = { $entry ->
    [won] { $seat }'s victory in the Round is undone.
    [drink] { $seat }'s Drink is negated.
    [event] The Event { $card } is negated.
   *[card] { $seat }'s { $card } is negated.
}
event-play = { $at ->
    [somebody] { $seat } plays { $card } on { $target }.
   *[nobody] { $seat } plays { $card }.
}
event-edit = { $edit ->
    [ignore] { $drink ->
        [none] { $seat } ignores it.
       *[some] { $seat } ignores the Drink.
    }
    [ignore-fortitude] { $seat } ignores the loss of Fortitude.
    [reduce] { $drink ->
        [none] { $seat } loses { $n } less.
        [own] { $seat } makes the own Drink weaker by { $n }.
       *[some] { $seat } makes the Drink of { $drinker } weaker by { $n }.
    }
    [raise] { $drink ->
        [none] { $seat }'s loss grows by { $n }.
        [own] { $seat } makes the own Drink stronger by { $n }.
       *[some] { $seat } makes the Drink of { $drinker } stronger by { $n }.
    }
    [to] { $drink ->
        [none] { $seat }'s loss becomes { $n }.
       *[some] { $seat } sets the strength of the Drink to { $n }.
    }
    [cover-inn] The Inn will pay for { $seat }.
    [cover-none] { $seat }'s payment counts as made, but no Gold changes hands.
    [split] { $at ->
        [somebody] { $seat } splits the Drink with { $target }.
       *[nobody] { $seat } halves the Drink.
    }
    [share] { $seat } shares the loss with whoever caused it.
    [redirect] { $at ->
        [somebody] { $seat } sends the loss on to { $target }.
       *[nobody] { $seat } sends the loss back.
    }
    [redirect-all] { $at ->
        [somebody] { $seat } lets { $target } take the hit instead.
       *[nobody] { $seat } lets somebody else take the hit.
    }
    [pass] { $seat } hands the Drink to { $target }.
    [add] { $seat } puts something extra into the Drink of { $drinker }.
    [convert] { $seat }'s Drink will give Fortitude instead of Alcohol Content.
    [replace] { $seat } swaps what is in the glass of { $drinker }.
    [boost] { $seat } raises what the card does by { $n }.
    [protect] Nothing more can be done about that loss.
    [leave] { $seat } does not ante.
   *[other] { $seat } changes something.
}
event-may = { $n ->
    [0] { $seat } says no.
   *[other] { $seat } says yes.
}
event-option = { $seat } chooses option { $n }.
event-target = { $seat } picks { $target }.
event-number = { $seat } names { $n }.

## Numbers.

event-change = { $way ->
    [up] { $seat } gains { $amount } and now has { $now }.
    [down] { $seat } loses { $amount } and now has { $now }.
   *[same] { $seat }'s { $what } stays at { $now }.
}
event-meter = { $seat } now has { $amount }.
event-pay = { $means ->
    [inn] { $to ->
        [inn] The Inn covers { $amount } for { $seat }.
        [pot] The Inn antes { $amount } for { $seat }.
       *[seat] The Inn pays { $target } { $amount } for { $seat }.
    }
    [none] { $seat } has no Gold to pay with.
   *[own] { $to ->
        [inn] { $seat } pays the Inn { $amount }.
        [pot] { $seat } antes { $amount }.
       *[seat] { $seat } pays { $target } { $amount }.
    }
}
event-take = { $place ->
    [pot] { $seat } takes { $amount } from the pot.
   *[inn] { $seat } takes { $amount } from the Inn.
}
event-won = { $n ->
    [0] { $seat } wins the Round; the pot is empty.
    [one] { $seat } wins the Round; { $amount } is in the pot.
   *[other] { $seat } wins the Round; { $amount } are in the pot.
}
event-collect = { $seat } collects the pot of { $amount }.
event-pot-to-inn = The Inn keeps the pot of { $amount }.

## Moving cards.

event-draw = { $n ->
    [one] { $seat } draws 1 card.
   *[other] { $seat } draws { $n } cards.
}
event-drew = { $n ->
    [0] You draw nothing.
   *[other] You draw { $cards }.
}
event-reshuffle = { $seat } shuffles the discard pile into a new deck.
event-shelve = { $seat } lays out { $card }.
event-discard = { $n ->
    [0] { $seat } keeps every card.
   *[other] { $seat } discards { $cards }.
}
event-put = { $n ->
    [one] { $seat } slides 1 card under { $target }'s { $deck }.
   *[other] { $seat } slides { $n } cards under { $target }'s { $deck }.
}
event-gave = { $n ->
    [0] You give nothing away.
   *[other] You give away { $cards }.
}
event-reveal-own = { $seat } reveals { $cards }.
event-selected = You keep card { $n } of these.
event-flip = { $seat } turns over { $card } from the { $deck }.
event-keep = { $seat } keeps { $card }.
event-joined = { $card } becomes part of { $seat }'s card.
event-fails = { $seat } turns over { $card }, but it fails and is discarded.
event-stays = { $card } stays in front of { $seat }.
event-shed = { $seat } clears { $card } from the table.

## Buying and selling.

event-offer = { $seat } offers { $target } { $card } for { $amount }.
event-sold = { $target } buys { $card } from { $seat } for { $amount }.
event-declined = { $target } does not buy { $card } from { $seat }.

## Acting, ordering and drinking.

event-no-action = { $seat } plays no Action Card.
event-order = { $seat } orders a Drink for { $target }.
event-refill = The Drink Deck is filled up again.
event-reveal = { $n ->
    [0] { $seat } reveals nothing to drink.
   *[other] { $whose ->
        [own] { $seat } reveals { $cards }.
       *[other] { $seat } reveals { $cards } for { $target }.
    }
}
event-event = { $seat } reveals the Event { $card }.
event-event-aside = { $seat } lays the Event { $card } aside.
event-drunk = { $n ->
    [0] Nobody drinks.
    [one] { $seats } drinks up.
   *[other] { $seats } drink up.
}
event-sober = { $seat } has nothing to drink and sobers up to { $now } Alcohol Content.
event-split = { $seat } shares the Drink with { $target }.
event-dare = { $seat } reveals { $cards } on one side and { $others } on the other.
event-tie = { $seats } are tied and drink on.
event-contest-won = { $of ->
    [nobody] Nobody wins the Drinking Contest.
   *[somebody] { $seat } wins the Drinking Contest.
}

## Gambling.

event-control = { $of ->
    [nobody] Nobody is in control of the Round.
   *[somebody] { $seat } takes control of the Round.
}
event-leave = { $seat } leaves the Round.
event-pass-bid = { $seat } passes.

## Teams, and players who are not there.

event-champion = { $target } is Champion for { $seat }.
event-first = { $target } drinks next.
event-token = { $seat } spends a { potion-token } { $n ->
    [0] to gain 6 Fortitude
    [1] to lose 6 Alcohol Content
   *[2] to take 3 Gold from the Inn
}.
event-absent = { $n ->
    [0] { $seat } is gone until this turn ends.
   *[1] { $seat } is gone until { $seat }'s next turn begins.
}
event-back = { $seat } is back.
