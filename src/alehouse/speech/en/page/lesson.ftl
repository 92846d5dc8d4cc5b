### The first lesson: what the innkeeper says, and the view that leads to it.
### A step says at most two short sentences. $card is a title, $who and $target are names.

## The bubble.

lesson-coach = The innkeeper
lesson-next = Next
lesson-play-on = Play on
lesson-real-game = A real game
lesson-once-more = Once more
lesson-close = Play on without me
lesson-recall = Ask the innkeeper
lesson-rests = The table waits while the innkeeper talks.
lesson-rests-how = Press Next, or the key N, to go on.
lesson-not-yet = Not yet.
lesson-not-yet-first = Not yet. First this:
lesson-mark-first = First
lesson-mark-then = Then
lesson-then-seat = Now choose { $target }.
lesson-then-press = Now press “{ $button }”.
lesson-meet = You are { $name }
lesson-meet-others = At your table sit { $names }, played by bots. They wait until you begin.

## The steps of the first lesson, in their order.

lesson-first-welcome = Welcome in! I keep this inn and sit beside you for two turns of yours; while I talk, everybody waits.
lesson-first-track = This bar is you: the red shield is your Fortitude, 20 at the most, and the drop is your Alcohol Content. When they meet, you pass out and are out of the game.
lesson-first-gold = Gold counts, too: whoever has none left is thrown out. The last one at the table wins.
lesson-first-discard = A turn begins like this: throw some cards away, then draw up to seven. Choose the two that I have marked: they are good, but in this lesson new cards will help you sooner.
lesson-first-colours = Colour and sign of a card say when to play it: red in your own Action, blue at the moment that its text names, green in anybody's turn, gold and violet when gambling.
lesson-first-action = Now play an Action card on { $target }: “{ $card }”. It takes 2 Fortitude from him.
lesson-first-order = Then you order a Drink for somebody; it is free, and waits face down on their Drink Me! pile. Let { $target } have this one.
lesson-first-drink = Last, you drink the top card of your own Drink Me! pile: here it is. Its strength is added to your Alcohol Content.
lesson-first-drunk = There: your Alcohol Content has gone up. If no Drink waits for you in your turn, you sober up by 1 instead.
lesson-first-shield = { $who } stabs you! What happens to you can be answered: play “{ $card }”, and the stab does nothing.
lesson-first-others = Everybody's turn goes like yours: { $who } has ordered a Drink for you, and now drinks her own.
lesson-first-ignored = You have lost nothing. Keep cards like that for such moments.
lesson-first-discard-again = Your turn again, and two cards are missing. Throw nothing away this time: press “{ $button }”.
lesson-first-action-again = Now hit { $target } with “{ $card }”. And see what comes back.
lesson-first-negate = { $who } ignores your card. But an answer can be answered, too: “{ $card }” negates it.
lesson-first-negated = Three cards in a chain, and the newest works first: yours negates the answer, so your hit will land. Chains like this are the heart of the game.
lesson-first-order-again = Another Drink, for { $target } this time. A Drink Me! pile waits until its owner's turn.
lesson-first-chaser = Yours comes with a Chaser: the next card of the pile is drunk with it. You could ignore both, but they are weak: press “{ $button }”, and save the card.
lesson-first-chaser-drunk = With a Chaser, two cards are one Drink. Beware of tall piles!
lesson-first-events = Some cards of the Drink Deck are not Drinks but events, such as a Drinking Contest. Then everybody drinks at once.
lesson-first-round = { $who } starts a Round of Gambling, and everybody puts 1 Gold in the pot. Whoever has control when all others pass wins it.
lesson-first-bid = Take control of the pot with “{ $card }”: only a Cheating card can beat it.
lesson-first-cheat = { $who } cheats! You hold the card for that: “{ $card }” negates it and wins you the pot.
lesson-first-won = The pot is yours. Gold keeps you at the table.
lesson-first-pot-lost = This pot is gone. It was only a little Gold, and there is always another Round.
lesson-first-anytime = A green card may be played in anybody's turn, whenever the table waits for answers: { $who } gains 2 Fortitude. But 20 is the most, so only 1 of them counts.
lesson-first-win = So this is how to win: hit the others, order Drinks for them, and guard your own bar and your Gold.
lesson-first-help = Up here are help and settings.
lesson-first-question = Here the arrow takes your move back. Whenever you may answer somebody, you find “Ask me” here, too: it sets how often you are asked.
lesson-first-end = That was the lesson; the game itself goes on until one is left. Play on with these two as you like, or sit down to a real game.
lesson-first-over = That was the lesson, and a whole game with it. Sit down to a real one, or take the lesson once more.

## What fits at any time, for those who go their own way.

lesson-first-any-discard = Choose cards to throw away, or keep them all. Then you draw up to seven.
lesson-first-any-action = Play one Action card, or none. The lit cards can be played now.
lesson-first-any-order = Choose who gets a Drink.
lesson-first-any-bid = A Gambling or Cheating card takes control. If you pass, you are still in the Round.
lesson-first-any-drink = This is your Drink. Answer with a lit card, or pass and drink up.
lesson-first-any-touched = Something is about to happen to you. Answer with a lit card, or pass.
lesson-first-any-window = You could answer this with a lit card. If you would rather not, pass.
lesson-first-any-question = The table waits for your choice.
lesson-first-any-own = Your card works if nobody answers. “{ $card }” could negate it, but to negate your own card would help nobody.
lesson-first-any-watch = Let us see what the others do. I will tell you when you can do something.

## The view /learn.

lesson-title = Learn to play
lesson-lead = A lesson: your first two turns of a real game. The innkeeper shows you what to do; you play the cards yourself.
lesson-begin = Begin
lesson-minutes = About seven minutes, against two gentle bots. No rules to read first.
lesson-teaches = What you will do
lesson-teaches-turn = Play a turn
lesson-teaches-turn-text = Discard and draw, act, order a Drink, drink.
lesson-teaches-answer = Answer a hit
lesson-teaches-answer-text = And answer somebody's answer.
lesson-teaches-drink = Survive a Drink
lesson-teaches-drink-text = With a Chaser, too.
lesson-teaches-gamble = Win a pot
lesson-teaches-gamble-text = And catch a cheat at it.
lesson-minute = The game in one minute
lesson-minute-you = You
lesson-minute-track = Alcohol Content rises from the left, Fortitude falls from the right. When they meet, you are out.
lesson-minute-gold = No Gold left: you are out as well.
lesson-minute-last = The last one at the table wins.
lesson-minute-turn = Your turn
lesson-minute-discard = Discard, draw to 7
lesson-minute-action = Play an Action
lesson-minute-order = Order a Drink (it is free)
lesson-minute-drink = Drink your own
lesson-minute-between = In between, everybody may answer: what happens to you can be ignored, and answers can be negated.
lesson-more = Rather look around first?
lesson-more-characters = All characters
lesson-more-rules = The rules
