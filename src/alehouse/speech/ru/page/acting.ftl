### Запрос, рука и всё, что человек делает за столом.

key-space = Пробел

## Заголовки: о чём спрашивают.

acting-nothing = Решать нечего
acting-ask-none = Решать нечего
# Пьют сразу несколько игроков: кто и почему.
acting-several = { $cause ->
    [contest] { STOP(acting-title) }
    [all] Пьют все: { STOP(acting-title) }
    [some] Пьют: { $seat } ({ $card }).
    [shared] Один Напиток на двоих: { $seat }.
   *[none] Пьют: { $seat }.
}
# Название в конце предложения, за которым идёт ещё одно.
acting-title = { $card }.
# Карта и тот единственный, кого она касается или чей Напиток меняет.
acting-on = { $card }{ $on ->
    [you] {" "}на вас
    [seat] {" "}(цель: { $whom })
    [your-drink] {" "}на ваш Напиток
    [own-drink] {" "}на свой Напиток
    [drink] {" "}на Напиток ({ $whom })
   *[none] { "" }
}.
acting-ask-window = { $entry ->
    [free] { $turn ->
        [order] { $n ->
            [1] Ваш ход, «{ table-phase-order }»: сыграть карту?
           *[other] Дальше — Напиток { $n } из { $of }. Сыграть сначала карту?
        }
        [ordered] Сейчас вы пьёте. Сыграть сначала карту?
        [drink] Ваш ход, «{ table-phase-drink }»: сыграть карту?
       *[other] Сыграть карту сейчас?
    }
    [last-chance] { $whose ->
        [own] Ваш последний шанс.
       *[other] Последний шанс: { $seat }.
    } Сыграть карту?
    [drink] { $whose ->
        [own] { $has ->
            [card] { $ignored ->
                [yes] Напиток не считается: { STOP(acting-title) } Сыграть ещё карту?
               *[no] Вы пьёте: { STOP(acting-title) } Сыграть сначала карту?
            }
           *[none] Вы пьёте. Сыграть сначала карту?
        }
       *[other] { $has ->
            [card] { $seat } пьёт: { STOP(acting-title) } Ответить?
           *[none] { $several } Ответить?
        }
    }
    [event] Событие: { STOP(acting-title) } Ответить?
    [demand] { $why ->
        [refill] Колода Напитков кончилась: каждый платит Таверне за новую. Ответить?
        [contest] { $whose ->
            [own] Вы выигрываете состязание: остальные платят вам. Ответить?
            [other] { $seat } выигрывает состязание: остальные платят. Ответить?
           *[nobody] Состязание выиграно: остальные платят победителю. Ответить?
        }
       *[other] Пора платить. Ответить?
    }
    [won] { $whose ->
        [own] Вы выигрываете раунд. Добавить карту?
       *[other] { $seat } выигрывает раунд. Ответить?
    }
   *[other] { $has ->
        [card] { $whose ->
            [own] Ваша карта: { STOP(acting-title) } Добавить ещё?
           *[other] { $done ->
                [yes] { $touched ->
                    [hit] Вас задело: { $card } ({ $seat }). Ответить?
                   *[other] Сработало: { $card } ({ $seat }). Ответить?
                }
               *[no] { $touched ->
                    [hit] { $seat } бьёт вас: { STOP(acting-title) } Ответить?
                    [round] { $seat } начинает азартную игру: { STOP(acting-title) } Ответить?
                    [yes] { $seat } играет { STOP(acting-on) } Это касается вас. Ответить?
                   *[no] { $seat } играет { STOP(acting-on) } Ответить?
                }
            }
        }
       *[none] Сыграть карту сейчас?
    }
}
acting-ask-again = { $has ->
    [card] { $whose ->
        [own] { $entry ->
            [drink] Ещё не выпито: { STOP(acting-title) } Сначала сыграть карту?
           *[other] Ещё не сыграно до конца: { STOP(acting-title) } Добавить карту?
        }
       *[other] Ещё не поздно ответить: { STOP(acting-title) } Сыграть карту?
    }
   *[none] { $entry ->
        [drink] { $cause ->
            [none] Ещё не поздно ответить на Напитки. Сыграть карту?
            [shared] Ещё не поздно ответить на Напиток. Сыграть карту?
           *[all] Ещё не поздно ответить на Напитки ({ $card }). Сыграть карту?
        }
       *[other] Ещё не поздно ответить. Сыграть карту?
    }
}
acting-ask-discard = Сбросьте лишнее и доберите до семи
acting-ask-action = Ваше Действие
acting-ask-order = { $of ->
    [1] Кому закажете Напиток?
   *[other] Напиток { $n } из { $of }: кому?
}
acting-ask-bid = { $whose ->
    [own] Контроль над раундом у вас
    [other] Контроль: { $seat }. Перебить?
   *[nobody] Ваша ставка в раунде
}
acting-ask-split = С кем разделите?
acting-ask-may = { $has ->
    [card] { $card }: применить?
   *[none] Применить?
}
acting-ask-option = { $has ->
    [card] { $card }: выберите одно
   *[none] Выберите одно
}
acting-ask-target = { $has ->
    [card] { $card }: на кого?
   *[none] На кого?
}
acting-ask-number = { $has ->
    [card] { $card }: какое число?
   *[none] Какое число?
}
acting-ask-cards = Какие карты отдадите?
acting-ask-select = Какую карту оставите?
acting-ask-sequence = Что сначала?
acting-ask-champion = Кто Чемпион вашей команды?
acting-ask-first = Кто из вас пьёт следующим?
acting-ask-shed = Какую карту сбросите?
acting-ask-offer = { $has ->
    [card] Купите { $card } за { $price }?
   *[none] Купите?
}

## Под заголовком.

acting-hint-discard = Отметьте карты, которые не нужны.
acting-hint-discard-phone = Отметьте лишние карты. Чтобы прочесть карту, удерживайте её. Листайте вбок.
acting-hint-cards = Отметьте карты на руке.
acting-hint-several = Выберите одного или нескольких игроков и сыграйте.
acting-hint-whom = { $own ->
    [yes] Выберите: { $names }.
   *[no] Выберите вверху: { $names }.
}
acting-hint-ordered = Уже заказано: { $seats }.
acting-hint-picked = Выбор: { $seat }.
acting-hint-anybody = Выберите игрока.
acting-yourself = вы сами
acting-hint-offer = Если купите: Золото { $from } → { $to }, и карта ляжет перед вами. Сыграть её можно будет позже, как карту с руки.
acting-hint-cards-can = { $n ->
    [0] Ни одна из ваших карт не подходит.
    [1] Можно сыграть одну карту.
   *[other] Можно сыграть одну из { $n } карт.
}
acting-look-can = { $n ->
    [1] Можно сыграть карту.
   *[other] Можно сыграть одну из { $n } карт.
} Если нет, игра пойдёт дальше сама.
acting-hint-pot = В банке { $pot }. { $can }
acting-overtaken = { $seat } тоже отвечает, и { $why ->
    [type] карта «Когда угодно» идёт первой
   *[seat] по порядку хода это раньше вас
}: { $card } остаётся у вас на руке.
acting-news-answer = Ваша карта: { $text }
acting-news-each = { $seats }: { $sign }{ $amount } каждому.
acting-chosen = { $n ->
    [0] Ничего не выбрано
   *[other] Выбрано: { $n }
}
acting-since = С вашего прошлого хода: { $what }.
acting-stakes = Если ничего не делать:
acting-stake = { $who ->
    [you] { $stat ->
        [fortitude] ваша { $what } { $from } → { $to }
        [alcohol] ваше { $what } { $from } → { $to }
        [gold] ваше { $what } { $from } → { $to }
       *[other] у вас { $what } { $from } → { $to }
    }
    [same] { $what } { $from } → { $to }
   *[other] { $seat }: { $what } { $from } → { $to }
}
acting-stake-none = { $done ->
    [yes] больше ничего не изменится, карта уже подействовала
    [mine] ваша карта не подействует
   *[no] ничего не произойдёт
}
acting-stake-open = что будет, ещё не решено
acting-stake-tie = ничья: у кого Напиток крепче всех, те пьют ещё
acting-read = Карта, которую играет { $seat }: «{ $text }»
acting-read-glass = У вас { $cards }: { $text }
acting-read-sum = { $whose ->
    [own] У вас: { $sum } = { $minus }{ $total }
   *[other] { $sum } = { $minus }{ $total }
}
acting-sum-card = { $card } { $n }
acting-sum-edit = { $sum }, { $edit }
acting-sum-plus = { $sum } + { $more }
acting-read-own = { $text }.
acting-if-played = Если сыграть и никто не ответит
acting-beats-cheating = Перебьёт карта Шулерства. У вас таких: { $n }.
acting-beats-gambling = { $can ->
    [no] Карта Азарта не перебьёт.
   *[yes] Карта Азарта берёт контроль. У вас подходящих: { $n }.
}
acting-last-pass = Ваш пас последний: раунд сразу кончится. { $seat } забирает банк: { $pot }.
acting-doom = { $why ->
    [drink] Если никто не ответит, вы отключитесь.
    [gold] Если никто не ответит, у вас не останется Золота и вы выбываете.
   *[other] Если никто не ответит, вы выбываете.
}

## Кнопки.

acting-pass = Пас
acting-pass-own = Пусть будет так
acting-pass-free = Без карты{ $turn ->
    [order] : сделать заказ
    [ordered] : пить
   *[other] { "" }
}
acting-no-action = Без Действия
acting-hold = Дайте подумать
acting-holding = Стол ждёт вас.
acting-release = Пусть время идёт
acting-go-on = Дальше
acting-play = Сыграть
acting-confirm = Подтвердить
acting-do-discard = { $n ->
    [0] { $full ->
        [yes] Оставить все { $have }
       *[no] Оставить все и добрать
    }
    [one] Сбросить { $n } карту
    [few] Сбросить { $n } карты
   *[many] Сбросить { $n } карт
}
acting-do-give = { $n ->
    [0] Не отдавать ничего
    [one] Отдать { $n } карту
    [few] Отдать { $n } карты
   *[many] Отдать { $n } карт
}
acting-kind = { $kind ->
    [offer] Предложить другому
   *[play] Сыграть
}
acting-way = Способ { $n }
acting-glass = { $seat }: { $card }
acting-glass-at = Напиток { $place }
acting-take-back = Взять назад
acting-undo-what = { $what ->
    [play] «{ $card }»
    [order] заказ Напитка
    [discard] сброс
    [keep] решение оставить все карты
    [pass] пас
    [offer] предложение «{ $card }»
    [choose] выбор
    [token] трату жетона Зелья
   *[other] последнее решение
}
acting-undo-short = { $how ->
    [free] Взять назад
   *[ask] Попросить взять назад
}
acting-undo-named = { acting-undo-short }: { $what }
acting-undo-short-turns = { $how ->
    [free] Назад на { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }
   *[ask] Попросить вернуться на { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }
}
acting-undo-named-turns = { acting-undo-short-turns }: { $what }
acting-undo-sure-turns = { acting-undo-short-turns }?
acting-undo-how = Игра вернётся к этому решению: всё, что было после, не считается.
acting-undo-asked = { $what ->
    [play] { $seat } просит взять назад карту «{ $card }».
    [order] { $seat } просит взять назад заказ Напитка.
    [discard] { $seat } просит взять назад сброс.
    [keep] { $seat } просит заново выбрать карты для сброса.
    [pass] { $seat } просит взять назад пас.
   *[other] { $seat } просит взять назад последнее решение.
}
acting-undo-agree = Согласиться
acting-undo-refuse = Отказать
acting-undo-waits = Остальных спрашивают, можно ли взять ваше решение назад.
acting-undo-agreed = { $what ->
    [play] Договорились: карта «{ $card }» взята назад.
    [order] Договорились: заказ Напитка взят назад.
    [discard] Договорились: сброс взят назад.
    [pass] Договорились: пас взят назад.
   *[other] Договорились: последнее решение взято назад.
}
acting-undo-refused = { $seat } не хочет, чтобы вы взяли решение назад.
acting-away = За вас играет бот.
acting-return = Я здесь

## Пока решают другие.

acting-over = Игра окончена.
acting-answered = Ваш ответ принят.
acting-answered-pass = Вы пасуете.
acting-watching = Вы смотрите.
acting-wait = Минуту…
acting-look-waits = Стол ждёт, пока вы не нажмёте «Дальше».
acting-awaits = { $here ->
    [no] Ждём: { $seats }. Сейчас не за столом.
   *[yes] Ждём: { $seats }
}
acting-held = Кто-то думает…
acting-window = Если сейчас никто не сыграет карту, игра пойдёт дальше…
acting-begins = Вечер начинается. { $you ->
    [yes] Первый ход — ваш.
   *[no] Первый ход: { $seat }.
}
acting-now = { $entry ->
    [drink] { $whose ->
        [own] { $has ->
            [card] Вы пьёте: { $card }.
           *[none] Вы пьёте.
        }
       *[other] { $has ->
            [card] { $seat } пьёт: { $card }.
           *[none] { $several }
        }
    }
    [event] Событие: { $card }.
    [demand] { $why ->
        [refill] Колода Напитков кончилась: каждый платит Таверне за новую.
        [contest] { $whose ->
            [own] Вы выигрываете состязание: остальные платят вам.
            [other] { $seat } выигрывает состязание: остальные платят.
           *[nobody] Состязание выиграно: остальные платят победителю.
        }
       *[other] Пора платить.
    }
    [won] { $whose ->
        [own] Вы выигрываете раунд.
       *[other] { $seat } выигрывает раунд.
    }
    [last-chance] { $whose ->
        [own] Ваш последний шанс!
       *[other] Последний шанс: { $seat }.
    }
   *[other] { $whose ->
        [own] Ваша карта: { $card }.
       *[other] { $touched ->
            [hit] { $seat } бьёт вас: { $card }.
            [round] { $seat } начинает азартную игру: { $card }.
            [yes] { $seat } играет { STOP(acting-on) } Это касается вас.
           *[no] { $seat } играет { STOP(acting-on) }
        }
    }
}
acting-no-answer = У вас нет карты против этого.
acting-rests-asked = Пауза. Можно спокойно ответить или
acting-resume = Продолжить
acting-rests = Пауза. Ничего не произойдёт, пока вы не продолжите.
acting-lost = { $how ->
    [drink] Вы отключаетесь: ваше Опьянение ({ $alcohol }) догнало вашу Стойкость ({ $fortitude }).
    [gold] Вы выбываете из игры: у вас кончилось Золото.
   *[other] Вы выбываете из игры.
}
acting-gave-up = Вы сдались.
acting-lost-on = { $bot ->
    [yes] За вас до конца играет бот. Можно смотреть или уйти через меню.
   *[no] Остальные играют дальше. Можно смотреть или уйти через меню.
}
acting-seconds = { $n ->
    [one] Осталась { $n } секунда
    [few] Осталось { $n } секунды
   *[many] Осталось { $n } секунд
}
acting-hours = { $n } ч
acting-days = { $n } д
acting-minutes = { $n } мин
acting-reserve = в резерве
acting-reserve-text = Время на это решение вышло. Идёт ваш резерв на всю игру.
acting-reserve-left = { $n ->
    [one] Время вышло; в резерве { $n } секунда
    [few] Время вышло; в резерве { $n } секунды
   *[many] Время вышло; в резерве { $n } секунд
}
acting-seconds-left = { $n } с

## Как часто спрашивать.

acting-yields = Спрашивать меня:
acting-yield-smart = Когда важно
acting-yield-smart-long = Если что-то грозит мне или моя карта подходит только сейчас. О том, что касается других, — лишь когда мой ответ многое изменит.
acting-yield-full = Всегда
acting-yield-full-long = Каждый раз, когда можно что-то сыграть.
acting-yield-touching = Если задевает меня
acting-yield-touching-long = Только когда что-то грозит мне, с этого момента и дальше.
acting-yield-until-my-turn = Не раньше моего хода
acting-yield-until-my-turn-long = То же, но лишь до начала моего хода. Потом снова «Когда важно».
acting-yield-card = Не из-за этой карты
acting-yield-card-long = Всегда пас на «{ $card }», если она бьёт не меня.

## Карты на руке.

acting-hand = { $n ->
    [0] У вас нет карт
    [one] У вас на руке { $n } карта
    [few] У вас на руке { $n } карты
   *[many] У вас на руке { $n } карт
}
acting-card = { $title } ({ $type }): { $text }
acting-card-playable = { $title } ({ $type }): { $text } { $state ->
    [resting] Можно сыграть, но сейчас это ничего не даст
   *[other] Можно сыграть
}{ $key ->
    [none] .
   *[other] : клавиша { $key }.
}
acting-drawn = Новая
acting-card-chosen = { $title } ({ $type }): { $text } Выбрана.
acting-card-discard = { $title } ({ $type }): { $text } Нажмите, чтобы сбросить.
acting-card-off = { $title } ({ $type }): { $text } Сейчас нельзя: { $why }
acting-why-not = Сейчас нельзя: { $card }
acting-why-rule = Что говорит правило ({ $rule })
acting-wish = Напомнить, когда будет можно
acting-wish-short = Ещё рано. Напомнить вам?
acting-wished = Вам напомнят
acting-tab-again = Ещё раз
acting-tab-choose = Выберите
acting-tab-whom = { $art ->
    [split] С кем?
   *[other] На кого?
}
acting-tab-out = Сброс
acting-verb = { $art ->
    [negate] Отменить
    [negate-own] Отменить своё
    [ignore] Игнорировать
    [ignore-drink] Игнорировать
    [redirect] Перевести
    [pass-drink] Перевести
    [split] Разделить
    [reduce] Смягчить
    [boost] Добавить
    [pour] Изменить
    [cover] Не платить
    [heal] Взбодриться
    [gain-gold] Взять Золото
    [gamble-start] Начать раунд
    [gamble-control] Взять контроль
    [gamble-leave] Выйти
    [cheat] Взять контроль
    [take-pot] Забрать банк
    [draw] Добрать
    [sober] Протрезветь
    [idle] Впустую
   *[other] Сыграть
}
# То же предложением: в заголовке листа один глагол выглядел бы как кнопка.
acting-does = { $art ->
    [negate] Вы это отмените
    [negate-own] Вы отмените свою же карту
    [ignore] Вы это проигнорируете
    [ignore-drink] Вы это проигнорируете
    [ignore-chaser] Вы проигнорируете Напиток с прицепом
    [redirect] Это достанется другому
    [pass-drink] Это достанется другому
    [split] Вы это разделите
    [reduce] Вы это смягчите
    [boost] Вы это усилите
    [pour] Вы это измените
    [cover] Вы не заплатите
    [heal] Стойкости прибавится
    [gain-gold] Золота прибавится
    [gamble-start] Вы начнёте раунд
    [gamble-control] Вы возьмёте контроль
    [gamble-leave] Вы выйдете из раунда
    [cheat] Вы возьмёте контроль
    [take-pot] Вы заберёте банк
    [draw] Вы доберёте из колоды
    [sober] Опьянения убавится
    [idle] Это ничего не даст
   *[other] Сыграть эту карту?
}

## Последствия, показанные заранее.

effect-change = { $who ->
    [you] { $way ->
        [up] вы получаете { $amount }
       *[down] вы теряете { $amount }
    }
   *[other] { $way ->
        [up] { $seat } получает { $amount }
       *[down] { $seat } теряет { $amount }
    }
}
effect-adds = плюс свойства верхней карты ({ $deck })
## То же для нескольких игроков.
effect-change-each = { $way ->
    [up] { $seats }: каждый получает { $amount }
   *[down] { $seats }: каждый теряет { $amount }
}
effect-pay-each = { $to ->
    [ante] { $seats }: каждый ставит { $amount }
    [pot] { $seats }: каждый платит в банк { $amount }
    [inn] { $seats }: каждый платит Таверне { $amount }
   *[seat] { $whom ->
        [you] { $seats }: каждый платит вам { $amount }
       *[other] { $seats }: каждый платит { $amount }, получает { $target }
    }
}
effect-pay = { $by ->
    [inn] { $who ->
        [you] за вас платит Таверна: { $amount }
       *[other] { $seat } не платит: платит Таверна, { $amount }
    }
    [nobody] { $who ->
        [you] вы не платите { $amount }
       *[other] { $seat } не платит { $amount }
    }
   *[own] { $to ->
        [ante] { $who ->
            [you] ваша ставка: { $amount }
           *[other] { $seat } ставит { $amount }
        }
        [pot] { $who ->
            [you] вы платите в банк { $amount }
           *[other] { $seat } платит в банк { $amount }
        }
        [inn] { $who ->
            [you] вы платите Таверне { $amount }
           *[other] { $seat } платит Таверне { $amount }
        }
       *[seat] { $who ->
            [you] вы платите { $amount }, получает { $target }
           *[other] { $whom ->
                [you] { $seat } платит вам { $amount }
               *[other] { $seat } платит { $amount }, получает { $target }
            }
        }
    }
}
effect-collect = { $who ->
    [you] вы получаете { $amount }
   *[other] { $seat } получает { $amount }
}
effect-draw = { $who ->
    [you] вы добираете карт: { $n }
   *[other] { $seat } добирает карт: { $n }
}
effect-discard = { $who ->
    [you] вы сбрасываете карт: { $n }
   *[other] { $seat } сбрасывает карт: { $n }
}
effect-order = { $who ->
    [you] вы заказываете ещё { $n ->
        [one] { $n } Напиток
        [few] { $n } Напитка
       *[other] { $n } Напитков
    } и выбираете кому
   *[other] { $seat } заказывает ещё { $n ->
        [one] { $n } Напиток
        [few] { $n } Напитка
       *[other] { $n } Напитков
    } и выбирает кому
}
effect-drink = { $who ->
    [you] вы пьёте
   *[other] { $seat } пьёт
}{ $what ->
    [more] {" "}ещё один Напиток
   *[other] { "" }
}
effect-sober = { $who ->
    [you] вам больше нечего пить, и вы теряете { $amount }
   *[other] { $seat } теряет { $amount }, потому что пить больше нечего
}
effect-contest = начинается состязание выпивох
effect-start-round = начинается раунд азартной игры
effect-control = { $who ->
    [you] вы берёте контроль над раундом
   *[other] { $seat } берёт контроль над раундом
}
effect-leave = { $who ->
    [you] вы выходите из раунда
   *[other] { $seat } выходит из раунда
}
effect-end-round = { $to ->
    [pot] { $who ->
        [you] раунд кончается, и вы забираете банк: { $amount }
       *[other] раунд кончается, и { $seat } забирает банк: { $amount }
    }
   *[inn] раунд кончается, и банк достаётся Таверне: { $amount }
}
effect-negate = { $has ->
    [card] { $card }: карта отменена
   *[none] это отменено
}
effect-take-pot = { $who ->
    [you] вы забираете банк
   *[other] { $seat } забирает банк
}
effect-out = { $who ->
    [you] вы выбываете из игры
   *[other] { $seat } выбывает из игры
}
effect-pass-out = { $who ->
    [you] вы отключаетесь
   *[other] { $seat } отключается
}
effect-end-turn = ход кончается
effect-nothing = ничего не произойдёт
effect-again = можно сыграть ещё одно Действие
effect-flip = { $who ->
    [you] вы открываете карту
   *[other] { $seat } открывает карту
}

## Клавиатура.

keys-digits = Выбрать карту, игрока или ответ; ещё раз — сыграть
keys-enter = Сыграть выбранное
keys-space = Пас, дальше или подтверждение сброса
keys-esc = Назад; или пусть стол подождёт, и снова дальше
keys-undo = Взять последнее решение назад
keys-yield = Как часто спрашивать меня
keys-log = Журнал
keys-lines = В журнале: по строкам; Enter покажет тот момент
keys-chat = Разговор
keys-text = Стол в виде текста
keys-zoom = Рассмотреть карту

## Карта вблизи.

zoom-deck = { $n ->
    [one] Колода: { $name }, { $n } экземпляр.
    [few] Колода: { $name }, { $n } экземпляра.
   *[many] Колода: { $name }, { $n } экземпляров.
}
zoom-title = Карта
zoom-house = Наша собственная карта, чтобы колода была полной.

## Панель стола.

live-menu-rest = Пауза
live-menu-invite = Пригласить: скопировать ссылку
live-menu-leave = Уйти из-за стола
live-menu-concede = Сдаться
live-leave-title = Уйти из-за стола?
live-leave-sure = { $how ->
    [alone] Игра подождёт вас: вернётесь к тому же моменту.
    [playing] За вас продолжит бот. Вернуться можно, пока партия не окончена.
    [gave-up] Вы сдались: бот доиграет эту партию без вас.
    [over] Партия окончена. Её запись останется.
   *[watching] Вы только смотрите: остальные продолжат без вас.
}
live-concede-title = { $how ->
    [on] Сдаться и отдать место боту?
   *[ends] Сдаться и закончить партию?
}
live-concede-sure = { $how ->
    [on] Остальные играют дальше, а за вас до конца играет бот. Смотреть можно, вернуться на своё место нельзя.
    [won] { $n ->
        [one] Тогда за столом остаётся только { $names }. Это победа.
       *[other] Тогда за столом остаются только { $names }. Это общая победа.
    }
   *[ends] Других людей за столом не остаётся: партия закончится сразу, без победителя.
}
live-leave = Уйти
live-concede = Сдаться
live-stay = Остаться
live-play-on = Играть дальше
live-again = Сыграть ещё раз
live-change = Изменить стол
live-replay = Посмотреть запись
live-door = На главную
live-keys = За столом
live-looking = Вы смотрите на прошлое. Игра идёт дальше.
live-looking-waits = Вы смотрите на прошлое. Стол ждёт.
