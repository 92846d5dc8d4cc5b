### Questions to a player, as the terminal puts them; the page has words of its own (page/acting.ftl).
## $about says what is pending: a card or Drink by its title, or one of the words below.

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
