### Что рассказывается по ходу игры: одно сообщение на каждый код из engine/events.py.
###
### $who, $whom и $all равны `you`, если читатель — это $seat, $target или один из $seats. Дальше идут окончания
### глаголов и другие слова, которые от этого зависят.

verb =
    .et = { $who ->
        [you] ете
       *[other] ет
    }
    .yot = { $who ->
        [you] ёте
       *[other] ёт
    }
    .it = { $who ->
        [you] ите
       *[other] ит
    }
    .etsya = { $who ->
        [you] етесь
       *[other] ется
    }
of-seat =
    .with = { $who ->
        [you] у вас
       *[other] у игрока { $seat }
    }
    .for = { $who ->
        [you] за вас
       *[other] за игрока { $seat }
    }
    .instead = { $who ->
        [you] вместо вас
       *[other] вместо игрока { $seat }
    }
    .to = { $who ->
        [you] вам
       *[other] игроку { $seat }
    }
    .drink = { $who ->
        [you] ваш Напиток
       *[other] Напиток игрока { $seat }
    }
of-target =
    .to = { $whom ->
        [you] вам
       *[other] игроку { $target }
    }
which-drink = { $drink ->
    [none] Напиток
    [own] свой Напиток
    [yours] ваш Напиток
   *[some] Напиток игрока { $drinker }
}

## Ход игры.

event-start = { $n ->
    [one] За столом { $n } игрок. Начина{ verb.et } { $seat }.
    [few] За столом { $n } игрока. Начина{ verb.et } { $seat }.
   *[other] За столом { $n } игроков. Начина{ verb.et } { $seat }.
}
event-turn = Ход { $turn }: { $seat }.
event-round = { $n ->
    [0] { $seat } начина{ verb.et } раунд азартной игры, но в нём никто не участвует.
    [1] { $seat } начина{ verb.et } раунд азартной игры; { $all ->
        [you] участвуете только { $seats }
       *[other] участвует только { $seats }
    }.
   *[other] { $seat } начина{ verb.et } раунд азартной игры; { $all ->
        [you] участвуете { $seats }
       *[other] участвуют { $seats }
    }.
}
event-passed-out = { $n ->
    [0] Никто не отключается.
    [1] { $seats } { $all ->
        [you] отключаетесь
       *[other] отключается
    }.
   *[other] { $seats } { $all ->
        [you] отключаетесь
       *[other] отключаются
    }.
}
event-out = { $why ->
    [gold] { of-seat.with } не осталось Золота: { $who ->
        [you] вы выбываете
       *[other] он выбывает
    } из игры.
   *[drink] { $seat } выбыва{ verb.et } из игры.
}
event-share = { $seat } получа{ verb.et } { $amount } из того, что осталось.
event-over = { $n ->
    [0] Игра окончена, победителя нет.
    [1] { $seats } { $all ->
        [you] побеждаете
       *[other] побеждает
    } в игре.
   *[other] { $seats } { $all ->
        [you] делите
       *[other] делят
    } победу.
}

## Карты и моменты, когда на них можно ответить.

matter = { $entry ->
    [card] { $who ->
        [you] вашу карту { $card }
       *[other] карту { $card } ({ $seat })
    }
    [drink] { of-seat.drink }
    [event] Событие { $card }
    [demand] требование заплатить
    [won] выигрыш раунда ({ $seat })
    [hook] особое свойство ({ $seat })
    [free] следующее событие
   *[last-chance] скорое выбывание
}
    .did = { $entry ->
        [card] { $who ->
            [you] ваша карта { $card }
           *[other] карта { $card } ({ $seat })
        }
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
   *[card] { $who ->
        [you] Ваша карта { $card } срабатывает.
       *[other] Карта { $card } ({ $seat }) срабатывает.
    }
}
event-negate = { $entry ->
    [won] { $who ->
        [you] Ваша победа в раунде отменена.
       *[other] Победа в раунде отменена ({ $seat }).
    }
    [drink] { of-seat.drink } отменён.
    [event] Событие { $card } отменено.
   *[card] { $who ->
        [you] Ваша карта { $card } отменена.
       *[other] Карта { $card } ({ $seat }) отменена.
    }
}
event-play = { $at ->
    [self] { $seat } игра{ verb.et } { $card }. Цель: { $who ->
        [you] вы сами
       *[other] { $target }
    }.
    [somebody] { $seat } игра{ verb.et } { $card }. Цель: { $target }.
   *[nobody] { $seat } игра{ verb.et } { $card }.
}
event-edit = { $edit ->
    [ignore] { $drink ->
        [none] { $seat } игнориру{ verb.et } это.
       *[some] { $seat } игнориру{ verb.et } Напиток.
    }
    [ignore-fortitude] { $seat } игнориру{ verb.et } потерю Стойкости.
    [reduce] { $drink ->
        [none] { $seat } теря{ verb.et } на { $n } меньше.
       *[some] { $seat } дела{ verb.et } { which-drink } слабее на { $n }.
    }
    [raise] { $drink ->
        [none] { $seat } теря{ verb.et } на { $n } больше.
       *[some] { $seat } дела{ verb.et } { which-drink } крепче на { $n }.
    }
    [to] { $drink ->
        [none] { $seat } теря{ verb.et } ровно { $n }.
       *[some] { $seat } меня{ verb.et } крепость Напитка: теперь { $n }.
    }
    [cover-inn] { of-seat.for } заплатит Таверна.
    [cover-none] Считается, что { $seat } плат{ verb.it }, но Золото остаётся на месте.
    [split] { $at ->
        [somebody] { $seat } дел{ verb.it } Напиток. Вторую половину { $whom ->
            [you] пьёте вы
           *[other] пьёт { $target }
        }.
       *[nobody] { $seat } уменьша{ verb.et } Напиток вдвое.
    }
    [share] { $seat } дел{ verb.it } потерю с виновником.
    [redirect] { $at ->
        [somebody] { $seat } перенаправля{ verb.et } потерю. Теперь { $whom ->
            [you] теряете вы
           *[other] теряет { $target }
        }.
       *[nobody] { $seat } возвраща{ verb.et } потерю обидчику.
    }
    [redirect-all] { $at ->
        [somebody] { of-seat.instead } под удар { $whom ->
            [you] попадаете вы
           *[other] попадает { $target }
        }.
       *[nobody] { of-seat.instead } под удар попадает кто-то другой.
    }
    [pass] { $seat } переда{ verb.yot } Напиток дальше. Теперь его { $whom ->
        [you] пьёте вы
       *[other] пьёт { $target }
    }.
    [add] { $seat } что-то подлива{ verb.et } в { which-drink }.
    [convert] { of-seat.drink } даст Стойкость, а не Опьянение.
    [replace] { $seat } подменя{ verb.et } { which-drink }.
    [boost] { $seat } усилива{ verb.et } карту на { $n }.
    [protect] С этой потерей больше ничего нельзя сделать.
    [leave] { $seat } не дела{ verb.et } ставку.
   *[other] { $seat } что-то меня{ verb.et }.
}
event-may = { $n ->
    [0] { $seat } отказыва{ verb.etsya }.
   *[other] { $seat } соглаша{ verb.etsya }.
}
event-option = { $seat } выбира{ verb.et } вариант { $n }.
event-target = { $seat } выбира{ verb.et } цель: { $target }.
event-number = { $seat } называ{ verb.et } число { $n }.

## Числа. $cut: показатель упёрся в край, и часть или всё пропало.

event-change = { $way ->
    [up] { $cut ->
        [all] { $seat } не получа{ verb.et } { $meant }: уже { $now }, больше не бывает.
        [some] { $seat } получа{ verb.et } { $amount }, теперь { $now }: больше не бывает.
       *[no] { $seat } получа{ verb.et } { $amount }, теперь { $now }.
    }
    [down] { $cut ->
        [all] { $seat } не теря{ verb.et } { $meant }: уже { $now }, меньше не бывает.
        [some] { $seat } теря{ verb.et } { $amount }, теперь { $now }: меньше не бывает.
       *[no] { $seat } теря{ verb.et } { $amount }, теперь { $now }.
    }
   *[same] { $seat }: { $what } по-прежнему { $now }.
}
event-meter = { of-seat.with } теперь { $amount }.
event-pay = { $means ->
    [inn] { $to ->
        [inn] Таверна прощает { $amount } { of-seat.to }.
        [pot] { of-seat.for } ставку делает Таверна: { $amount }.
       *[seat] { of-seat.for } платит Таверна: { $amount } { of-target.to }.
    }
    [none] { of-seat.to } нечем платить.
   *[own] { $to ->
        [inn] { $seat } плат{ verb.it } Таверне { $amount }.
        [pot] { $seat } став{ verb.it } { $amount }.
       *[seat] { $seat } плат{ verb.it } { $amount } { of-target.to }.
    }
}
event-take = { $place ->
    [pot] { $seat } бер{ verb.yot } { $amount } из банка.
   *[inn] { $seat } бер{ verb.yot } { $amount } у Таверны.
}
event-won = { $n ->
    [0] { $seat } выигрыва{ verb.et } раунд; в банке пусто.
   *[other] { $seat } выигрыва{ verb.et } раунд; в банке { $amount }.
}
event-collect = { $n ->
    [0] Банк пуст: { $seat } ничего не забира{ verb.et }.
   *[other] { $seat } забира{ verb.et } банк: { $amount }.
}
event-pot-to-inn = { $n ->
    [0] Раунд окончен, банк пуст.
   *[other] Банк достаётся Таверне: { $amount }.
}

## Движение карт.

event-draw = { $n ->
    [one] { $seat } бер{ verb.yot } { $n } карту.
    [few] { $seat } бер{ verb.yot } { $n } карты.
   *[other] { $seat } бер{ verb.yot } { $n } карт.
}
event-drew = { $n ->
    [0] Вы ничего не берёте.
   *[other] Вы берёте { $cards }.
}
event-reshuffle = { $seat } перемешива{ verb.et } сброс: это новая колода.
event-shelve = { $seat } выкладыва{ verb.et } { $card }.
event-discard = { $n ->
    [0] { $seat } оставля{ verb.et } все карты.
   *[other] { $seat } сбрасыва{ verb.et } { $cards }.
}
event-put = { $n ->
    [one] { $seat } клад{ verb.yot } { $n } карту вниз: { $deck } ({ $target }).
    [few] { $seat } клад{ verb.yot } { $n } карты вниз: { $deck } ({ $target }).
   *[other] { $seat } клад{ verb.yot } { $n } карт вниз: { $deck } ({ $target }).
}
event-gave = { $n ->
    [0] Вы ничего не отдаёте.
   *[other] Вы отдаёте { $cards }.
}
event-reveal-own = { $seat } показыва{ verb.et } { $cards }.
event-selected = Из этих карт вы оставляете карту { $n }.
event-flip = { $seat } открыва{ verb.et } { $card } ({ $deck }).
event-keep = { $seat } оставля{ verb.et } себе { $card }.
event-joined = { $card } становится частью { $who ->
    [you] вашей карты
   *[other] карты игрока { $seat }
}.
event-fails = { $seat } открыва{ verb.et } { $card }: неудача, карта уходит в сброс.
event-stays = { $card } остаётся лежать перед { $who ->
    [you] вами
   *[other] игроком { $seat }
}.
event-shed = { $seat } убира{ verb.et } со стола { $card }.

## Купля и продажа.

event-offer = { $seat } предлага{ verb.et } { $card } { of-target.to } за { $amount }.
event-sold = { $target } { $whom ->
    [you] покупаете
   *[other] покупает
} { $card } за { $amount }. Прода{ verb.yot } { $seat }.
event-declined = { $target } не { $whom ->
    [you] покупаете
   *[other] покупает
} { $card }. Предлага{ verb.et } { $seat }.

## Действия, заказы и питьё.

event-no-action = { $seat } не игра{ verb.et } карту Действия.
event-order = { $seat } заказыва{ verb.et } Напиток { of-target.to }.
event-refill = Колода Напитков кончилась и собрана заново: каждый должен Таверне 1 золотой.
event-reveal = { $n ->
    [0] { $seat } открыва{ verb.et } карты, но пить нечего.
   *[other] { $whose ->
        [own] { $seat } пь{ verb.yot } { $cards }.
       *[other] { $seat } открыва{ verb.et } { $cards } для { $whom ->
            [you] вас
           *[other] игрока { $target }
        }.
    }
}
event-event = { $seat } открыва{ verb.et } Событие { $card }.
event-event-aside = { $seat } откладыва{ verb.et } Событие { $card }.
event-drunk = { $n ->
    [0] Никто не пьёт.
    [1] { $seats } { $all ->
        [you] выпиваете
       *[other] выпивает
    } до дна.
   *[other] { $seats } { $all ->
        [you] выпиваете
       *[other] выпивают
    } до дна.
}
event-sober = { $seat } не пь{ verb.yot } и трезве{ verb.et }. Опьянение теперь { $now }.
event-split = { $seat } дел{ verb.it } Напиток. Вторую половину { $whom ->
    [you] пьёте вы
   *[other] пьёт { $target }
}.
event-dare = { $seat } открыва{ verb.et } с одной стороны { $cards }, а с другой { $others }.
event-tie = Ничья: { $seats } { $all ->
    [you] пьёте
   *[other] пьют
} дальше.
event-contest-won = { $of ->
    [nobody] Никто не выигрывает состязание выпивох.
   *[somebody] { $seat } выигрыва{ verb.et } состязание выпивох.
}

## Азартная игра.

event-control = { $of ->
    [nobody] Раунд никто не контролирует.
   *[somebody] { $seat } бер{ verb.yot } контроль над раундом.
}
event-leave = { $seat } покида{ verb.et } раунд.
event-pass-bid = { $seat } пасу{ verb.et }.

## Команды и те, кого нет.

event-champion = { $seat }: Чемпион — { $target }.
event-first = Следующим { $whom ->
    [you] пьёте вы
   *[other] пьёт { $target }
}.
event-token = { $seat } трат{ verb.it } { potion-token } и { $n ->
    [0] получа{ verb.et } 6 Стойкости
    [1] теря{ verb.et } 6 Опьянения
   *[2] бер{ verb.yot } 3 золотых у Таверны
}.
event-absent = { $n ->
    [0] { $seat } уход{ verb.it } до конца этого хода.
   *[1] { $seat } уход{ verb.it } до начала своего следующего хода.
}
event-back = { $seat } снова здесь.
