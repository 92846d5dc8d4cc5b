### Столы до игры: войти, сесть, настроить; список столов.

lobby-tab-asked = { $turn ->
    [own] ● Ваш ход · Alehouse
   *[other] ● Ваш ответ? · Alehouse
}
lobby-tab-own = Ваш ход · Alehouse
lobby-tab-turn = Ходит { $name } · Alehouse
lobby-tab-over = Игра окончена · Alehouse
lobby-tab-open = Стол в Alehouse
lobby-coming-in = Входим…
lobby-dealing = Сдаём карты…
lobby-line-lost = Связь прервалась. Пробуем снова…
lobby-line-kept = Связь прервалась. Ваш выбор сохранён и уйдёт, как только она вернётся…
lobby-line-closing = Сервер перезапускается. Ничего не потеряно; подключаемся снова…

lobby-come-in = Входите и садитесь
lobby-come-in-text = Стол ждёт вас. Как вас называть?
lobby-come-in-host = { $name } приглашает вас за стол. Как вас называть?
lobby-come-in-now = Войти
lobby-a-bot = Бот
lobby-locked-title = У этого стола есть пароль
lobby-password-ask = Его знает тот, кто дал вам ссылку.
lobby-gone = Сейчас войти нельзя
lobby-gone-left = Вы ушли
lobby-gone-kicked = Вас попросили уйти
lobby-gone-no-room = Этого стола больше нет
lobby-gone-no-line = Сервер не отвечает
lobby-gone-kept = Этот стол остановлен
lobby-reload = Перезагрузить страницу
lobby-return = Вернуться за стол

lobby-heading = Стол игрока { $name }
lobby-heading-nobody = Стол
lobby-hello = Ваше имя: { $name }.
lobby-rename = Сменить имя
lobby-watching-now = Вы зритель. Чтобы играть, займите свободное место.
lobby-lock = Никого больше не пускать
lobby-unlock = Снова пускать
lobby-is-locked = Никого больше не пускают
lobby-seats-heading = Места
lobby-order = Ход идёт по часовой стрелке
lobby-empty = Место { $n } свободно
lobby-sit = Сесть сюда
lobby-move = Пересесть сюда
lobby-add-bot = Бот
lobby-add-bot-title = Какой нужен бот?
lobby-bots-everywhere = Боты на все свободные места ({ $n })
lobby-bot = Бот, { $level }
lobby-bot-random = наугад
lobby-bot-random-text = Играет любую карту, какую можно: наугад и без плана.
lobby-bot-easy = лёгкий
lobby-bot-easy-text = Играет разумно, но многое упускает и щадит тех, кто вот-вот выбудет.
lobby-bot-normal = обычный
lobby-bot-normal-text = Бережёт себя и бьёт по слабым местам.
lobby-bot-hard = сильный
lobby-bot-hard-text = Думает наперёд и бьёт того, кто выигрывает.
lobby-bot-reluctant = робкий
lobby-bot-reluctant-text = Чаще всего пасует. Игры выходят долгими.
lobby-bot-tutor = ручной
lobby-remove = Убрать
lobby-by-chance = Случайный
lobby-by-chance-text = Персонажа вытянем, когда начнётся игра.
lobby-change = Сменить персонажа
lobby-pick = Выберите персонажа
lobby-taken = Уже за столом
lobby-host = Хозяин стола
lobby-you = Вы
lobby-thats-you = { $name } (вы)
lobby-team = Команда { $n }
lobby-not-here = не в сети
lobby-watches = смотрит
lobby-muted = без голоса

lobby-begin-heading = Начало
lobby-missing-players = { $n ->
    [one] Нужен ещё один игрок или бот.
    [few] Нужны ещё { $n } игрока или бота.
   *[other] Нужны ещё { $n } игроков или ботов.
}
lobby-missing-for-kind = { $n ->
    [one] Нужен ещё один игрок или бот: в эту игру играют { $seats } человек.
    [few] Нужны ещё { $n } игрока или бота: в эту игру играют { $seats } человек.
   *[other] Нужны ещё { $n } игроков или ботов: в эту игру играют { $seats } человек.
}
lobby-too-many = Игроков слишком много: в эту игру играют { $seats } человек.
lobby-ready = Все в сборе.
lobby-ready-empty = { $n ->
    [one] Можно начинать. Свободное место уберём.
   *[other] Можно начинать. Свободные места ({ $n }) уберём.
}
lobby-start = Начать игру
lobby-rematch = Ещё раз
lobby-again = { $name } предлагает сыграть ещё.
lobby-over = Игра окончена. Ещё раз, тем же составом?
lobby-waiting-host = Игру начинает хозяин стола: { $name }.
lobby-stand = Встать и смотреть
lobby-leave = Уйти из-за стола

lobby-invite = Позовите друзей
lobby-link = Ссылка на этот стол
lobby-only-here = Этот адрес открывается только на этом компьютере. Чтобы позвать друзей, запустите Alehouse с --host 0.0.0.0 и откройте его по имени или адресу этого компьютера в вашей сети.
lobby-qr = QR-код со ссылкой на этот стол
lobby-share = Поделиться
lobby-share-text = Приходите играть за мой стол.
lobby-people = { $n ->
    [one] Здесь { $n } человек
    [few] Здесь { $n } человека
   *[other] Здесь { $n } человек
}
lobby-person-menu = Что сделать: { $name }
lobby-hand-over = Сделать хозяином стола
lobby-mute = Лишить голоса
lobby-unmute = Вернуть голос
lobby-kick = Выгнать совсем
lobby-talk = Разговор
lobby-talk-none = Пока никто ничего не сказал.
lobby-talk-new = { $name }: { $text }

lobby-terms = Правила этого стола
lobby-change-settings = Изменить
lobby-save = Сохранить
lobby-more = Другие настройки
lobby-seats = Мест
lobby-title = Название в списке столов
lobby-title-idea = Пятничный вечер в таверне
lobby-privacy = Кто может войти
lobby-privacy-link = По ссылке
lobby-privacy-link-text = Войдёт любой, у кого есть ссылка.
lobby-privacy-listed = Все
lobby-privacy-listed-text = Стол виден в списке, и подсесть могут незнакомые.
lobby-privacy-password = По паролю
lobby-privacy-password-text = Одной ссылки мало.
lobby-password = Пароль
lobby-password-kept = Остаётся прежний
lobby-variant = Вид игры
lobby-variant-individual = Каждый за себя
lobby-variant-individual-text = Побеждает последний оставшийся. От 2 до 10 игроков.
lobby-variant-two-headed-dragon = Двухголовый дракон
lobby-variant-two-headed-dragon-text = Команды по двое: сидят рядом, шкала общая. 4, 6 или 8 игроков.
lobby-explained = { $name }: { $text }
lobby-drinks = Напитки
lobby-drinks-rdi1-text = Эль, вино и пара сюрпризов; состязания и угощение за счёт Таверны. Хорошо для начала.
lobby-drinks-rdi2-text = Крепче и разнообразнее: мёд на двоих, варево для огров и вызов на спор.
lobby-drinks-rdi3-text = Самые буйные: Напитки приносят карты или Золото, а ещё бывают драка и чудовище.
lobby-clock = Время на решение
lobby-clock-casual = Без спешки
lobby-clock-casual-text = Минута на каждое решение и ещё пять минут на всю игру.
lobby-clock-fast = Быстро
lobby-clock-fast-text = 20 секунд на каждое решение и ещё минута на всю игру.
lobby-clock-days = До суток
lobby-clock-days-text = День на каждое решение. Собираться одновременно не нужно.
lobby-move-time = { $name }, { $n } с
lobby-window = Время на ответ
lobby-answer-time = от { $window } с; если карта касается вас, { $touched } с
lobby-window-clock = Как задано выше
lobby-window-open = Ждать всех, кто может ответить
lobby-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
   *[other] { $n } секунд
}
lobby-beat = Темп ботов
lobby-watching = Зрители
lobby-watching-text = Можно смотреть без места. Карт на руках зрители не видят никогда.
lobby-chat = Переписка в чате
lobby-chat-text = Без неё остаются только жесты и готовые фразы.
lobby-duplicates = Одинаковые персонажи
lobby-duplicates-text = Двое могут играть одним и тем же персонажем.

lobby-tables = Столы
lobby-tables-line = Столы, открытые для всех. У столов для друзей свои ссылки.
lobby-look-again = Обновить
lobby-tables-waiting = Ждут игроков ({ $n })
lobby-tables-playing = Играют сейчас ({ $n })
lobby-tables-none-waiting = Ни один стол не ждёт игроков. Откройте свой у входа и впустите всех.
lobby-tables-none-playing = За открытыми столами сейчас никто не играет.
lobby-table-seats = занято мест: { $taken } из { $n }
lobby-table-players = игроков: { $n }
lobby-table-watchers = зрителей: { $n }
lobby-join = Подсесть
lobby-look-in = Заглянуть
lobby-watch = Смотреть
lobby-not-watchable = Без зрителей
