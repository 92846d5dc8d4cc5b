### Стол: игроки, стопка, раунд азартной игры, конец.

table-title = Стол
table-players = Остальные игроки
table-you = Вы
table-bot = { $level ->
    [easy] Бот, лёгкий
    [normal] Бот, обычный
    [hard] Бот, сильный
    [random] Бот, наугад
    [reluctant] Бот, робкий
    [tutor] Бот для урока
   *[other] Бот
}
table-person-away = { $name } (играет бот)
table-person-gave-up = { $name } больше не играет
table-mat-you = Вы, { $name }
table-or = или

## Числа игрока.

table-left = запас { $n }
table-left-ahead = запас { $from } → { $n }
table-wobbly = запас { $n }, шатается
table-track = { $name }: Стойкость { $fortitude }, Опьянение { $alcohol }, остаётся { $left }
table-track-ahead = { $name }: Стойкость { $fortitude }, Опьянение { $alcohol }, остаётся { $left }. Если никто не ответит: Стойкость { $newFortitude }, Опьянение { $newAlcohol }, остаётся { $newLeft }
table-hand = Рука
table-pile = Поднос
table-pile-short = Поднос
table-deck = Колода
table-discard = Сброс
table-discard-top = Сброс; сверху: { $title }
table-card-more = На карте есть ещё текст: рассмотрите её поближе
table-front = На столе
table-alcohol = Опьянение
table-change-fortitude = { $sign }{ $n } Стойк.
table-change-alcohol = { $sign }{ $n } Опьян.
table-change-gold = { $n ->
    [one] { $sign }{ $n } золотой
   *[other] { $sign }{ $n } золотых
}
table-change-counter = { $sign }{ $n } { $name }

## Метки.

table-mark-turn = Ходит
table-mark-turn-you = Ваш ход
table-mark-control = Контроль
table-mark-wins = Выигрыш раунда
table-mark-act = Решает
table-mark-act-you = Решаете вы
table-mark-next-you = Дальше решать вам
table-mark-passed = Пас
table-mark-left = Вне раунда
table-mark-broke = В игре до конца раунда
table-mark-broke-left = Выбывает после раунда
table-mark-out = Вне игры
table-mark-lost = Проигрыш
table-mark-passed-out = В отключке
table-mark-will-out = Вот-вот выбудет
table-mark-will-pass-out = Отключится
table-mark-gone = За дверью
table-mark-away = Играет бот
table-mark-not-here = Не за столом
table-mark-gave-up = Партия сдана
table-mark-won = Победа
table-mark-offer = Выбрать
table-mark-offer-key = Выбрать: клавиша { $key }
table-mark-chosen = Выбор сделан
table-mark-barred = Выбрать нельзя
table-pick = Выбрать: { $name }
table-look = Посмотреть: { $name }

## Стопки, которые видны всем.

table-list-title = { $name }: { $what }
table-list-empty = Здесь ничего нет.
table-list-none = { $name }: открытых карт нет.
table-list-hidden = { $n ->
    [one] { $n } карта лежит рубашкой вверх.
    [few] { $n } карты лежат рубашкой вверх.
   *[other] { $n } карт лежит рубашкой вверх.
}

## Середина стола.

table-commons = Середина стола
table-inn = Таверна
table-inn-short = Таверна
table-inn-paid = получено Золота
table-inn-pays = Сколько Золота получила Таверна за вычетом того, что заплатила сама. У неё Золото не кончается.
table-drink-deck = Напитки
table-drinks-short = Напитки
table-poured = налито: { $n }
table-poured-title = Выпитые Напитки
table-bar = Колода бара: { $n }
table-pot = Банк
table-pot-empty = пуст
table-no-round = Раунда нет

## Чей ход.

table-turn = Ходит { $name }
table-turn-you = Ваш ход
table-over = Игра окончена
table-phases = Части хода
table-phase-discard = Сброс и добор
table-phase-action = Действие
table-phase-order = Заказ
table-phase-drink = Напиток
table-phase-gambling = Азартная игра

## Стопка.

table-stack = Что сейчас разыгрывается, сначала самое раннее
table-folded = ещё { $n } внизу
table-folded-title = Ниже в стопке
table-does-card = { $you ->
    [yes] играете
   *[no] играет
}
table-does-answer = { $you ->
    [yes] отвечаете
   *[no] отвечает
}
table-does-drink = { $you ->
    [yes] пьёте
   *[no] пьёт
}
table-does-event = { $you ->
    [yes] открываете
   *[no] открывает
}
table-does-hook = { $you ->
    [yes] делаете это
   *[no] делает это
}
table-does-won = { $you ->
    [yes] выигрываете раунд
   *[no] выигрывает раунд
}
table-does-demand = { $you ->
    [yes] платите
   *[no] платит
}
table-does-last-chance = { $you ->
    [yes] вот-вот выбываете
   *[no] вот-вот выбывает
}
table-entry-card = Карта
table-entry-drink = Напиток
table-entry-event = Событие
table-entry-demand = Оплата
table-entry-won = { $n ->
    [one] в банке { $n } золотой
   *[other] в банке { $n } золотых
}
table-entry-hook = Само собой
table-entry-last-chance = Последний шанс
table-note-drink = Несут Напиток
table-note-demand = { $why ->
    [refill] Колода Напитков кончилась: все платят за новую
    [contest] { $you ->
        [yes] Вы выиграли состязание, вам платят
        [no] { $seat } выигрывает состязание и получает плату
       *[nobody] Победителю состязания платят
    }
    [event] Событие требует Золота
    [relief] Золото, чтобы потерять меньше
   *[card] Пора платить
}
table-note-won = { $you ->
    [yes] Сейчас вы заберёте банк
   *[no] Банк вот-вот заберёт { $seat }
}
table-note-hook = Что-то происходит само
# Одного игрока называют рядом.
table-note-last-chance = { $n ->
    [one] Помочь может только карта, сыгранная сейчас
   *[other] На грани вылета: { $seats }. Помочь может только карта, сыгранная сейчас
}
table-note-card = Карта
table-note-event = Событие
table-verb-answers = { $you ->
    [yes] отвечаете
    [no] отвечает
   *[other] ответ
}
table-verb-negates = { $you ->
    [yes] отменяете
    [no] отменяет
   *[other] отмена
}
table-verb-ignores = { $you ->
    [yes] уклоняетесь
    [no] уклоняется
   *[other] мимо
}
table-verb-redirects = { $you ->
    [yes] отводите
    [no] отводит
   *[other] отвод
}
table-verb-passes = { $you ->
    [yes] передаёте
    [no] передаёт
   *[other] дальше
}
table-verb-splits = { $you ->
    [yes] делите
    [no] делит
   *[other] пополам
}
table-verb-weakens = { $you ->
    [yes] ослабляете
    [no] ослабляет
   *[other] слабее
}
table-verb-boosts = { $you ->
    [yes] усиливаете
    [no] усиливает
   *[other] сильнее
}
table-verb-changes = { $you ->
    [yes] меняете
    [no] меняет
   *[other] иначе
}
table-verb-covers = { $you ->
    [yes] платите
    [no] платит
   *[other] оплата
}
table-verb-dodges = { $you ->
    [yes] уходите
    [no] уходит
   *[other] уход
}
table-verb-first = тем временем
table-verb-then = затем
table-stamp-negated = Отменено
table-stamp-will-negate = Будет отменено
table-stamp-ignored = Мимо
table-edit = { $edit ->
    [ignore] { $seat }: мимо
    [ignore-fortitude] { $seat }: Стойкость цела
    [reduce] { $seat }: меньше на { $n }
    [raise] { $seat }: больше на { $n }
    [to] станет { $n }
    [cover-inn] { $seat }: платит Таверна
    [cover-none] { $seat }: платить не надо
    [split] пополам
    [share] поровну
    [redirect] теперь на { $target }
    [redirect-all] теперь на { $target }
    [pass] передано
    [add] с добавкой
    [convert] теперь лечит
    [replace] подменено
    [leave] { $seat }: без ставки
    [boost] больше на { $n }
   *[other] изменено
}

## Что будет.

table-ahead = Если никто не ответит
table-ahead-chain = Если никто не ответит (сначала действует карта справа)
table-ahead-left = Золото — из того, что остаётся после выбывших.
table-ahead-dry = Прицепа не будет: Напитков там больше нет.
table-ahead-aside = Следующая карта — Событие { $card }: оно не действует.
table-becomes = станет
table-depends = Что ещё будет, решит закрытая карта, случай или чей-то выбор.
table-depends-all = Решит закрытая карта, случай или чей-то выбор.
table-nothing-happens = { $done ->
    [yes] Карта подействовала, но ответить на неё ещё можно.
   *[no] Ничего не произойдёт.
}
table-loses = { $you ->
    [yes] теряете
   *[no] теряет
}
table-gains = { $you ->
    [yes] получаете
   *[no] получает
}
table-deed-pay = { $by ->
    [inn] { $you ->
        [yes] не платите: платит Таверна
       *[no] не платит: платит Таверна
    }
   *[nobody] { $you ->
        [yes] не платите
       *[no] не платит
    }
}
table-deed-stays = { $what } не изменится: уже { $at }
table-deed-draw = { $you ->
    [yes] берёте карты: { $n }
   *[no] берёт карты: { $n }
}
table-deed-discard = { $you ->
    [yes] сбрасываете карты: { $n }
   *[no] сбрасывает карты: { $n }
}
table-deed-select = { $you ->
    [yes] выбираете карту
   *[no] выбирает карту
}
table-deed-put = { $you ->
    [yes] отдаёте карты
   *[no] отдаёт карты
}
table-deed-order = { $you ->
    [yes] заказываете
   *[no] заказывает
} { $n ->
    [one] ещё { $n } Напиток
    [few] ещё { $n } Напитка
   *[many] ещё { $n } Напитков
}, потом { $you ->
    [yes] решаете
   *[no] решает
} кому
table-deed-drink = { $you ->
    [yes] пьёте
   *[no] пьёт
}{ $what ->
    [more] {" "}ещё один Напиток
   *[other] { "" }
}
table-deed-sober = { $you ->
    [yes] не пьёте и трезвеете: поднос пуст
   *[no] не пьёт и трезвеет: поднос пуст
}
table-deed-contest = { $you ->
    [yes] состязаетесь
   *[no] состязается
}
table-deed-dare = { $you ->
    [yes] пьёте на спор
   *[no] пьёт на спор
}
table-deed-start-round = Начинается раунд азартной игры
table-deed-control = { $you ->
    [yes] держите контроль
   *[no] держит контроль
}
table-deed-leave = { $you ->
    [yes] выходите из раунда
   *[no] выходит из раунда
}
table-deed-end-round = Раунд кончается
table-deed-flip = { $you ->
    [yes] открываете карту
   *[no] открывает карту
}
table-deed-allow = { $you ->
    [yes] можете сыграть ещё одну карту
   *[no] может сыграть ещё одну карту
}
table-deed-may = { $you ->
    [yes] решаете, делать ли это
   *[no] решает, делать ли это
}
table-deed-choose = { $you ->
    [yes] выбираете одно из нескольких
   *[no] выбирает одно из нескольких
}
table-deed-keep = { $you ->
    [yes] оставляете себе: «{ $what }»
   *[no] оставляет себе: «{ $what }»
}
table-deed-end-turn = { $you ->
    [yes] уходите на время
   *[no] уходит на время
}
table-deed-out = { $why ->
    [drink] { $you ->
        [yes] отключаетесь: сил не осталось
       *[no] отключается: сил не осталось
    }
    [gold] { $you ->
        [yes] выбываете: нет Золота
       *[no] выбывает: нет Золота
    }
   *[other] { $you ->
        [yes] выбываете
       *[no] выбывает
    }
}
table-deed-share = { $you ->
    [yes] наследуете Золото: { $n }
   *[no] наследует Золото: { $n }
}
table-deed-pass-out = { $you ->
    [yes] отключаетесь
   *[no] отключается
}
table-deed-collect = { $you ->
    [yes] забираете Золото: { $n }
   *[no] забирает Золото: { $n }
}
table-deed-pot-to-inn = Банк достаётся Таверне: { $n }

## Пьют все.

table-together = Пьют все
table-together-some = Пьют вместе
table-shared = { $n ->
    [2] Один Напиток на двоих
   *[other] Один Напиток на { $n }
}
table-shared-how = { $rounded ->
    [up] Каждому половина, с округлением вверх.
    [down] Каждому половина, с округлением вниз.
   *[even] Каждому половина.
}
table-together-how = Все разом; ответить можно на каждый стакан.
table-contest-how = Чей Напиток крепче, тому платят по золотому.
table-contest-without = Ничего, что идёт в счёт
table-leads = впереди
table-score = Очки в состязании
table-sum-edit = { $edit ->
    [reduce] − { $n }
    [raise] + { $n }
    [boost] + { $n }
    [to] теперь { $n }
    [split] пополам (округляя вверх)
    [share] поровну
    [convert] в Стойкость
    [replace] подменено{ $by ->
        [nobody] { "" }
       *[somebody] {" "}({ $seat })
    }
   *[other] с добавкой{ $by ->
        [nobody] { "" }
       *[somebody] {" "}({ $seat })
    }
}
table-empty-glass = Пить нечего

## Раунд азартной игры.

table-round = Раунд азартной игры
table-the-pot = Банк
table-in-control = { $you ->
    [yes] держите контроль
   *[no] держит контроль
}
table-no-control = Раунд никто не контролирует
table-round-won = { $whose ->
    [you] Если остальные спасуют, банк ваш.
    [nobody] Если спасуют все, банк уйдёт Таверне.
   *[other] Если остальные спасуют, банк заберёт { $name }.
}
table-only-cheating = Теперь поможет только карта Шулерства
table-rail = Очередь в раунде, начиная с того, у кого контроль
table-rail-ctl = контроль
table-rail-done = пас
table-rail-left = вне раунда
table-rail-now = сейчас
table-rail-yet = ещё впереди
table-rail-won = выигрыш
table-rail-over = без выигрыша

## Ничего не разыгрывается.

table-quiet = { $you ->
    [yes] { $phase ->
        [discard] Вы сбрасываете и добираете карты.
        [action] Вы выбираете Действие.
        [order] Вы заказываете Напиток.
       *[drink] Вы пьёте.
    }
   *[no] { $phase ->
        [discard] { $name }: сброс и добор карт.
        [action] { $name } выбирает Действие.
        [order] { $name } заказывает Напиток.
       *[drink] { $name } пьёт.
    }
}
table-quiet-why-discard = Лишние карты сбрасывают, потом рука пополняется до семи.
table-quiet-why-action = Одна карта Действия за ход или ни одной.
table-quiet-why-order = Напиток ложится закрытым на поднос другого игрока.
table-quiet-why-drink = Верхний Напиток со своего подноса открывают и пьют.
table-quiet-window = Кто-нибудь сыграет карту?
table-quiet-window-why = Сейчас каждый может сыграть карту «Когда угодно».

## Конец.

table-over-you = Вы победили!
table-over-nobody = Победителей нет
table-over-won = { $n ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
table-over-tied = { $you ->
    [yes] Вы выбыли
   *[no] { $n ->
        [2] Оба выбыли
       *[other] Все они выбыли
    }
} в один и тот же миг, последними за столом. Значит, победа общая.
table-over-how = { $how ->
    [conceded] { $won ->
        [yes] Остальные сдались.
       *[no] Других людей за столом не осталось, и партия закончилась.
    } Ходов сыграно: { $turn }.
    [abandoned] Партия оставлена. Ходов сыграно: { $turn }.
   *[played] Ходов сыграно: { $turn }.
}
table-over-lost = { $why ->
    [drink] Вы отключились на { $turn }-м ходу
    [gold] Вы остались без Золота на { $turn }-м ходу
    [gave-up] Вы сдались на { $turn }-м ходу
   *[other] Вы проиграли на { $turn }-м ходу
}
table-over-reason = { $why ->
    [drink] { $known ->
        [yes] Виной тому { $cards }.
       *[no] {""}
    } { $you ->
        [yes] Ваше Опьянение ({ $alcohol }) догнало вашу Стойкость ({ $fortitude }).
       *[no] { $name }: Опьянение ({ $alcohol }) догнало Стойкость ({ $fortitude }).
    }
   *[gold] { $known ->
        [yes] { $you ->
            [yes] Последнее Золото забрала карта { $cards }.
           *[no] { $name }: последнее Золото забрала карта { $cards }.
        }
       *[no] { $you ->
            [yes] Последнее Золото потрачено.
           *[no] { $name }: последнее Золото потрачено.
        }
    }
}
table-over-fate = { $why ->
    [drink] { $you ->
        [yes] отключились
       *[no] отключается
    }
    [gold] { $you ->
        [yes] остались без Золота
       *[no] остаётся без Золота
    }
    [gave-up] { $you ->
        [yes] сдались
       *[no] сдаётся
    }
    [sits] ещё в игре
   *[other] { $you ->
        [yes] проиграли
       *[no] выбывает
    }
}{ $when ->
    [known] {" "}на { $turn }-м ходу
   *[unknown] {""}
}
table-over-learn = Пройти урок

## Стол словами.

table-log = Журнал
table-log-open =
    { $n ->
        [0] Журнал и разговор
       *[other] Журнал и разговор: новых — { $n }
    }
table-text = Стол словами
table-text-caption = Ход { $turn }. Таверна получила за вычетом выплат: { $inn }. В колоде Напитков карт: { $drinks }, в банке: { $pot }.
table-text-player = Игрок
table-text-left = Остаётся
table-text-state = Положение
table-text-more = Ещё
table-text-coming = вот-вот: { $what }
table-joined = «{ $card }»: { $text }
table-text-link = { $who } { $verb } { $what } { $stamp }
table-text-hand = Ваша рука

## Типы карт, одним словом.

table-type-action = Действие
table-type-sometimes = Иногда
table-type-anytime = Когда угодно
table-type-gambling = Азарт
table-type-cheating = Шулерство

## Что принёс персонаж, рядом со знаком колоды.

zone-brawler = Драчуны
zone-gear = Шестерёнки
zone-item = Предметы
zone-petrified = Окаменевшие
zone-potion = Зелья
zone-wulfric = Настроения
zone-other = { CAP($name) }
