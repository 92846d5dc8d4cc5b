### Персонажи и их колоды, список записей и рассказ о проекте.

gallery-tab = { $title } · Alehouse
gallery-title = Персонажи
gallery-line = { $n ->
    [one] { $n } персонаж
    [few] { $n } персонажа
   *[other] { $n } персонажей
}, у каждого колода из 40 карт. Играть уже можно за { $ready }; остальные появятся колода за колодой.
gallery-search = Поиск
gallery-search-idea = имя или чем персонаж славен
gallery-show = Показать
gallery-show-all = Все
gallery-show-ready = Готовые
gallery-show-later = Будущие
gallery-found = { $n ->
    [one] { $n } персонаж
    [few] { $n } персонажа
   *[other] { $n } персонажей
}
gallery-none = Ничего не нашлось. Попробуйте другое слово.
gallery-ready = Можно играть
gallery-later = Пока нельзя играть
gallery-later-text = Колода ещё не собрана. Эти карты уже готовы.
gallery-box = Коробка { $n }
gallery-pack = Из набора этого сервера
gallery-choose = Играть с ботами: { $name }
gallery-deck = Колода
gallery-boss = Колода босса
gallery-unknown = Такого персонажа нет
gallery-drinks = Колоды напитков
gallery-drinks-line = Что наливают в таверне, и события, которые попадаются вместо напитков.
gallery-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
gallery-search-cards = Поиск по картам
gallery-by-type = По типу
gallery-look = Рассмотреть
gallery-copies = { $n }×
gallery-price = { $n ->
    [one] { $n } золотой
   *[other] { $n } золотых
}
gallery-type-action = Действие
gallery-type-sometimes = Иногда
gallery-type-anytime = Когда угодно
gallery-type-gambling = Азарт
gallery-type-cheating = Шулерство
gallery-type-drink = Напиток
gallery-type-event = Событие
gallery-type-side = Особая карта
gallery-origin-book = Книга
gallery-origin-book-text = Действует так, как сказано в печатной игре.
gallery-origin-house = Дом
gallery-origin-house-text = Что она делает, придумали мы: в печатной игре этого нет.

gallery-replays = Записи
gallery-replays-line = Законченные игры шаг за шагом; если хотите, с открытыми руками.
gallery-mine = Мои игры ({ $n })
gallery-mine-none = Вы ещё не закончили ни одной игры.
gallery-shared = Игры открытых столов ({ $n })
gallery-shared-none = Здесь появятся игры других людей за открытыми столами.
gallery-player = { $name } ({ $character })
gallery-won = { $n ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
gallery-abandoned = Игру не закончили
gallery-given-up = Партию сдали: победителя нет
gallery-conceded = остальные сдались
gallery-you-won = Вы победили
gallery-you-lost = Вы проиграли
gallery-you-gave-up = Вы сдались
gallery-turns = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
}

gallery-about = Об Alehouse
gallery-about-line = Открытый стол для игры The Red Dragon Inn, для людей и ботов.
gallery-about-what = Alehouse знает правила, сдаёт карты, ведёт шкалы и спрашивает каждого, кто может ответить. Играть можно в одиночку с ботами или с друзьями по ссылке, в браузере или в терминале, а любую законченную игру можно посмотреть снова.
gallery-about-unofficial = Неофициальный проект. Он не связан со SlugFest Games и не одобрен ею. The Red Dragon Inn и имена её персонажей и карт принадлежат их владельцам.
gallery-about-own = Тексты и код Alehouse наши собственные, многие рисунки тоже; остальные рисунки, шрифты и библиотеки сделали другие, они названы ниже. Текст карты составлен из того, что она делает; рисунки и тексты печатной игры не использованы. Если игра вам понравилась, купите коробку: с картами в руках она ещё лучше.
gallery-about-privacy = Здесь нет учётных записей, рекламы и слежки. Куки помнит ваше имя и места, и с других серверов ничего не загружается.
gallery-about-licence = Сама программа Alehouse свободна, её лицензия MIT.
gallery-about-version = Версия { $version }, карты { $content }
gallery-about-bundled = Что встроено
gallery-about-bundled-text = В странице есть чужая работа по этим лицензиям:
gallery-about-by = Автор: { $by }.
gallery-about-drawn-by = Автор: { $by }. Рисунки изменены: каждый напечатан в два тона, чернилами с латунной кромкой, и рядом с ним лежит его растровая копия.
gallery-about-licence-text = Лицензия
gallery-about-artists = Художники
gallery-about-source = Исходники
