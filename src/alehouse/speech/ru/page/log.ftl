### Журнал, разговор, объявления.

log-title = Журнал
log-hint = нажмите на строку, чтобы увидеть тот момент
log-back-to-now = К настоящему
log-earlier = Раньше
log-newest = К последнему
log-turn = ход { $n }
log-taken-back = { $what ->
    [play] { $seat } бер{ verb.yot } назад карту «{ $card }» и всё, что было после неё.
    [offer] { $seat } бер{ verb.yot } назад предложение «{ $card }» и всё, что было после него.
    [order] { $seat } бер{ verb.yot } назад заказ Напитка и всё, что было после него.
    [discard] { $seat } бер{ verb.yot } назад сброс и всё, что было после него.
    [keep] { $seat } бер{ verb.yot } назад решение оставить все карты и всё, что было после него.
    [pass] { $seat } бер{ verb.yot } назад пас и всё, что было после него.
    [choose] { $seat } бер{ verb.yot } назад выбор и всё, что было после него.
    [token] { $seat } бер{ verb.yot } назад трату жетона Зелья и всё, что было после неё.
   *[other] { $seat } бер{ verb.yot } назад последнее решение и всё, что было после него.
}
log-passed-alone = { $why ->
    [cheating] Теперь поможет только карта Шулерства, а её у вас нет
   *[none] Подходящей карты у вас нет
}: вы пасуете, и вопроса не будет.
log-gave-up = { $who ->
    [you] Вы сдаётесь.
   *[other] { $seat } сдаётся.
}
log-abandoned = Никто не вернулся: партия на этом закончена.
log-undone = Взято назад:
log-many-discard = { $n ->
    [one] { $seat } сбрасыва{ verb.et } { $n } карту.
    [few] { $seat } сбрасыва{ verb.et } { $n } карты.
   *[other] { $seat } сбрасыва{ verb.et } { $n } карт.
}
log-many-drew = { $n ->
    [one] { $seat } бер{ verb.yot } { $n } карту.
    [few] { $seat } бер{ verb.yot } { $n } карты.
   *[other] { $seat } бер{ verb.yot } { $n } карт.
}
log-cards = Какие карты?
log-talk = Сказать
log-talk-less = Свернуть
log-type = Скажите что-нибудь
log-send = Отправить
log-emotes = Возгласы
log-phrases = Фразы

emote-cheers = Будем!
emote-laugh = Ха-ха!
emote-groan = Ну вот…
emote-gasp = Ничего себе!
emote-wink = Хе-хе…
emote-sleepy = Спать охота…
emote-angry = Да что ж такое!
emote-clap = Браво!
phrase-well-played = Хорошо сыграно!
phrase-good-luck = Удачи!
phrase-thank-you = Спасибо!
phrase-sorry = Ой, простите!
phrase-one-moment = Секундочку!
phrase-your-turn = Ваш ход!
phrase-next-round-is-on-me = Следующую ставлю я!
phrase-good-game = Спасибо за игру!
