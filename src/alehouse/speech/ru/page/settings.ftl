### Полоса над страницами, настройки этого браузера и помощь.

settings-home = Alehouse: ко входу
settings-views = Разделы
settings-menu = Меню
settings-help = { $keys ->
    [true] Помощь и клавиши
   *[false] Помощь
}
settings-help-more = Подробнее
settings-title = Настройки
settings-link-tables = Столы
settings-link-replays = Записи
settings-link-characters = Персонажи
settings-link-rules = Правила
settings-link-learn = Урок
settings-link-about = О проекте
settings-you = Вы
settings-name = Ваше имя
settings-another-name = Придумать другое
settings-rename = Взять это имя
settings-renamed = Теперь вас зовут так.
settings-device = Играть на втором устройстве
settings-device-text = Код сделает другой телефон или компьютер тем же гостем, с вашими местами и записями.
settings-device-give = Получить код
settings-device-until = Введите его в настройках на другом устройстве. Код годится один раз, до { $time }.
settings-device-have = У меня есть код с другого устройства
settings-device-take = Ввести
settings-device-taken = С возвращением, { $name }.
settings-look = Вид
settings-language = Язык
settings-theme = Освещение
settings-theme-evening = Вечер (тёмное)
settings-theme-morning = Утро (светлое)
settings-to-morning = Включить утреннее освещение
settings-to-evening = Включить вечернее освещение
settings-text-size = Размер текста
settings-percent = { $n } %
settings-table = За столом
settings-pace = Темп
settings-pace-text = Как долго стол показывает карту или Напиток, когда вы одни против ботов. Ваши ответы этого никогда не ждут.
settings-pace-at-once = Сразу
settings-pace-fast = Быстро
settings-pace-normal = Обычно
settings-pace-calm = Спокойно
settings-sound = Звук
settings-sound-on = Звук включён
settings-sound-off = Звук выключен
settings-sound-text = Сигнал, когда решаете вы, и звуки того, что происходит за столом.
settings-less-motion = Меньше движения
settings-less-motion-text = Новое появляется сразу, а не прилетает.
settings-one-click = Играть одним щелчком
settings-one-click-text = Для тех, кто знает свои карты: один щелчок мышью играет карту. Иначе первый щелчок показывает, что она сделает, а второй играет. Если нужна цель, наведите курсор на игрока и увидите, что с ним будет; щелчок играет.
settings-text-table = Стол словами
settings-text-table-text = Простая таблица со всеми числами рядом с рисованным столом. Экранным дикторам она доступна всегда.
settings-keys-everywhere = Везде
settings-keys-tab = Перейти к следующему
settings-keys-enter = Нажать
settings-keys-escape = Закрыть окно
settings-keys-help = Эта помощь

## Помощь за столом: что значат знаки.

help-signs = На столе
help-sign-heart = Стойкость, красный маркер: сначала 20, от ударов падает.
help-sign-drop = Опьянение, прозрачный маркер: растёт почти от каждого Напитка. Где они встретятся, там и засыпают; запас — это шаги между ними.
help-sign-coin = Золото: у кого его не осталось, тот выбывает.
help-sign-hand = Рука: сколько карт держит игрок.
help-sign-deck = Колода: карты, которые игрок ещё может добрать.
help-sign-drink = Поднос: Напитки, которые вам заказали. В конце своего хода пьют верхний.
help-sign-action = Действие: можно сыграть одно за свой ход.
help-sign-sometimes = Иногда: ответ на то, что названо в тексте, в любой ход.
help-sign-anytime = Когда угодно: между любыми двумя событиями, в любой ход.
help-sign-gambling = Азарт и Шулерство: ставки в раунде. Банк берёт тот, за кем контроль, когда все остальные спасовали.
