### Questions to a player, and the answers.

nobody = nobody
you = you
stand-in = { $who ->
    [you] a bot in your place
   *[other] { $seat } (a bot)
}
your-team = your team
seat-again = { $name } { $n }

## Questions. $about says what is pending: a card or Drink by its title, or one of the words below.

about-card = { $card }
about-event-card = the Event { $card }
about-drink = the Drinks
about-event = the Event
about-demand = the payment that is due
about-refill = the payment for the new Drink Deck
about-won = the end of the Round
about-hook = this moment
about-free = this moment
about-last-chance = the last chance

question-none = { $seat }: nothing to decide.
question-window = { $pending ->
    [free] { $seat }: do you play a card now?
    [last-chance] { $seat }: last chance! Do you play a card?
    [drink] { $seat }: do you play a card on { $about }?
   *[other] { $seat }: do you answer { $about } with a card?
}
question-discard = { $seat }: which cards do you throw away before you draw?
question-action = { $seat }: which Action Card do you play?
question-order = { $seat }: whom do you order a Drink for?
question-bid = { $seat }: what do you play in the Round?
question-split = { $seat }: with whom do you share { $about }?
question-may = { $seat }: do you do what { $about } offers?
question-option = { $seat }: which option of { $about } do you choose?
question-target = { $seat }: whom does { $about } hit?
question-number = { $seat }: which number do you name for { $about }?
question-cards = { $seat }: which cards do you give up for { $about }?
question-select = { $seat }: which of the revealed cards do you keep?
question-sequence = { $seat }: which part of { $about } comes first?
question-champion = { $seat }: who is the Champion of your team?
question-first = { $seat }: who of your team drinks next?
question-shed = { $seat }: which card in front of you do you discard?
question-offer = { $deal ->
    [known] { $seat }: do you buy { $about } for { $amount }?
   *[other] { $seat }: do you buy what is offered?
}

## Answers.

move-pass = Pass
move-play = Play { $card }{ $way ->
    [none] { "" }
   *[one] , use { $way }
}{ $at ->
    [nobody] { $on ->
        [none] { "" }
        [places] {" "}on Drink { $drinks }
       *[names] {" "}on { $drinks }
    }
   *[somebody] {" "}on { $target }{ $on ->
        [none] { "" }
        [places] {" "}(Drink { $drinks })
       *[names] {" "}({ $drinks })
    }
}
glass = { $seat }'s { $card }
glass-at = { $seat }'s { $card } (Drink { $place })
move-discard = { $n ->
    [0] Discard nothing
    [one] Discard card { $places }
   *[other] Discard cards { $places }
}
move-shed = Discard { $card }
move-order = Order a Drink for { $target }
move-offer = { $deal ->
    [known] Offer { $card } to { $target } for { $amount }
   *[other] Offer { $card } to { $target }
}
move-token = Spend a { potion-token } { $for ->
    [fortitude] to gain 6 Fortitude
    [alcohol] to lose 6 Alcohol Content
   *[gold] to take 3 Gold from the Inn
}
move-pick = Choose { $target }
move-yes = Yes
move-no = No
move-number = Choose { $n }
move-option = Choose option { $n }
move-option-text = Choose: { $text }
move-card = Choose card { $n }
