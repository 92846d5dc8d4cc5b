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
    .yotsya = { $who ->
        [you] ётесь
       *[other] ётся
    }
of-seat =
    .drink = { $who ->
        [you] ваш Напиток
       *[other] Напиток ({ $seat })
    }
of-target =
    .drinks = { $whom ->
        [you] пьёте вы
       *[other] пьёт { $target }
    }
which-drink = { $drink ->
    [none] Напиток
    [own] свой Напиток
    [yours] ваш Напиток
   *[some] Напиток ({ $drinker })
}

## Ход игры.

event-start = { $n ->
    [one] За столом { $n } игрок. Начина{ verb.et } { $seat }.
    [few] За столом { $n } игрока. Начина{ verb.et } { $seat }.
   *[other] За столом { $n } игроков. Начина{ verb.et } { $seat }.
}
event-turn = { $who ->
    [you] Ход { $turn } — ваш.
   *[other] Ход { $turn }: { $seat }.
}
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
    [gold] { $seat } оста{ verb.yotsya } без Золота и выбыва{ verb.et } из игры.
   *[drink] { $seat } выбыва{ verb.et } из игры: Опьянение догнало Стойкость.
}{ $n ->
    [0] { "" }
   *[other] {" "}Таверна забирает { $amount }.
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
    [somebody] { $whom ->
        [you] { $seat } играет { $card } на вас.
       *[other] { $seat } игра{ verb.et } { $card }. Цель: { $target }.
    }
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
    [cover-inn] { $who ->
        [you] За вас заплатит Таверна.
       *[other] { $seat } не платит: заплатит Таверна.
    }
    [cover-none] Считается, что { $seat } плат{ verb.it }, но Золото остаётся на месте.
    [split] { $at ->
        [somebody] { $seat } дел{ verb.it } Напиток. Вторую половину { of-target.drinks }.
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
        [somebody] { $seat } уход{ verb.it } из-под удара. Теперь под удар { $whom ->
            [you] попадаете вы
           *[other] попадает { $target }
        }.
       *[nobody] { $seat } уход{ verb.it } из-под удара. Теперь под удар попадает кто-то другой.
    }
    [pass] { $seat } переда{ verb.yot } Напиток дальше. Теперь его { of-target.drinks }.
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
event-meter = { $who ->
    [you] У вас теперь { $amount }.
   *[other] { $seat }: теперь { $amount }.
}
event-pay = { $means ->
    [inn] { $to ->
        [inn] { $who ->
            [you] Таверна прощает вам { $amount }.
           *[other] { $seat }: Таверна прощает { $amount }.
        }
        [pot] { $who ->
            [you] Ставку за вас делает Таверна: { $amount }.
           *[other] { $seat }: ставку делает Таверна, { $amount }.
        }
       *[seat] { $who ->
            [you] За вас платит Таверна: { $amount }. Получает { $target }.
           *[other] { $seat } не платит: платит Таверна, { $amount }. { $whom ->
                [you] Получаете вы
               *[other] Получает { $target }
            }.
        }
    }
    [none] { $who ->
        [you] Вам нечем платить.
       *[other] { $seat } не может заплатить.
    }
   *[own] { $to ->
        [inn] { $seat } плат{ verb.it } Таверне { $amount }.
        [pot] { $seat } став{ verb.it } { $amount }.
       *[seat] { $whom ->
            [you] { $seat } платит вам { $amount }.
           *[other] { $seat } плат{ verb.it } { $amount }, получает { $target }.
        }
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
   *[other] Раунд окончен, банк достаётся Таверне: { $amount }.
}

## Движение карт.

event-draw = { $n ->
    [one] { $seat } бер{ verb.yot } { $n } карту.
    [few] { $seat } бер{ verb.yot } { $n } карты.
   *[other] { $seat } бер{ verb.yot } { $n } карт.
}
event-drew = { $n ->
    [0] { $seat } ничего не бер{ verb.yot }.
   *[other] { $seat } бер{ verb.yot } { $cards }.
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
    [0] { $seat } ничего не отда{ verb.yot }.
   *[other] { $seat } отда{ verb.yot } { $cards }.
}
event-reveal-own = { $seat } показыва{ verb.et } { $cards }.
event-selected = Из этих карт { $seat } оставля{ verb.et } карту { $n }.
event-flip = { $seat } открыва{ verb.et } { $card } ({ $deck }).
event-keep = { $seat } оставля{ verb.et } себе { $card }.
event-joined = { $card } становится частью { $who ->
    [you] вашей карты
   *[other] другой карты ({ $seat })
}.
event-fails = { $seat } открыва{ verb.et } { $card }: неудача, карта уходит в сброс.
event-stays = { $card } остаётся лежать { $who ->
    [you] перед вами
   *[other] на столе ({ $seat })
}.
event-shed = { $seat } убира{ verb.et } со стола { $card }.

## Купля и продажа.

event-offer = { $whom ->
    [you] { $seat } предлагает вам { $card } за { $amount }.
   *[other] { $seat } предлага{ verb.et } { $card } за { $amount }. Решает { $target }.
}
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
event-order = { $whom ->
    [you] { $who ->
        [you] Вы заказываете Напиток себе.
       *[other] { $seat } заказывает Напиток вам.
    }
   *[other] { $seat } заказыва{ verb.et } Напиток. Пить его будет { $target }.
}
event-refill = Колода Напитков кончилась и собрана заново: каждый должен Таверне 1 золотой.
event-reveal = { $n ->
    [0] { $seat } открыва{ verb.et } карты, но пить нечего.
   *[other] { $whose ->
        [own] { $seat } открыва{ verb.et } { $cards }, чтобы выпить.
       *[other] { $seat } открыва{ verb.et } { $cards }, { of-target.drinks }.
    }
}
event-event = { $seat } открыва{ verb.et } Событие { $card }.
event-event-aside = { $seat } открыва{ verb.et } Событие { $card }: здесь оно не действует и откладывается.
event-chaser-event = Прицепом выпало Событие { $card }: оно не действует и уходит в сброс.
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
event-sober = { $seat } не пь{ verb.yot } (поднос пуст) и трезве{ verb.et }. Опьянение теперь { $now }.
event-split = { $seat } дел{ verb.it } Напиток. Вторую половину { of-target.drinks }.
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
event-first = Следующим { of-target.drinks }.
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
