### Вопросы игроку в терминале; у страницы свои слова (page/acting.ftl).
## $about — о чём речь: карта или Напиток по названию или одно из слов ниже.

about-card = { $card }
about-event-card = Событие { $card }
about-drink = Напитки
about-event = Событие
about-demand = требование заплатить
about-refill = требование заплатить за новую колоду Напитков
about-won = исход раунда
about-hook = этот момент
about-free = этот момент
about-last-chance = последний шанс

question-none = { $seat }: решать нечего.
question-window = { $pending ->
    [free] { $seat }: сыграете карту сейчас?
    [last-chance] { $seat }: последний шанс! Сыграете карту?
    [drink] { $seat }: сыграете карту на { $about }?
   *[other] { $seat }: ответите картой на { $about }?
}
question-discard = { $seat }: какие карты сбросите, прежде чем взять новые?
question-action = { $seat }: какую карту Действия сыграете?
question-order = { $seat }: кому закажете Напиток?
question-bid = { $seat }: чем сыграете в раунде?
question-split = { $seat }: с кем разделите { $about }?
question-may = { $seat }: примете предложение ({ $about })?
question-option = { $seat }: какой вариант выберете ({ $about })?
question-target = { $seat }: кого выберете целью ({ $about })?
question-number = { $seat }: какое число назовёте ({ $about })?
question-cards = { $seat }: какие карты отдадите ({ $about })?
question-select = { $seat }: какую из открытых карт оставите?
question-sequence = { $seat }: что произойдёт сначала ({ $about })?
question-champion = { $seat }: кто Чемпион вашей команды?
question-first = { $seat }: кто в вашей команде пьёт следующим?
question-shed = { $seat }: какую карту перед собой сбросите?
question-offer = { $deal ->
    [known] { $seat }: купите { $about } за { $amount }?
   *[other] { $seat }: купите то, что предлагают?
}
