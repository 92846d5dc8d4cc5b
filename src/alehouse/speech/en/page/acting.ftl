### The prompt, the hand, and everything a person does at the table.

key-space = Space

## Headings: what is asked.

acting-nothing = Nothing to decide
acting-ask-none = Nothing to decide
# Several drink at once, and why.
acting-several = { $cause ->
    [contest] { STOP(acting-title) }
    [all] Everybody drinks: { STOP(acting-title) }
    [some] Drinks for { $seat }: { STOP(acting-title) }
    [shared] One Drink, shared by { $seat }.
   *[none] Drinks for { $seat }.
}
# A title at the end of a sentence that another one follows.
acting-title = { $card }.
# A card that somebody plays, with the one player that it is about, or whose Drink it changes.
acting-on = { $card }{ $on ->
    [you] {" "}on you
    [seat] {" "}on { $whom }
    [your-drink] {" "}on your Drink
    [own-drink] {" "}on their own Drink
    [drink] {" "}on { $whom }’s Drink
   *[none] { "" }
}.
acting-ask-window = { $entry ->
    [free] { $turn ->
        [order] { $n ->
            [1] Your turn, “{ table-phase-order }”: play a card?
           *[other] Next: Drink { $n } of { $of }. Play a card first?
        }
        [ordered] You drink next. Play a card first?
        [drink] Your turn, “{ table-phase-drink }”: play a card?
       *[other] Play a card now?
    }
    [last-chance] { $whose ->
        [own] Your last chance!
       *[other] Last chance for { $seat }!
    } Play a card?
    [drink] { $whose ->
        [own] { $has ->
            [card] { $ignored ->
                [yes] { $card } is ignored. Play another card?
               *[no] You drink { STOP(acting-title) } Play a card first?
            }
           *[none] You drink. Play a card first?
        }
       *[other] { $has ->
            [card] { $seat } drinks { STOP(acting-title) } Answer?
           *[none] { $several } Answer?
        }
    }
    [event] Event: { STOP(acting-title) } Answer?
    [demand] { $why ->
        [refill] The Drink Deck ran out: everybody pays the Inn for a new one. Answer?
        [contest] { $whose ->
            [own] You win the contest: the others pay you. Answer?
            [other] { $seat } wins the contest: the others pay. Answer?
           *[nobody] The contest is won: the others pay the winner. Answer?
        }
       *[other] A payment is due. Answer?
    }
    [won] { $whose ->
        [own] You win the Round. Add a card?
       *[other] { $seat } wins the Round. Answer?
    }
   *[other] { $has ->
        [card] { $whose ->
            [own] You played { STOP(acting-title) } Add a card?
           *[other] { $done ->
                [yes] { $touched ->
                    [hit] { $card } has hit you. Answer { $seat }?
                   *[other] { $card } is done. Answer { $seat }?
                }
               *[no] { $touched ->
                    [hit] { $seat } hits you with { STOP(acting-title) } Answer?
                    [round] { $seat } wants to gamble: { STOP(acting-title) } Answer?
                    [yes] { $seat } plays { STOP(acting-on) } It concerns you. Answer?
                   *[no] { $seat } plays { STOP(acting-on) } Answer?
                }
            }
        }
       *[none] Play a card now?
    }
}
acting-ask-again = { $has ->
    [card] { $whose ->
        [own] Still open: { STOP(acting-title) } { $entry ->
            [drink] Play a card first?
           *[other] Add a card now?
        }
       *[other] Still open: { STOP(acting-title) } Answer now?
    }
   *[none] { $entry ->
        [drink] { $cause ->
            [none] Still open: the Drinks. Answer now?
            [shared] Still open: the Drink. Answer now?
           *[all] Still open: the Drinks ({ $card }). Answer now?
        }
       *[other] Still open. Answer now?
    }
}
acting-ask-discard = Throw cards away, then draw to seven
acting-ask-action = Your Action
acting-ask-order = { $of ->
    [1] Whom do you order a Drink for?
   *[other] Drink { $n } of { $of }: whom is it for?
}
acting-ask-bid = { $whose ->
    [own] You are in control
    [other] Beat { $seat }, or pass?
   *[nobody] Your bid in the Round
}
acting-ask-split = With whom do you share it?
acting-ask-may = { $has ->
    [card] { $card }: do it?
   *[none] Do it?
}
acting-ask-option = { $has ->
    [card] { $card }: choose one
   *[none] Choose one
}
acting-ask-target = { $has ->
    [card] { $card }: on whom?
   *[none] On whom?
}
acting-ask-number = { $has ->
    [card] { $card }: which number?
   *[none] Which number?
}
acting-ask-cards = Which cards do you give up?
acting-ask-select = Which card do you keep?
acting-ask-sequence = What comes first?
acting-ask-champion = Who is your team’s Champion?
acting-ask-first = Who of you drinks next?
acting-ask-shed = Which card do you give up?
acting-ask-offer = { $has ->
    [card] Do you buy { $card } for { $price }?
   *[none] Do you buy it?
}

## Under the heading.

acting-hint-discard = Choose the cards that you do not want.
acting-hint-discard-phone = Tap the cards that you do not want. Hold a card to read it. Swipe for more.
acting-hint-cards = Choose cards of your hand.
acting-hint-several = Choose one or more players, then play it.
acting-hint-whom = { $own ->
    [yes] Choose { $names }.
   *[no] Choose { $names } above.
}
acting-hint-ordered = Ordered so far: { $seats }.
acting-hint-picked = Chosen: { $seat }.
acting-hint-anybody = Choose a player.
acting-yourself = yourself
acting-hint-offer = If you buy it: your Gold { $from } → { $to }, and it lies in front of you. You can play it later, like a card of your hand.
acting-hint-cards-can = { $n ->
    [0] None of your cards fits here.
    [one] You may play one card.
   *[other] You may play one of { $n } cards.
}
acting-look-can = { $n ->
    [one] You may play a card.
   *[other] You may play one of { $n } cards.
} If not, the game goes on by itself.
acting-hint-pot = The pot: { $pot }. { $can }
acting-overtaken = { $seat } answers as well, and { $why ->
    [type] an Anytime Card comes first
   *[seat] comes first in turn order
}: you keep { $card } in your hand.
acting-news-answer = Your card: { $text }
acting-news-each = { $seats }: { $sign }{ $amount } each.
acting-chosen = { $n ->
    [0] None chosen
    [one] One chosen
   *[other] { $n } chosen
}
acting-since = Since your last turn: { $what }.
acting-stakes = If you do nothing:
# Other languages have a gender here.
acting-stake = { $who ->
    [you] { $stat ->
       *[other] your { $what } { $from } → { $to }
    }
    [same] { $what } { $from } → { $to }
   *[other] { $seat }: { $what } { $from } → { $to }
}
acting-stake-none = { $done ->
    [yes] nothing more changes; the card has done its work
    [mine] your card does nothing
   *[no] nothing happens
}
acting-stake-open = what happens is not settled yet
acting-stake-tie = a tie: those with the strongest Drink drink on
acting-read = { $seat }’s card says: “{ $text }”
acting-read-glass = Yours is { $cards }: { $text }
acting-read-sum = { $whose ->
    [own] Yours: { $sum } = { $minus }{ $total }
   *[other] { $sum } = { $minus }{ $total }
}
acting-sum-card = { $card } { $n }
acting-sum-edit = { $sum }, { $edit }
acting-sum-plus = { $sum } + { $more }
acting-read-own = { $text }.
acting-if-played = If you play it and nobody answers
acting-beats-cheating = { $n ->
    [0] A Cheating Card beats this hand. You hold none.
    [one] A Cheating Card beats this hand. You hold one.
   *[other] A Cheating Card beats this hand. You hold { $n }.
}
acting-beats-gambling = { $can ->
    [no] A Gambling Card does not.
   *[yes] { $n ->
        [0] A Gambling Card takes control. You hold none that fits.
        [one] A Gambling Card takes control. You hold one.
       *[other] A Gambling Card takes control. You hold { $n }.
    }
}
acting-last-pass = Yours is the last pass: the Round ends at once, and { $seat } takes { $pot }.
acting-doom = { $why ->
    [drink] If nobody answers, you pass out.
    [gold] If nobody answers, you have no Gold left and are out.
   *[other] If nobody answers, you are out.
}

## Buttons.

acting-pass = Pass
acting-pass-own = Let it happen
acting-pass-free = No card{ $turn ->
    [order] , order now
    [ordered] , drink now
   *[other] { "" }
}
acting-no-action = No Action
acting-hold = Wait, let me think
acting-holding = The table waits for you.
acting-release = Let the clock run
acting-go-on = Go on
acting-play = Play it
acting-confirm = Confirm
acting-do-discard = { $n ->
    [0] { $full ->
        [yes] Keep all { $have }
       *[no] Keep all and draw
    }
    [one] Throw one away
   *[other] Throw { $n } away
}
acting-do-give = { $n ->
    [0] Give nothing
    [one] Give one
   *[other] Give { $n }
}
acting-kind = { $kind ->
    [offer] Offer it to somebody
   *[play] Play it
}
acting-way = Way { $n }
acting-glass = { $seat }’s { $card }
acting-glass-at = Drink { $place }
acting-take-back = Take it back
acting-undo-what = { $what ->
    [play] “{ $card }”
    [order] my order
    [discard] my discard
    [keep] my choice to keep all
    [pass] my pass
    [offer] my offer of { $card }
    [choose] my choice
    [token] my { potion-token }
   *[other] my last move
}
acting-undo-short = { $how ->
    [free] Take back
   *[ask] Ask to take back
}
acting-undo-named = { acting-undo-short }: { $what }
acting-undo-short-turns = { $how ->
    [free] Go back { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
   *[ask] Ask to go back { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
}
acting-undo-named-turns = { acting-undo-short-turns }: { $what }
acting-undo-sure-turns = { acting-undo-short-turns }?
acting-undo-how = The game goes back to that choice: whatever has happened since is undone.
acting-undo-asked = { $what ->
    [play] { $seat } asks to take “{ $card }” back.
    [order] { $seat } asks to take the order of a Drink back.
    [discard] { $seat } asks to take the discard back.
    [keep] { $seat } kept all cards and asks to choose again.
    [pass] { $seat } asks to take a pass back.
   *[other] { $seat } asks to take the last move back.
}
acting-undo-agree = Agree
acting-undo-refuse = Refuse
acting-undo-waits = The others are asked whether you may take it back.
acting-undo-agreed = { $what ->
    [play] Agreed: “{ $card }” is taken back.
    [order] Agreed: the order of a Drink is taken back.
    [discard] Agreed: the discard is taken back.
    [pass] Agreed: the pass is taken back.
   *[other] Agreed: the last move is taken back.
}
acting-undo-refused = { $seat } does not want your move taken back.
acting-away = A bot plays for you.
acting-return = I am back

## While others decide.

acting-over = The game is over.
acting-answered = Your answer is given.
acting-answered-pass = You pass.
acting-watching = You are watching.
acting-wait = One moment …
acting-look-waits = The table waits until you go on.
acting-awaits = { $here ->
    [no] Waiting for { $seats }, who is not here
   *[yes] Waiting for { $seats }
}
acting-held = Somebody thinks …
acting-window = If nobody plays a card now, the game goes on …
acting-begins = The evening begins. { $you ->
    [yes] You have
   *[no] { $seat } has
} the first turn.
acting-now = { $entry ->
    [drink] { $whose ->
        [own] { $has ->
            [card] You drink { $card }.
           *[none] You drink.
        }
       *[other] { $has ->
            [card] { $seat } drinks { $card }.
           *[none] { $several }
        }
    }
    [event] Event: { $card }.
    [demand] { $why ->
        [refill] The Drink Deck ran out: everybody pays the Inn for a new one.
        [contest] { $whose ->
            [own] You win the contest: the others pay you.
            [other] { $seat } wins the contest: the others pay.
           *[nobody] The contest is won: the others pay the winner.
        }
       *[other] A payment is due.
    }
    [won] { $whose ->
        [own] You win the Round.
       *[other] { $seat } wins the Round.
    }
    [last-chance] { $whose ->
        [own] Your last chance!
       *[other] Last chance for { $seat }!
    }
   *[other] { $whose ->
        [own] You play { $card }.
       *[other] { $touched ->
            [hit] { $seat } hits you with { $card }.
            [round] { $seat } wants to gamble: { $card }.
            [yes] { $seat } plays { STOP(acting-on) } It concerns you.
           *[no] { $seat } plays { STOP(acting-on) }
        }
    }
}
acting-no-answer = You have no card against this.
acting-rests-asked = Paused. Answer when you like, or
acting-resume = Resume
acting-rests = Paused. Nothing happens until you go on.
acting-lost = { $how ->
    [drink] You pass out: your Alcohol Content ({ $alcohol }) has caught up with your Fortitude ({ $fortitude }).
    [gold] You are out of the game: you have no Gold left.
   *[other] You are out of the game.
}
acting-gave-up = You gave up.
acting-lost-on = { $bot ->
    [yes] A bot plays on for you. You can watch, or leave by the menu.
   *[no] The others play on. You can watch, or leave by the menu.
}
acting-seconds = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
acting-hours = { $n } h
acting-days = { $n } d
acting-minutes = { $n } min
acting-reserve = in reserve
acting-reserve-text = The time for this decision is over. Now your reserve for the whole game runs.
acting-reserve-left = { $n ->
    [one] Your time is over; { $n } second of your reserve is left
   *[other] Your time is over; { $n } seconds of your reserve are left
}
acting-seconds-left = { $n } s left

## How often to be asked.

acting-yields = Ask me:
acting-yield-smart = When it matters
acting-yield-smart-long = If something is about to happen to me, or a card of mine fits only now. I am not asked about what happens to others, unless my answer would change a lot.
acting-yield-full = Always
acting-yield-full-long = Whenever I could play any card.
acting-yield-touching = If it touches me
acting-yield-touching-long = Only when something is about to happen to me, from now on.
acting-yield-until-my-turn = Not until my turn
acting-yield-until-my-turn-long = The same, but only until my turn begins. Then “When it matters” again.
acting-yield-card = Never for this card
acting-yield-card-long = Always pass on “{ $card }”, unless it hits me.

## Cards of the hand.

acting-hand = { $n ->
    [0] Your hand is empty
    [one] Your hand: one card
   *[other] Your hand: { $n } cards
}
acting-card = { $title } ({ $type }): { $text }
acting-card-playable = { $title } ({ $type }): { $text } { $state ->
    [resting] Can be played, but would do nothing now
   *[other] Can be played
}{ $key ->
    [none] .
   *[other] : key { $key }.
}
acting-drawn = New
acting-card-chosen = { $title } ({ $type }): { $text } Chosen.
acting-card-discard = { $title } ({ $type }): { $text } Press to throw it away.
acting-card-off = { $title } ({ $type }): { $text } Not now: { $why }
acting-why-not = Not now: { $card }
acting-why-rule = See the rule ({ $rule })
acting-wish = Remind me when I can
acting-wish-short = Not yet. Want a reminder?
acting-wished = You will be reminded
acting-tab-again = Press again
acting-tab-choose = Choose
acting-tab-whom = { $art ->
    [split] With whom?
   *[other] On whom?
}
acting-tab-out = Away
acting-verb = { $art ->
    [negate] Negate it
    [negate-own] Negate yours
    [ignore] Ignore it
    [ignore-drink] Ignore it
    [redirect] Redirect it
    [pass-drink] Redirect it
    [split] Share it
    [reduce] Soften it
    [boost] Add to it
    [pour] Change it
    [cover] Pay nothing
    [heal] Recover
    [gain-gold] Get Gold
    [gamble-start] Gamble
    [gamble-control] Take control
    [gamble-leave] Leave
    [cheat] Take control
    [take-pot] Take the pot
    [draw] Draw
    [sober] Sober up
    [idle] No effect
   *[other] Play
}
# The same as a sentence: at the head of the sheet, where a verb alone would look like a button.
acting-does = { $art ->
    [negate] You negate it
    [negate-own] You negate your own card
    [ignore] You ignore it
    [ignore-drink] You ignore it
    [ignore-chaser] You ignore the Drink and its Chaser
    [redirect] It goes to another player
    [pass-drink] It goes to another player
    [split] You share it
    [reduce] You soften it
    [boost] You add to it
    [pour] You change it
    [cover] You pay nothing
    [heal] This adds Fortitude
    [gain-gold] This brings Gold
    [gamble-start] You start a Round
    [gamble-control] You take control
    [gamble-leave] You leave the Round
    [cheat] You take control
    [take-pot] You take the pot
    [draw] You draw from your deck
    [sober] This lowers Alcohol Content
    [idle] It would do nothing
   *[other] Play this card?
}

## Effects of a preview.

effect-change = { $who ->
    [you] { $way ->
        [up] you gain { $amount }
       *[down] you lose { $amount }
    }
   *[other] { $way ->
        [up] { $seat } gains { $amount }
       *[down] { $seat } loses { $amount }
    }
}
effect-adds = plus whatever the top card of your { $deck } does
## The same for several players.
effect-change-each = { $way ->
    [up] { $seats } gain { $amount } each
   *[down] { $seats } lose { $amount } each
}
effect-pay-each = { $to ->
    [ante] { $seats } ante { $amount } each
    [pot] { $seats } pay { $amount } each into the pot
    [inn] { $seats } pay { $amount } each to the Inn
   *[seat] { $seats } pay { $amount } each to { $whom ->
        [you] you
       *[other] { $target }
    }
}
effect-pay = { $by ->
    [inn] the Inn pays { $amount } for { $who ->
        [you] you
       *[other] { $seat }
    }
    [nobody] nobody pays { $amount } for { $who ->
        [you] you
       *[other] { $seat }
    }
   *[own] { $to ->
        [ante] { $who ->
            [you] you ante { $amount }
           *[other] { $seat } antes { $amount }
        }
        [pot] { $who ->
            [you] you pay { $amount } into the pot
           *[other] { $seat } pays { $amount } into the pot
        }
        [inn] { $who ->
            [you] you pay { $amount } to the Inn
           *[other] { $seat } pays { $amount } to the Inn
        }
       *[seat] { $who ->
            [you] you pay { $amount } to { $target }
           *[other] { $whom ->
                [you] { $seat } pays you { $amount }
               *[other] { $seat } pays { $amount } to { $target }
            }
        }
    }
}
effect-collect = { $who ->
    [you] you get { $amount }
   *[other] { $seat } gets { $amount }
}
effect-draw = { $who ->
    [you] you draw { $n }
   *[other] { $seat } draws { $n }
}
effect-discard = { $who ->
    [you] you discard { $n }
   *[other] { $seat } discards { $n }
}
effect-order = { $who ->
    [you] you order { $n ->
        [one] one more Drink
       *[other] { $n } more Drinks
    }, and choose for whom
   *[other] { $seat } orders { $n ->
        [one] one more Drink
       *[other] { $n } more Drinks
    }, and chooses for whom
}
effect-drink = { $who ->
    [you] you drink
   *[other] { $seat } drinks
}{ $what ->
    [more] {" "}one more Drink
   *[other] { "" }
}
effect-sober = { $who ->
    [you] you have no Drink left, and lose { $amount }
   *[other] { $seat } has no Drink left, and loses { $amount }
}
effect-contest = a Drinking Contest begins
effect-start-round = a Round of Gambling begins
effect-control = { $who ->
    [you] you take control of the Round
   *[other] { $seat } takes control of the Round
}
effect-leave = { $who ->
    [you] you leave the Round
   *[other] { $seat } leaves the Round
}
effect-end-round = { $to ->
    [pot] { $who ->
        [you] the Round ends, and you take the pot of { $amount }
       *[other] the Round ends, and { $seat } takes the pot of { $amount }
    }
   *[inn] the Round ends, and the Inn keeps the pot of { $amount }
}
effect-negate = { $has ->
    [card] { $card } is negated
   *[none] it is negated
}
effect-take-pot = { $who ->
    [you] you take the pot
   *[other] { $seat } takes the pot
}
effect-out = { $who ->
    [you] you are out of the game
   *[other] { $seat } is out of the game
}
effect-pass-out = { $who ->
    [you] you pass out
   *[other] { $seat } passes out
}
effect-end-turn = the turn ends
effect-nothing = nothing would happen
effect-again = one more Action may be played
effect-flip = { $who ->
    [you] you turn a card over
   *[other] { $seat } turns a card over
}

## The keyboard.

keys-digits = Choose a card, a player or an answer; again to play it
keys-enter = Play what is chosen
keys-space = Pass, go on, or confirm a discard
keys-esc = Back; or make the table wait for me, and go on again
keys-undo = Take the last move back
keys-yield = Change how often I am asked
keys-log = Log
keys-lines = In the log: from line to line; Enter shows that moment
keys-chat = Talk
keys-text = The table as text
keys-zoom = Look at the card closely

## A card looked at closely.

zoom-deck = { $n ->
    [one] From { $name }’s deck, once.
   *[other] From { $name }’s deck, { $n } copies.
}
zoom-title = Card
zoom-house = A card of our own, to complete the deck.

## The bar of the table.

live-menu-rest = Pause
live-menu-invite = Invite: copy the link
live-menu-leave = Leave the table
live-menu-concede = Give up this game
live-leave-title = Leave the table?
live-leave-sure = { $how ->
    [alone] The game waits for you as you leave it.
    [playing] A bot plays on for you. You can come back as long as the game lasts.
    [gave-up] You gave up this game: a bot plays on to the end without you.
    [over] The game is over. Its replay stays.
   *[watching] You only watch; the others play on.
}
live-concede-title = { $how ->
    [on] Give up, and let a bot play on?
   *[ends] Give up, and end the game?
}
live-concede-sure = { $how ->
    [on] The others play on, and a bot plays your character to the end. You can watch, but not take your seat back.
    [won] { $n ->
        [one] Only { $names } is left then, and wins.
       *[other] Only { $names } are left then, and win together.
    }
   *[ends] No other person is left to play on, so the game ends at once and nobody wins.
}
live-leave = Leave
live-concede = Give up
live-stay = Stay
live-play-on = Play on
live-again = Play again
live-change = Change the table
live-replay = Watch the replay
live-door = Home
live-keys = At the table
live-looking = You are looking at an earlier moment. The table plays on.
live-looking-waits = You are looking at an earlier moment. The table waits.
