### The table: mats, the stack, the Round of Gambling, the end.

table-title = The table
table-players = The other players
table-you = You
table-bot = { $level ->
    [easy] Bot, easy
    [normal] Bot, normal
    [hard] Bot, hard
    [random] Bot, random
    [reluctant] Bot, shy
    [tutor] Bot, for the lesson
   *[other] Bot
}
table-person-away = { $name } (a bot plays)
table-person-gave-up = { $name } gave up
table-mat-you = You, { $name }
table-or = or

## Numbers of a player.

table-left = { $n } left
table-left-ahead = { $from } → { $n } left
table-wobbly = { $n } left, wobbly
table-track = { $name }: Fortitude { $fortitude }, Alcohol Content { $alcohol }, { $left } left
table-track-ahead = { $name }: Fortitude { $fortitude }, Alcohol Content { $alcohol }, { $left } left. If nobody answers: Fortitude { $newFortitude }, Alcohol Content { $newAlcohol }, { $newLeft } left
table-hand = Hand
table-pile = Drink Me! pile
table-pile-short = Drink Me!
table-deck = Deck
table-discard = Discard
table-discard-top = Discard pile; on top: { $title }
table-card-more = There is more on this card: look closely to read it all
table-front = In front
table-alcohol = Alcohol Content
table-change-fortitude = { $sign }{ $n } Fortitude
table-change-alcohol = { $sign }{ $n } Alcohol
table-change-gold = { $sign }{ $n } Gold
table-change-counter = { $sign }{ $n } { $name }

## Flags on mats.

table-mark-turn = Taking a turn
table-mark-turn-you = Your turn
table-mark-control = In control
table-mark-wins = Wins the Round
table-mark-act = To act
table-mark-act-you = You to act
table-mark-next-you = Your bid is next
table-mark-passed = Passed
table-mark-left = Left the Round
table-mark-broke = In until the Round ends
table-mark-broke-left = Out after the Round
table-mark-out = Out
table-mark-lost = Lost
table-mark-passed-out = Passed out
table-mark-will-out = Dropping out
table-mark-will-pass-out = Passes out
table-mark-gone = Out of the room
table-mark-away = A bot plays
table-mark-not-here = Not here
table-mark-gave-up = Gave up
table-mark-won = Winner
table-mark-offer = Choose
table-mark-offer-key = Choose: key { $key }
table-mark-chosen = Chosen
table-mark-barred = Cannot be chosen
table-pick = Choose { $name }
table-look = Look at { $name }

## Piles that everybody may look through.

table-list-title = { $name }: { $what }
table-list-empty = There is nothing here.
table-list-none = No card lies face up in front of { $name }.
table-list-hidden = { $n ->
    [one] 1 card lies face down.
   *[other] { $n } cards lie face down.
}

## The middle.

table-commons = The middle of the table
table-inn = The Inn
table-inn-short = The Inn
table-inn-paid = Gold paid in
table-inn-pays = Gold that was paid to the Inn so far, less what it has paid out. It never runs out of Gold.
table-drink-deck = Drink Deck
table-drinks-short = Drinks
table-poured = { $n } poured
table-poured-title = Drinks that were poured
table-bar = Bar Deck { $n }
table-pot = Pot
table-pot-empty = empty
table-no-round = No Round on

## Whose turn.

table-turn = { $name }’s turn
table-turn-you = Your turn
table-over = The game is over
table-phases = Parts of the turn
table-phase-discard = Discard and draw
table-phase-action = Action
table-phase-order = Order a Drink
table-phase-drink = Drink
table-phase-gambling = Action: gambling

## The stack.

table-stack = What is pending, the oldest first
table-folded = +{ $n } below
table-folded-title = Further down the stack
table-does-card = { $you ->
    [yes] play
   *[no] plays
}
table-does-answer = { $you ->
    [yes] answer
   *[no] answers
}
table-does-drink = { $you ->
    [yes] drink
   *[no] drinks
}
table-does-event = { $you ->
    [yes] reveal
   *[no] reveals
}
table-does-hook = { $you ->
    [yes] do this
   *[no] does this
}
table-does-won = { $you ->
    [yes] win the Round
   *[no] wins the Round
}
table-does-demand = { $you ->
    [yes] must pay
   *[no] must pay
}
table-does-last-chance = { $you ->
    [yes] are about to drop out
   *[no] is about to drop out
}
table-entry-card = A card
table-entry-drink = A Drink
table-entry-event = An Event
table-entry-demand = Payment
table-entry-won = { $n } Gold in the pot
table-entry-hook = By itself
table-entry-last-chance = Last chance
table-note-drink = A Drink is on its way
table-note-demand = { $why ->
    [refill] The Drink Deck ran out: everybody pays for a new one
    [contest] { $you ->
        [yes] You have won the contest and are paid
        [no] { $seat } has won the contest and is paid
       *[nobody] The winner of the contest is paid
    }
    [event] An Event asks for Gold
    [relief] Gold, to lose less
   *[card] Gold is due
}
table-note-won = { $you ->
    [yes] You are about to collect the pot
   *[no] { $seat } is about to collect the pot
}
table-note-hook = Something happens by itself
# One player is named beside it.
table-note-last-chance = { $n ->
    [one] Only a card that is played now can help
   *[other] About to drop out: { $seats }. Only a card that is played now can help
}
table-note-card = A card
table-note-event = An Event
table-verb-answers = { $you ->
    [yes] answer
   *[other] answers
}
table-verb-negates = { $you ->
    [yes] negate
   *[other] negates
}
table-verb-ignores = { $you ->
    [yes] ignore
   *[other] ignores
}
table-verb-redirects = { $you ->
    [yes] redirect
   *[other] redirects
}
table-verb-passes = { $you ->
    [yes] pass on
   *[other] passes on
}
table-verb-splits = { $you ->
    [yes] split
   *[other] splits
}
table-verb-weakens = { $you ->
    [yes] weaken
   *[other] weakens
}
table-verb-boosts = { $you ->
    [yes] boost
   *[other] boosts
}
table-verb-changes = { $you ->
    [yes] change
   *[other] changes
}
table-verb-covers = { $you ->
    [yes] cover
   *[other] covers
}
table-verb-dodges = { $you ->
    [yes] get out
   *[other] gets out
}
table-verb-first = meanwhile
table-verb-then = then
table-stamp-negated = Negated
table-stamp-will-negate = Will be negated
table-stamp-ignored = Ignored
table-edit = { $edit ->
    [ignore] { $seat }: ignored
    [ignore-fortitude] { $seat }: no Fortitude lost
    [reduce] { $seat }: { $n } less
    [raise] { $seat }: { $n } more
    [to] becomes { $n }
    [cover-inn] { $seat }: the Inn pays
    [cover-none] { $seat }: nothing to pay
    [split] halved
    [share] shared
    [redirect] goes to { $target }
    [redirect-all] goes to { $target }
    [pass] passed on
    [add] something extra
    [convert] heals instead
    [replace] swapped
    [leave] { $seat }: no ante
    [boost] { $n } more
   *[other] changed
}

## What would happen.

table-ahead = If nobody answers
table-ahead-chain = If nobody answers (the card on the right counts first)
table-ahead-left = The Gold comes from what is left behind.
table-ahead-dry = No Drink is left there for the Chaser.
table-ahead-aside = The next card was the Event { $card }: it does nothing.
table-becomes = becomes
table-depends = The rest depends on a hidden card, chance or a choice.
table-depends-all = It depends on a hidden card, chance or a choice.
table-nothing-happens = { $done ->
    [yes] The card has done its work. It can still be answered.
   *[no] Nothing happens.
}
table-loses = { $you ->
    [yes] lose
   *[no] loses
}
table-gains = { $you ->
    [yes] gain
   *[no] gains
}
table-deed-pay = { $by ->
    [inn] { $you ->
        [yes] pay nothing: the Inn does
       *[no] pays nothing: the Inn does
    }
   *[nobody] { $you ->
        [yes] pay nothing
       *[no] pays nothing
    }
}
table-deed-stays = { $what } stays at { $at }
table-deed-draw = { $you ->
    [yes] draw { $n }
   *[no] draws { $n }
} { $n ->
    [one] card
   *[other] cards
}
table-deed-discard = { $you ->
    [yes] discard { $n }
   *[no] discards { $n }
} { $n ->
    [one] card
   *[other] cards
}
table-deed-select = { $you ->
    [yes] choose a card
   *[no] chooses a card
}
table-deed-put = { $you ->
    [yes] give cards away
   *[no] gives cards away
}
table-deed-order = { $you ->
    [yes] order
   *[no] orders
} { $n ->
    [one] 1 more Drink
   *[other] { $n } more Drinks
}, then { $you ->
    [yes] choose
   *[no] chooses
} for whom
table-deed-drink = { $you ->
    [yes] drink
   *[no] drinks
}{ $what ->
    [more] {" "}one more Drink
   *[other] { "" }
}
table-deed-sober = { $you ->
    [yes] have nothing to drink and sober up
   *[no] has nothing to drink and sobers up
}
table-deed-contest = { $you ->
    [yes] are in the contest
   *[no] is in the contest
}
table-deed-dare = { $you ->
    [yes] drink on a dare
   *[no] drinks on a dare
}
table-deed-start-round = A Round of Gambling begins
table-deed-control = { $you ->
    [yes] are in control
   *[no] is in control
}
table-deed-leave = { $you ->
    [yes] leave the Round
   *[no] leaves the Round
}
table-deed-end-round = The Round ends
table-deed-flip = { $you ->
    [yes] turn over a card
   *[no] turns over a card
}
table-deed-allow = { $you ->
    [yes] may play one more card
   *[no] may play one more card
}
table-deed-may = { $you ->
    [yes] decide whether to
   *[no] decides whether to
}
table-deed-choose = { $you ->
    [yes] choose one of several things
   *[no] chooses one of several things
}
table-deed-keep = { $you ->
    [yes] keep “{ $what }”
   *[no] keeps “{ $what }”
}
table-deed-end-turn = { $you ->
    [yes] are gone for a while
   *[no] is gone for a while
}
table-deed-out = { $why ->
    [drink] { $you ->
        [yes] pass out: nothing is left
       *[no] passes out: nothing is left
    }
    [gold] { $you ->
        [yes] are out: no Gold left
       *[no] is out: no Gold left
    }
   *[other] { $you ->
        [yes] drop out
       *[no] drops out
    }
}
table-deed-share = { $you ->
    [yes] inherit { $n } Gold
   *[no] inherits { $n } Gold
}
table-deed-pass-out = { $you ->
    [yes] pass out
   *[no] passes out
}
table-deed-collect = { $you ->
    [yes] collect { $n } Gold
   *[no] collects { $n } Gold
}
table-deed-pot-to-inn = The Inn keeps the pot of { $n } Gold

## Everybody drinks.

table-together = Everybody drinks
table-together-some = Several drink together
table-shared = { $n ->
    [2] Two share one Drink
   *[other] { $n } share one Drink
}
table-shared-how = { $rounded ->
    [up] Half each, rounded up.
    [down] Half each, rounded down.
   *[even] Half each.
}
table-together-how = All glasses at once; each can be answered.
table-contest-how = The strongest Drink wins 1 Gold from everybody else.
table-contest-without = Nothing that counts
table-leads = leads
table-score = Counts in the contest
table-sum-edit = { $edit ->
    [reduce] − { $n }
    [raise] + { $n }
    [boost] + { $n }
    [to] made { $n }
    [split] halved (rounded up)
    [share] shared
    [convert] turned into Fortitude
    [replace] swapped{ $by ->
        [nobody] { "" }
       *[somebody] {" "}by { $seat }
    }
   *[other] with something extra{ $by ->
        [nobody] { "" }
       *[somebody] {" "}from { $seat }
    }
}
table-empty-glass = Nothing to drink

## A Round of Gambling.

table-round = Round of Gambling
table-the-pot = The pot
table-in-control = { $you ->
    [yes] are in control
   *[no] is in control
}
table-no-control = Nobody is in control
table-round-won = { $whose ->
    [you] If all the others pass, the pot is yours.
    [nobody] If everybody passes, the pot goes to the Inn.
   *[other] If all the others pass, { $name } takes the pot.
}
table-only-cheating = Only a Cheating Card beats this now
table-rail = The turn in the Round, from whoever is in control
table-rail-ctl = in control
table-rail-done = passed
table-rail-left = left
table-rail-now = to act
table-rail-yet = yet to act
table-rail-won = wins
table-rail-over = beaten

## Nothing is pending.

table-quiet = { $you ->
    [yes] { $phase ->
        [discard] You discard and draw.
        [action] You choose an Action.
        [order] You order a Drink.
       *[drink] You drink.
    }
   *[no] { $phase ->
        [discard] { $name } discards and draws.
        [action] { $name } chooses an Action.
        [order] { $name } orders a Drink.
       *[drink] { $name } drinks.
    }
}
table-quiet-why-discard = Cards that are not wanted go away; then the hand is filled up to seven.
table-quiet-why-action = One Action Card a turn, or none.
table-quiet-why-order = A Drink goes face down onto another player’s Drink Me! pile.
table-quiet-why-drink = The player turns over the top card of their Drink Me! pile and drinks it.
table-quiet-window = Does anybody play a card?
table-quiet-window-why = A moment in which everybody may play an Anytime Card.

## The end.

table-over-you = You win!
table-over-nobody = Nobody wins
table-over-won = { $n ->
    [one] { $names } wins
   *[other] { $names } win together
}
table-over-tied = { $you ->
    [yes] You all
   *[no] { $n ->
        [2] Both
       *[other] All of them
    }
} dropped out at the same moment, and nobody was left: that is a shared victory.
table-over-how = { $how ->
    [conceded] { $won ->
        [yes] The others gave up in turn { $turn }.
       *[no] No other person was left to play on, so the game ended in turn { $turn }.
    }
    [abandoned] The game was left in turn { $turn }.
   *[played] After { $turn } turns.
}
table-over-lost = { $why ->
    [drink] You passed out in turn { $turn }
    [gold] You ran out of Gold in turn { $turn }
    [gave-up] You gave up in turn { $turn }
   *[other] You lost in turn { $turn }
}
table-over-reason = { $why ->
    [drink] { $known ->
        [yes] After { $cards }, { $you ->
            [yes] your
           *[no] { $name }’s
        }
       *[no] { $you ->
            [yes] Your
           *[no] { $name }’s
        }
    } Alcohol Content ({ $alcohol }) had caught up with { $you ->
        [yes] your
       *[no] their
    } Fortitude ({ $fortitude }).
   *[gold] { $known ->
        [yes] { $you ->
            [yes] Your last Gold went with { $cards }.
           *[no] The last Gold of { $name } went with { $cards }.
        }
       *[no] { $you ->
            [yes] Your last Gold is spent.
           *[no] The last Gold of { $name } is spent.
        }
    }
}
table-over-fate = { $why ->
    [drink] passed out
    [gold] ran out of Gold
    [gave-up] gave up
    [sits] was still in the game
   *[other] lost
}{ $when ->
    [known] {" "}in turn { $turn }
   *[unknown] {""}
}
table-over-learn = Play the lesson

## The table as text.

table-log = Log
table-log-open =
    { $n ->
        [0] Log and talk
       *[other] Log and talk: { $n } new
    }
table-text = The table as text
table-text-caption = Turn { $turn }. Gold that the Inn has taken in, less what it has paid out: { $inn }. The Drink Deck has { $drinks } cards, the pot { $pot } Gold.
table-text-player = Player
table-text-left = Left
table-text-state = State
table-text-more = Also
table-text-coming = about to happen: { $what }
table-joined = “{ $card }”: { $text }
table-text-link = { $who } { $verb } { $what } { $stamp }
table-text-hand = Your hand

## Types of cards, in a word.

table-type-action = Action
table-type-sometimes = Sometimes
table-type-anytime = Anytime
table-type-gambling = Gambling
table-type-cheating = Cheating

## What is brought along, beside a sign that says that it is a deck.

zone-brawler = Brawlers
zone-gear = Gears
zone-item = Items
zone-petrified = Petrified
zone-potion = Potions
zone-wulfric = Moods
zone-other = { CAP($name) }
