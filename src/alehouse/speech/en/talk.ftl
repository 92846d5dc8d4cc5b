### Who somebody is, and the answers to questions.

nobody = nobody
you = you
stand-in = { $who ->
    [you] a bot in your place
   *[other] { $seat } (a bot)
}
your-team = your team
seat-again = { $name } { $n }

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
