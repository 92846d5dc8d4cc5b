### Названия: показатели, счётчики, типы и виды карт, фазы.
###
### Словарик. Эти слова всюду одни и те же: на картах, в журнале, на странице и в правилах.
###
### Fortitude — Стойкость            Alcohol Content — Опьянение       Gold — Золото; монета — золотой
### Inn — Таверна                    Drink — Напиток                   Chaser — прицеп
### Drink Deck — колода Напитков     Drink Me! pile — поднос           drinker — тот, кто пьёт
### Drink Event — Событие            Drinking Contest — состязание выпивох
### Action Card — карта Действия     Sometimes Card — карта «Иногда»   Anytime Card — карта «Когда угодно»
### Gambling Card — карта Азарта     Cheating Card — карта Шулерства
### Round of Gambling — раунд азартной игры, дальше просто раунд        ante — ставка, поставить
### pot — банк                       in control — контроль над раундом Winning Hand — выигрышная комбинация
### Discard, Action, Order, Drink Phase — фаза Сброса, Действия, Заказа, Напитка
### Negate — отменить                Ignore — проигнорировать          play a card — сыграть карту
### Side deck — колода Зелий, Настроений, Шестерёнок, Предметов, Драчунов
### pass out — отключиться           out of the game — выбыть          Champion — Чемпион
###
### Имена за столом мы склонять не умеем: они стоят в именительном падеже, как подлежащее, после двоеточия или
### в скобках, но не после слова «игрок»: «игроку Ева» режет слух. К читателю обращаемся на «вы».
###
### Атрибуты — формы для других предложений: gen (кого? чего?), acc (кого? что?), your (влияет на что?).

## Целое предложение: с большой буквы и без второго знака после названия, которое кончается своим.

told = { STOP(CAP($text)) }

## Показатели игрока. amount — сколько их.

stat-fortitude = Стойкость
    .gen = Стойкости
    .your = вашу Стойкость
stat-alcohol = Опьянение
    .gen = Опьянения
    .your = ваше Опьянение
stat-gold = Золото
    .gen = Золота
    .your = ваше Золото

amount-fortitude = { $n ->
    [one] { $n } Стойкость
   *[other] { $n } Стойкости
}
amount-alcohol = { $n ->
    [one] { $n } Опьянение
   *[other] { $n } Опьянения
}
amount-gold = { $n ->
    [one] { $n } золотой
   *[other] { $n } золотых
}
amount-half-pot = половину этого банка с округлением вверх
amount-table = { $what } по вашей шкале «{ $counter }»: { $rows }
x = X

table-first = { $n } при { $levels }
table-row = { $n } при { $levels }
level = { $low }
levels-two = { $low } или { $high }
levels = { $low }–{ $high }

## Счётчики отдельных персонажей. -other — для тех, кого не знает ни один каталог.

counter-brawls = Потасовки
    .gen = Потасовок
counter-heat = Подозрения
    .gen = Подозрений
counter-mark = Метки
    .gen = Меток
counter-piety = Благочестие
    .gen = Благочестия
counter-scarab = Скарабеи
    .gen = Скарабеев
counter-other = { CAP($name) }
    .gen = жетонов «{ CAP($name) }»

amount-counter-brawls = { $n ->
    [one] { $n } жетон Потасовки
    [few] { $n } жетона Потасовки
   *[other] { $n } жетонов Потасовки
}
amount-counter-heat = { $n ->
    [one] { $n } Подозрение
    [few] { $n } Подозрения
   *[other] { $n } Подозрений
}
amount-counter-mark = { $n ->
    [one] { $n } жетон Метки
    [few] { $n } жетона Метки
   *[other] { $n } жетонов Метки
}
amount-counter-piety = { $n ->
    [one] { $n } Благочестие
   *[other] { $n } Благочестия
}
amount-counter-scarab = { $n ->
    [one] { $n } жетон Скарабея
    [few] { $n } жетона Скарабея
   *[other] { $n } жетонов Скарабея
}
amount-counter-other = { $n ->
    [one] { $n } жетон «{ CAP($name) }»
    [few] { $n } жетона «{ CAP($name) }»
   *[other] { $n } жетонов «{ CAP($name) }»
}

## Дополнительные колоды и стопки. Все они женского рода: «ваша», «своей».

deck-brawler = колода Драчунов
    .gen = колоды Драчунов
    .acc = колоду Драчунов
deck-gear = колода Шестерёнок
    .gen = колоды Шестерёнок
    .acc = колоду Шестерёнок
deck-item = колода Предметов
    .gen = колоды Предметов
    .acc = колоду Предметов
deck-petrified = стопка Окаменевших карт
    .gen = стопки Окаменевших карт
    .acc = стопку Окаменевших карт
deck-potion = колода Зелий
    .gen = колоды Зелий
    .acc = колоду Зелий
deck-wulfric = колода Настроений
    .gen = колоды Настроений
    .acc = колоду Настроений
deck-other = колода «{ CAP($name) }»
    .gen = колоды «{ CAP($name) }»
    .acc = колоду «{ CAP($name) }»

## Типы и виды карт. Тип стоит после слова «карта»: карта Действия, карта «Иногда».

type-action = Действия
type-sometimes = «Иногда»
type-anytime = «Когда угодно»
type-gambling = Азарта
type-cheating = Шулерства

card-type = Карта { $types }
kind-character = Карта
kind-drink = Напиток
kind-event = Событие
kind-side = Особая карта
kind-added = Добавочная карта

side-gear = Карта Шестерёнки
side-potion = Карта Зелья
side-wulfric = Карта Настроения
side-other = Карта «{ CAP($name) }»

any-card = карта
    .acc = карту
card-of-type = карта { $types }
    .acc = карту { $types }

## Карты под одним именем и карты, которых в Напитке может быть только одна.

family-i-dont-think-so = «Ну уж нет!»
family-other = «{ CAP($name) }»

limit-mix-in = Добавка
limit-other = карта «{ CAP($name) }»

## Кем бывает персонаж.

kind-of-orc = орк
kind-of-troll = тролль
kind-of-ogre = огр
kind-of-vampire = вампир
kind-of-villain = злодей

## Виды игры и команды.

variant-individual = каждый за себя
variant-two-headed-dragon = «Двухголовый дракон»
variant-other = «{ CAP($name) }»
team = команда «{ $seats }»
potion-token = жетон Зелья

## Фазы хода.

phase-discard = фаза Сброса
    .acc = фазу Сброса
phase-action = фаза Действия
    .acc = фазу Действия
phase-order = фаза Заказа
    .acc = фазу Заказа
phase-drink = фаза Напитка
    .acc = фазу Напитка

## Перечисления: по два, так что «а, б и в» — это (а, б) и в.

list-comma = { $first }, { $last }
    .your = { $first-your }, { $last }
list-and = { $first } и { $last }
    .your = { $first-your } и { $last }
list-or = { $first } или { $last }
    .your = { $first-your } или { $last }
plain = { $text }

## Названия: в кавычках всё, чтобы слова вокруг их не склоняли.

title = «{ $text }»
