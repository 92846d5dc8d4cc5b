### Что рассказывается по ходу игры: одно сообщение на каждый код из engine/events.py.

## Ход игры.

event-start = { $n ->
    [one] За столом { $n } игрок. Начинает { $seat }.
    [few] За столом { $n } игрока. Начинает { $seat }.
   *[other] За столом { $n } игроков. Начинает { $seat }.
}
event-turn = Ход { $turn }: { $seat }.
event-round = { $n ->
    [0] { $seat } начинает раунд азартной игры, но в нём никто не участвует.
    [1] { $seat } начинает раунд азартной игры; участвует только { $seats }.
   *[other] { $seat } начинает раунд азартной игры; участвуют { $seats }.
}
event-passed-out = { $n ->
    [0] Никто не отключается.
    [1] { $seats } отключается.
   *[other] { $seats } отключаются.
}
event-out = { $why ->
    [gold] У игрока { $seat } не осталось Золота: он выбывает из игры.
   *[drink] { $seat } выбывает из игры.
}
event-share = { $seat } получает { $amount } из того, что осталось.
event-over = { $n ->
    [0] Игра окончена, победителя нет.
    [1] { $seats } побеждает в игре.
   *[other] { $seats } делят победу.
}

## Карты и моменты, когда на них можно ответить.

matter = { $entry ->
    [card] карту { $card } ({ $seat })
    [drink] Напиток игрока { $seat }
    [event] Событие { $card }
    [demand] требование заплатить
    [won] выигрыш раунда ({ $seat })
    [hook] особое свойство ({ $seat })
    [free] следующее событие
   *[last-chance] скорое выбывание
}
    .did = { $entry ->
        [card] карта { $card } ({ $seat })
       *[other] { matter }
    }
event-open = { $entry ->
    [free] Сейчас любой может сыграть карту.
    [last-chance] Последний шанс: любой может сыграть карту.
   *[other] { $moment ->
        [after] Любой может ответить на итог: { matter.did }.
       *[before] Любой может ответить на { matter }.
    }
}
event-close = { $entry ->
    [free] Никто не играет карт.
    [last-chance] Никто не играет карт, последний шанс упущен.
   *[other] { $moment ->
        [after] Никто не отвечает на итог: { matter.did }.
       *[before] Никто не отвечает на { matter }.
    }
}
event-resolve = { $entry ->
    [event] Событие { $card } срабатывает.
   *[card] Карта { $card } ({ $seat }) срабатывает.
}
event-negate = { $entry ->
    [won] Победа в раунде отменена ({ $seat }).
    [drink] Напиток игрока { $seat } отменён.
    [event] Событие { $card } отменено.
   *[card] Карта { $card } ({ $seat }) отменена.
}
event-play = { $at ->
    [somebody] { $seat } играет { $card }. Цель: { $target }.
   *[nobody] { $seat } играет { $card }.
}
event-edit = { $edit ->
    [ignore] { $drink ->
        [none] { $seat } игнорирует это.
       *[some] { $seat } игнорирует Напиток.
    }
    [ignore-fortitude] { $seat } игнорирует потерю Стойкости.
    [reduce] { $drink ->
        [none] { $seat } теряет на { $n } меньше.
        [own] { $seat } делает свой Напиток слабее на { $n }.
       *[some] { $seat } делает Напиток игрока { $drinker } слабее на { $n }.
    }
    [raise] { $drink ->
        [none] { $seat } теряет на { $n } больше.
        [own] { $seat } делает свой Напиток крепче на { $n }.
       *[some] { $seat } делает Напиток игрока { $drinker } крепче на { $n }.
    }
    [to] { $drink ->
        [none] { $seat } теряет ровно { $n }.
       *[some] { $seat } меняет крепость Напитка: теперь { $n }.
    }
    [cover-inn] За игрока { $seat } заплатит Таверна.
    [cover-none] Считается, что { $seat } платит, но Золото остаётся на месте.
    [split] { $at ->
        [somebody] { $seat } делит Напиток. Вторую половину пьёт { $target }.
       *[nobody] { $seat } уменьшает Напиток вдвое.
    }
    [share] { $seat } делит потерю с виновником.
    [redirect] { $at ->
        [somebody] { $seat } перенаправляет потерю. Теперь теряет { $target }.
       *[nobody] { $seat } возвращает потерю обидчику.
    }
    [redirect-all] { $at ->
        [somebody] Вместо игрока { $seat } под удар попадает { $target }.
       *[nobody] Вместо игрока { $seat } под удар попадает кто-то другой.
    }
    [pass] { $seat } передаёт Напиток дальше. Теперь его пьёт { $target }.
    [add] { $drink ->
        [none] { $seat } что-то подливает в Напиток.
        [own] { $seat } что-то подливает в свой Напиток.
       *[some] { $seat } что-то подливает в Напиток игрока { $drinker }.
    }
    [convert] Напиток игрока { $seat } даст Стойкость, а не Опьянение.
    [replace] { $drink ->
        [none] { $seat } подменяет Напиток.
        [own] { $seat } подменяет свой Напиток.
       *[some] { $seat } подменяет Напиток игрока { $drinker }.
    }
    [boost] { $seat } усиливает карту на { $n }.
    [protect] С этой потерей больше ничего нельзя сделать.
    [leave] { $seat } не делает ставку.
   *[other] { $seat } что-то меняет.
}
event-may = { $n ->
    [0] { $seat } отказывается.
   *[other] { $seat } соглашается.
}
event-option = { $seat } выбирает вариант { $n }.
event-target = { $seat } выбирает цель: { $target }.
event-number = { $seat } называет число { $n }.

## Числа.

event-change = { $way ->
    [up] { $seat } получает { $amount }, теперь { $now }.
    [down] { $seat } теряет { $amount }, теперь { $now }.
   *[same] { $seat }: { $what } по-прежнему { $now }.
}
event-meter = У игрока { $seat } теперь { $amount }.
event-pay = { $means ->
    [inn] { $to ->
        [inn] Таверна прощает { $amount } игроку { $seat }.
        [pot] За игрока { $seat } ставку делает Таверна: { $amount }.
       *[seat] За игрока { $seat } платит Таверна: { $amount } игроку { $target }.
    }
    [none] Игроку { $seat } нечем платить.
   *[own] { $to ->
        [inn] { $seat } платит Таверне { $amount }.
        [pot] { $seat } ставит { $amount }.
       *[seat] { $seat } платит { $amount } игроку { $target }.
    }
}
event-take = { $place ->
    [pot] { $seat } берёт { $amount } из банка.
   *[inn] { $seat } берёт { $amount } у Таверны.
}
event-won = { $n ->
    [0] { $seat } выигрывает раунд; в банке пусто.
   *[other] { $seat } выигрывает раунд; в банке { $amount }.
}
event-collect = { $seat } забирает банк: { $amount }.
event-pot-to-inn = Банк достаётся Таверне: { $amount }.

## Движение карт.

event-draw = { $n ->
    [one] { $seat } берёт { $n } карту.
    [few] { $seat } берёт { $n } карты.
   *[other] { $seat } берёт { $n } карт.
}
event-drew = { $n ->
    [0] Вы ничего не берёте.
   *[other] Вы берёте { $cards }.
}
event-reshuffle = { $seat } перемешивает сброс: это новая колода.
event-shelve = { $seat } выкладывает { $card }.
event-discard = { $n ->
    [0] { $seat } оставляет все карты.
   *[other] { $seat } сбрасывает { $cards }.
}
event-put = { $n ->
    [one] { $seat } кладёт { $n } карту вниз: { $deck } ({ $target }).
    [few] { $seat } кладёт { $n } карты вниз: { $deck } ({ $target }).
   *[other] { $seat } кладёт { $n } карт вниз: { $deck } ({ $target }).
}
event-gave = { $n ->
    [0] Вы ничего не отдаёте.
   *[other] Вы отдаёте { $cards }.
}
event-reveal-own = { $seat } показывает { $cards }.
event-selected = Из этих карт вы оставляете карту { $n }.
event-flip = { $seat } открывает { $card } ({ $deck }).
event-keep = { $seat } оставляет себе { $card }.
event-joined = { $card } становится частью карты игрока { $seat }.
event-fails = { $seat } открывает { $card }: неудача, карта уходит в сброс.
event-stays = { $card } остаётся лежать перед игроком { $seat }.
event-shed = { $seat } убирает со стола { $card }.

## Купля и продажа.

event-offer = { $seat } предлагает { $card } игроку { $target } за { $amount }.
event-sold = { $target } покупает { $card } за { $amount }. Продаёт { $seat }.
event-declined = { $target } не покупает { $card }. Предлагает { $seat }.

## Действия, заказы и питьё.

event-no-action = { $seat } не играет карту Действия.
event-order = { $seat } заказывает Напиток игроку { $target }.
event-refill = Колода Напитков снова полна.
event-reveal = { $n ->
    [0] { $seat } открывает карты, но пить нечего.
   *[other] { $whose ->
        [own] { $seat } открывает { $cards }.
       *[other] { $seat } открывает { $cards } для игрока { $target }.
    }
}
event-event = { $seat } открывает Событие { $card }.
event-event-aside = { $seat } откладывает Событие { $card }.
event-drunk = { $n ->
    [0] Никто не пьёт.
    [1] { $seats } выпивает до дна.
   *[other] { $seats } выпивают до дна.
}
event-sober = { $seat } не пьёт и трезвеет. Опьянение теперь { $now }.
event-split = { $seat } делит Напиток. Вторую половину пьёт { $target }.
event-dare = { $seat } открывает с одной стороны { $cards }, а с другой { $others }.
event-tie = Ничья: { $seats } пьют дальше.
event-contest-won = { $of ->
    [nobody] Никто не выигрывает состязание выпивох.
   *[somebody] { $seat } выигрывает состязание выпивох.
}

## Азартная игра.

event-control = { $of ->
    [nobody] Раунд никто не контролирует.
   *[somebody] { $seat } берёт контроль над раундом.
}
event-leave = { $seat } покидает раунд.
event-pass-bid = { $seat } пасует.

## Команды и те, кого нет.

event-champion = { $seat }: Чемпион — { $target }.
event-first = Следующим пьёт { $target }.
event-token = { $seat } тратит { potion-token } и { $n ->
    [0] получает 6 Стойкости
    [1] теряет 6 Опьянения
   *[2] берёт 3 золотых у Таверны
}.
event-absent = { $n ->
    [0] { $seat } уходит до конца этого хода.
   *[1] { $seat } уходит до начала своего следующего хода.
}
event-back = { $seat } снова здесь.
