### Вопросы игроку и ответы.

nobody = никто
you = вы
stand-in = { $who ->
    [you] бот вместо вас
   *[other] { $seat } (бот)
}
your-team = ваша команда
seat-again = { $name } { $n }

## Вопросы. $about — о чём речь: карта или Напиток по названию или одно из слов ниже.

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

## Ответы.

move-pass = Пас
move-play = Сыграть { $card }{ $way ->
    [none] { "" }
   *[one] , вариант { $way }
}{ $at ->
    [nobody] { $on ->
        [none] { "" }
        [places] {" "}на Напиток { $drinks }
       *[names] {" "}на { $drinks }
    }
   *[somebody] {" "}— цель: { $target }{ $on ->
        [none] { "" }
        [places] ; Напиток { $drinks }
       *[names] ; Напиток: { $drinks }
    }
}
glass = { $card } ({ $seat })
glass-at = { $card } ({ $seat }, Напиток { $place })
move-discard = { $n ->
    [0] Ничего не сбрасывать
    [1] Сбросить карту { $places }
   *[other] Сбросить карты { $places }
}
move-shed = Сбросить { $card }
move-order = Заказать Напиток: { $target }
move-offer = { $deal ->
    [known] Предложить { $card } за { $amount }: { $target }
   *[other] Предложить { $card }: { $target }
}
move-token = Потратить { potion-token } и { $for ->
    [fortitude] получить 6 Стойкости
    [alcohol] потерять 6 Опьянения
   *[gold] взять 3 золотых у Таверны
}
move-pick = Выбрать: { $target }
move-yes = Да
move-no = Нет
move-number = Выбрать { $n }
move-option = Выбрать вариант { $n }
move-option-text = Выбрать: { $text }
move-card = Выбрать карту { $n }
