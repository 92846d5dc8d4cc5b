### What is told while the game runs: one message for each code of engine/events.py.
###
### $who, $whom and $all are `you` if the reader is $seat, $target or among $seats. The messages that follow are the ends
### and forms of verbs that depend on it.

verb =
    .s = { $who ->
        [you] { "" }
       *[other] s
    }
    .es = { $who ->
        [you] { "" }
       *[other] es
    }
    .is = { $who ->
        [you] are
       *[other] is
    }
    .has = { $who ->
        [you] have
       *[other] has
    }
    .does = { $who ->
        [you] do
       *[other] does
    }
of-seat =
    .whose = { $who ->
        [you] your
       *[other] { $seat }'s
    }
of-target =
    .whose = { $whom ->
        [you] your
       *[other] { $target }'s
    }
which-drink = { $drink ->
    [none] the Drink
    [own] { $who ->
        [you] your own Drink
       *[other] their own Drink
    }
    [yours] your Drink
   *[some] the Drink of { $drinker }
}

## The course of the game.

event-start = { $n } players sit down, and { $seat } begin{ verb.s }.
event-turn = { $who ->
    [you] Turn { $turn } is yours.
   *[other] Turn { $turn }: { $seat }.
}
event-round = { $n ->
    [0] { $seat } start{ verb.s } a Round of Gambling, but nobody is in.
    [one] { $seat } start{ verb.s } a Round of Gambling; only { $seats } { $all ->
        [you] are
       *[other] is
    } in.
   *[other] { $seat } start{ verb.s } a Round of Gambling; { $seats } are in.
}
event-passed-out = { $n ->
    [0] Nobody passes out.
    [one] { $seats } { $all ->
        [you] pass
       *[other] passes
    } out.
   *[other] { $seats } pass out.
}
event-out = { $why ->
    [gold] { $seat } { verb.has } no Gold left and { verb.is } out of the game.
   *[drink] { $seat } { verb.has } passed out and { verb.is } out of the game.
}{ $n ->
    [0] { "" }
   *[other] {" "}The Inn takes { $amount }.
}
event-share = { $seat } get{ verb.s } { $amount } from what is left behind.
event-over = { $n ->
    [0] The game ends without a winner.
    [one] { $seats } { $all ->
        [you] win
       *[other] wins
    } the game.
   *[other] { $seats } share the victory.
}

## Cards, and the moments at which they can be answered.

matter = { $entry ->
    [card] { of-seat.whose } { $card }
    [drink] { of-seat.whose } Drink
    [event] the Event { $card }
    [demand] the payment
    [won] { of-seat.whose } victory in the Round
    [hook] what { $seat } { verb.does }
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
   *[card] { of-seat.whose } { $card } takes effect.
}
event-negate = { $entry ->
    [won] { of-seat.whose } victory in the Round is undone.
    [drink] { of-seat.whose } Drink is negated.
    [event] The Event { $card } is negated.
   *[card] { of-seat.whose } { $card } is negated.
}
event-play = { $at ->
    [self] { $seat } play{ verb.s } { $card } on { $who ->
        [you] yourself
       *[other] { $target }
    }.
    [somebody] { $seat } play{ verb.s } { $card } on { $target }.
   *[nobody] { $seat } play{ verb.s } { $card }.
}
event-edit = { $edit ->
    [ignore] { $drink ->
        [none] { $seat } ignore{ verb.s } it.
       *[some] { $seat } ignore{ verb.s } the Drink.
    }
    [ignore-fortitude] { $seat } ignore{ verb.s } the loss of Fortitude.
    [reduce] { $drink ->
        [none] { $seat } lose{ verb.s } { $n } less.
       *[some] { $seat } make{ verb.s } { which-drink } weaker by { $n }.
    }
    [raise] { $drink ->
        [none] { of-seat.whose } loss grows by { $n }.
       *[some] { $seat } make{ verb.s } { which-drink } stronger by { $n }.
    }
    [to] { $drink ->
        [none] { of-seat.whose } loss becomes { $n }.
       *[some] { $seat } set{ verb.s } the strength of the Drink to { $n }.
    }
    [cover-inn] The Inn will pay for { $seat }.
    [cover-none] { of-seat.whose } payment counts as made, but no Gold changes hands.
    [split] { $at ->
        [somebody] { $seat } split{ verb.s } the Drink with { $target }.
       *[nobody] { $seat } halve{ verb.s } the Drink.
    }
    [share] { $seat } share{ verb.s } the loss with whoever caused it.
    [redirect] { $at ->
        [somebody] { $seat } send{ verb.s } the loss on to { $target }.
       *[nobody] { $seat } send{ verb.s } the loss back.
    }
    [redirect-all] { $at ->
        [somebody] { $seat } let{ verb.s } { $target } take the hit instead.
       *[nobody] { $seat } let{ verb.s } somebody else take the hit.
    }
    [pass] { $seat } hand{ verb.s } the Drink to { $target }.
    [add] { $seat } put{ verb.s } something extra into { which-drink }.
    [convert] { of-seat.whose } Drink will give Fortitude instead of Alcohol Content.
    [replace] { $seat } swap{ verb.s } what is in { which-drink }.
    [boost] { $seat } raise{ verb.s } what the card does by { $n }.
    [protect] Nothing more can be done about that loss.
    [leave] { $seat } { verb.does } not ante.
   *[other] { $seat } change{ verb.s } something.
}
event-may = { $n ->
    [0] { $seat } say{ verb.s } no.
   *[other] { $seat } say{ verb.s } yes.
}
event-option = { $seat } choose{ verb.s } option { $n }.
event-target = { $seat } pick{ verb.s } { $target }.
event-number = { $seat } name{ verb.s } { $n }.

## Numbers. $cut: the number was at its least or its most, and some or all of it came to nothing.

event-change = { $way ->
    [up] { $cut ->
        [all] { $seat } would gain { $meant }, but { verb.has } { $now } already, the most there is.
        [some] { $seat } gain{ verb.s } { $amount } and now { verb.has } { $now }, the most there is.
       *[no] { $seat } gain{ verb.s } { $amount } and now { verb.has } { $now }.
    }
    [down] { $cut ->
        [all] { $seat } would lose { $meant }, but { verb.has } { $now } already, the least there is.
        [some] { $seat } lose{ verb.s } { $amount } and now { verb.has } { $now }, the least there is.
       *[no] { $seat } lose{ verb.s } { $amount } and now { verb.has } { $now }.
    }
   *[same] { of-seat.whose } { $what } stays at { $now }.
}
event-meter = { $seat } now { verb.has } { $amount }.
event-pay = { $means ->
    [inn] { $to ->
        [inn] The Inn covers { $amount } for { $seat }.
        [pot] The Inn antes { $amount } for { $seat }.
       *[seat] The Inn pays { $target } { $amount } for { $seat }.
    }
    [none] { $seat } { verb.has } no Gold to pay with.
   *[own] { $to ->
        [inn] { $seat } pay{ verb.s } the Inn { $amount }.
        [pot] { $seat } ante{ verb.s } { $amount }.
       *[seat] { $seat } pay{ verb.s } { $target } { $amount }.
    }
}
event-take = { $place ->
    [pot] { $seat } take{ verb.s } { $amount } from the pot.
   *[inn] { $seat } take{ verb.s } { $amount } from the Inn.
}
event-won = { $n ->
    [0] { $seat } win{ verb.s } the Round; the pot is empty.
    [one] { $seat } win{ verb.s } the Round; { $amount } is in the pot.
   *[other] { $seat } win{ verb.s } the Round; { $amount } are in the pot.
}
event-collect = { $n ->
    [0] The pot is empty: { $seat } collect{ verb.s } nothing.
   *[other] { $seat } collect{ verb.s } the pot of { $amount }.
}
event-pot-to-inn = { $n ->
    [0] The Round is over, and the pot is empty.
   *[other] The Round is over: the Inn keeps the pot of { $amount }.
}

## Moving cards.

event-draw = { $n ->
    [one] { $seat } draw{ verb.s } 1 card.
   *[other] { $seat } draw{ verb.s } { $n } cards.
}
event-drew = { $n ->
    [0] { $seat } draw{ verb.s } nothing.
   *[other] { $seat } draw{ verb.s } { $cards }.
}
event-reshuffle = { $seat } shuffle{ verb.s } the discard pile into a new deck.
event-shelve = { $seat } lay{ verb.s } out { $card }.
event-discard = { $n ->
    [0] { $seat } keep{ verb.s } every card.
   *[other] { $seat } discard{ verb.s } { $cards }.
}
event-put = { $n ->
    [one] { $seat } slide{ verb.s } 1 card under { of-target.whose } { $deck }.
   *[other] { $seat } slide{ verb.s } { $n } cards under { of-target.whose } { $deck }.
}
event-gave = { $n ->
    [0] { $seat } give{ verb.s } nothing away.
   *[other] { $seat } give{ verb.s } away { $cards }.
}
event-reveal-own = { $seat } reveal{ verb.s } { $cards }.
event-selected = { $seat } keep{ verb.s } card { $n } of these.
event-flip = { $seat } turn{ verb.s } over { $card } from the { $deck }.
event-keep = { $seat } keep{ verb.s } { $card }.
event-joined = { $card } becomes part of { of-seat.whose } card.
event-fails = { $seat } turn{ verb.s } over { $card }, but it fails and is discarded.
event-stays = { $card } stays in front of { $seat }.
event-shed = { $seat } clear{ verb.s } { $card } from the table.

## Buying and selling.

event-offer = { $seat } offer{ verb.s } { $target } { $card } for { $amount }.
event-sold = { $target } { $whom ->
    [you] buy
   *[other] buys
} { $card } from { $seat } for { $amount }.
event-declined = { $target } { $whom ->
    [you] do
   *[other] does
} not buy { $card } from { $seat }.

## Acting, ordering and drinking.

event-no-action = { $seat } play{ verb.s } no Action Card.
event-order = { $seat } order{ verb.s } a Drink for { $target }.
event-refill = The Drink Deck has run out and is filled up again: everybody owes the Inn 1 Gold for it.
event-reveal = { $n ->
    [0] { $seat } reveal{ verb.s } nothing to drink.
   *[other] { $whose ->
        [own] { $seat } reveal{ verb.s } { $cards } to drink.
       *[other] { $seat } reveal{ verb.s } { $cards } for { $target }.
    }
}
event-event = { $seat } reveal{ verb.s } the Event { $card }.
event-event-aside = { $seat } turn{ verb.s } up the Event { $card }: it does nothing here and is laid aside.
event-chaser-event = The Chaser is the Event { $card }: it does nothing and is discarded.
event-drunk = { $n ->
    [0] Nobody drinks.
    [one] { $seats } { $all ->
        [you] drink
       *[other] drinks
    } up.
   *[other] { $seats } drink up.
}
event-sober = { $seat } { verb.has } nothing to drink and sober{ verb.s } up to { $now } Alcohol Content.
event-split = { $seat } share{ verb.s } the Drink with { $target }.
event-dare = { $seat } reveal{ verb.s } { $cards } on one side and { $others } on the other.
event-tie = { $seats } are tied and drink on.
event-contest-won = { $of ->
    [nobody] Nobody wins the Drinking Contest.
   *[somebody] { $seat } win{ verb.s } the Drinking Contest.
}

## Gambling.

event-control = { $of ->
    [nobody] Nobody is in control of the Round.
   *[somebody] { $seat } take{ verb.s } control of the Round.
}
event-leave = { $seat } leave{ verb.s } the Round.
event-pass-bid = { $seat } pass{ verb.es }.

## Teams, and players who are not there.

event-champion = { $target } { $whom ->
    [you] are
   *[other] is
} Champion for { $seat }.
event-first = { $target } { $whom ->
    [you] drink
   *[other] drinks
} next.
event-token = { $seat } spend{ verb.s } a { potion-token } { $n ->
    [0] to gain 6 Fortitude
    [1] to lose 6 Alcohol Content
   *[2] to take 3 Gold from the Inn
}.
event-absent = { $n ->
    [0] { $seat } { verb.is } gone until this turn ends.
   *[1] { $seat } { verb.is } gone until { of-seat.whose } next turn begins.
}
event-back = { $seat } { verb.is } back.
