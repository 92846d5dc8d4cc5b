### Правила для чтения: /rules.

rules-title = Правила
rules-tab = { $title } · Alehouse
rules-lead = Всё, что знает этот стол, по номерам. Когда карту нельзя сыграть, стол называет правило.
rules-chapters = Главы
rules-all = Все главы
rules-turn-page = Соседние главы
rules-search = Поиск по правилам
rules-search-hint = Слово или GAMBLE-05
rules-finds = Найдено
rules-found = { $n ->
    [0] Ничего не найдено
    [one] Найдено { $n } правило
    [few] Найдено { $n } правила
   *[other] Найдено { $n } правил
}
rules-nothing = Нет правила, в котором есть все эти слова. Попробуйте убрать лишние.
rules-unknown = Правила «{ $id }» нет. Вот все главы.
rules-count = { $n ->
    [one] { $n } правило
    [few] { $n } правила
   *[other] { $n } правил
}
rules-see = См.
rules-key-search = Перейти к поиску
rules-key-first = Открыть первое найденное правило
rules-key-empty = Очистить поиск
