### Кто есть кто и ответы на вопросы.

nobody = никто
you = вы
stand-in = { $who ->
    [you] бот вместо вас
   *[other] { $seat } (бот)
}
your-team = ваша команда
seat-again = { $name } { $n }

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
