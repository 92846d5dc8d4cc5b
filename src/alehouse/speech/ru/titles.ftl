### Имена карт, Напитков, Событий и персонажей: наш собственный перевод.
###
### Чего здесь нет, то называется так, как в данных: так называются карты и персонажи из чужих наборов.
### Кавычки внутри названий — „такие“, потому что само название стоит в «таких».

## Колоды Напитков.

drink-deck-rdi1 = Таверна «Красный дракон»
drink-deck-rdi2 = Таверна «Красный дракон» 2
drink-deck-rdi3 = Таверна «Красный дракон» 3

## Персонажи: имя, прозвище и чем они особенны.

character-deirdre = Дейрдре
    .title = Жрица
    .mechanic = Лечит себя, а за пожертвование и друзей. Сама не мухлюет никогда, а кто мухлюет против неё, теряет банк.
character-fiona = Фиона
    .title = Вспыльчивая
    .mechanic = Семь способов ударить и два способа дать сдачи. Играет честно и подливает тем, у кого пусто.
character-gerki = Герки
    .title = Проныра
    .mechanic = Мухлюет в карты, таскает монеты и может забрать банк, который выиграл другой. Его ножи ранят глубоко.
character-zot = Зот
    .title = Волшебник
    .mechanic = Мухлюет с помощью магии и всегда найдёт повод уйти. Кролик Пуки кусает весь стол.
character-dimli = Димли
    .title = Дварф
    .mechanic = Передаёт, делит, делает крепче и смакует свои Напитки. Раунд, который выиграл другой, может продолжиться.
character-eve = Ева
    .title = Иллюзионистка
    .mechanic = Делит удар с обидчиком или отправляет его кому-то ещё. Её монеты и карты редко бывают настоящими.
character-fleck = Флек
    .title = Бард
    .mechanic = Его песни достают до каждого, а на жизнь хватает пяти карт Шулерства. От кулака его защищает только куплет.
character-gog = Гог
    .title = Полуогр
    .mechanic = Мало кто бьёт сильнее. Он слишком честен, чтобы мухлевать, и слишком велик, чтобы его обманули.
character-kaylin = Кайлин
    .title = Отступница
    .mechanic = Одно настроение Вульфрика всегда открыто и меняет то, что она получает, наносит или держит на руке. В конце её хода его сменяет следующее, к лучшему или к худшему.
character-phrenk = Френк
    .title = Зельевар
    .mechanic = Каждый ход он открывает новое Зелье: использует сам или продаёт по твёрдой цене. Зелье действует как карта своего типа, кто бы им ни владел.
character-serena = Серена
    .title = Благочестивая
    .mechanic = Шкала Благочестия идёт от 1 до 8: добрые дела поднимают его, удары понижают. Чем ниже Благочестие, тем сильнее её удары. Если оно должно упасть ниже 1, она искупает это, отдавая 1 золотой или 1 Стойкость.
character-wizgille = Визгилла
    .title = Изобретательница
    .mechanic = Каждое её устройство открывает Шестерёнку, и та становится его частью прежде, чем кто-то успеет ответить. Никто, а меньше всех Визгилла, не знает заранее, что из этого выйдет.
character-bryn = Брин
    .title = Боцман
    .mechanic = Обращает удар против того, кто его нанёс, или бьёт в ответ. Самый крепкий Напиток для неё пустяк.
character-remy = Реми
    .title = Старший помощник
    .mechanic = Некоторые его карты помечают игрока раз и навсегда. Другие суровее к тем, кто носит его Метку.
character-tara = Тара
    .title = Штурман
    .mechanic = Смотрит Напитки, прежде чем их раздать. Почти всё, что ей готовят другие, она видит заранее.
character-whitehawk = Капитан Уайтхок
    .title = с «Багряного Дрейка»
    .mechanic = Начинает раунды, которые нельзя покинуть, и бьёт даже выигрышную комбинацию. Когда банк забирает другой, она требует половину.
character-joran = Джоран
    .title = Плут
    .mechanic = Отправляет удары через портал кому-то ещё. Его заклинания портят Напитки, а сомнения отменяют чужие карты.
character-lizwick = Лизвик
    .title = Собирательница
    .mechanic = Карты с сумкой приносят Предмет, который лежит перед ней, пока не пригодится. Можно держать три, но с двумя или тремя её рука меньше.
character-sera = Сера
    .title = Быстроногая
    .mechanic = Много мелких порезов: один не остановить, за некоторыми следует ещё одно действие. Она быстро уклоняется, прячется и бьёт в ответ.
character-zakhan = Захан
    .title = Пьяный мастер
    .mechanic = Напиток может дать ему пьяную Ци, от которой некоторые его карты сильнее. Когда решается, отключится ли он, Ци считается как Опьянение.
character-amundyr = Амундир
    .title = Проклятый
    .mechanic = Раздаёт Скарабеев, всего их двенадцать. В конце хода их владелец возвращает одного и теряет 1 Стойкость.
character-daareka = Даарека
    .title = Сокрушительница разума
    .mechanic = Бьёт и по телу, и по руке: её жертвы теряют случайные карты. Она отговаривает других от их действий или подставляет под чужие вместо себя.
character-torglesnarf = Торглснарф
    .title = Данклтон
    .mechanic = Начинает игру, имея на 2 золотых больше других, и Золото выручает его всегда. За него дерутся подручные; если подручный ранен, он платит ему или теряет его.
character-vlazlo = Влазло
    .title = Барон
    .mechanic = Его карты добывают Кровь, на которую покупаются карты колод летучей мыши и волка. Волком он кусает, летучей мышью его трудно поймать.
character-farai = Фарай
    .title = из обители Гармоничной чаши
    .mechanic = Пиво, вино и спирт зреют в трёх малых колодах, пока он играет карты с их знаками. Готовое варево действует как карта Действия.
character-lucky = Лаки
    .title = Нарушительница
    .mechanic = Самые дерзкие её карты навлекают Подозрения. Третье Подозрение снимает их все и стоит 2 золотых, 2 Стойкости или 2 Опьянения.
character-nerodia = Неродия
    .title = Превращающая в камень
    .mechanic = Обращает в камень чужие карты, и они лежат в её стопке, невидимые для всех. Каждый ход верхняя возвращается хозяину, а её Взгляд тратит часть из них ради большей силы.
character-phyll = Филл
    .title = Звездоклык
    .mechanic = Добавки уходят из его колоды на полку перед ним и не считаются картами руки. Одну из них можно добавить в любой Напиток, свой или чужой.
character-samantha = Саманта
    .title = Букмекер
    .mechanic = Многие её карты начинают Потасовку, и кого-то бьёт карта из колоды Драчунов. Чем больше было Потасовок, тем лучше для неё.

## Дейрдре, и общие карты.

title-gambling-im-in = Азартная игра? Я участвую!
title-i-raise = Поднимаю ставку!
title-winning-hand = Выигрышная комбинация!
title-oh-i-guess-the-wench-thought-that-was-her-tip = Ой, кажется, служанка приняла это за чаевые…
title-i-dont-think-so = Ну уж нет!
title-the-wench-thinks-you-should-stop-playing-with-the-drinks = Служанка просит не баловаться с напитками
title-tip-the-wench = Чаевые служанке
title-two-more-for-the-choir = Ещё две для хора!
title-they-might-not-know-youre-cheating-but-my-goddess-does = Они могут и не знать, что ты мухлюешь, но моя Богиня знает!
title-put-it-on-the-temples-account = Запишите на счёт храма
title-im-saving-this-money-for-the-poor = Эти деньги я берегу для бедных
title-not-now-these-men-are-interested-in-my-religion = Не сейчас! Эти господа интересуются моей верой
title-stop-being-silly = Хватит дурачиться!
title-that-one-bounced-off-my-halo = Это отскочило от моего нимба
title-you-look-like-you-need-this-more-than-i-do = Похоже, тебе это нужнее, чем мне!
title-water-into-wine = Вода в вино
title-wine-into-water = Вино в воду
title-lets-toast-the-goddess = Выпьем за Богиню!
title-a-little-penance-is-good-for-you = Немного покаяния тебе не повредит
title-im-not-that-kind-of-priestess = Я не такая жрица!
title-my-goddess-doesnt-like-that = Моей Богине это не нравится!
title-a-quiet-word-with-upstairs = Словечко тем, кто наверху
title-prayer-of-healing = Молитва исцеления
title-blessings-for-all-donations-at-the-door = Благословения всем, пожертвования у двери

## Фиона.

title-two-rounds-for-my-sparring-partners = По две моим напарникам по спаррингу!
title-cards-on-the-table-or-teeth-on-the-table = Карты на стол, или на столе будут зубы
title-the-landlord-still-owes-me-for-that-bouncer-job = Хозяин мне ещё должен за работу вышибалой
title-go-away-im-polishing-my-arsenal = Отстань! Я полирую свой арсенал
title-youll-need-a-bigger-sword-than-that = Тут нужен меч побольше
title-this-is-just-the-thing-to-get-the-rust-off-my-armor = То, что надо, чтобы снять ржавчину с доспехов!
title-were-at-an-inn-and-youre-not-drinking-whats-wrong-with-you = Мы в таверне, а ты не пьёшь. Что с тобой?
title-bottoms-up-or-i-tip-the-chair = Пей до дна, или опрокину стул
title-come-my-friend-sit-and-drink-with-me = Иди сюда, друг, сядь и выпей со мной!
title-nothing-like-a-little-belt-of-liquid-courage = Ничто так не бодрит, как глоток храбрости!
title-it-will-hurt-more-if-you-do-it-like-this = Если вот так, будет больнее
title-make-some-elbow-room = Дайте локтям простор
title-so-then-i-got-the-ogre-in-a-headlock-like-this = И тут я беру огра в захват, вот так!
title-lesson-two-the-counterswing = Урок второй: ответный удар
title-stitch-it-up-and-pass-the-mustard = Зашейте и передайте горчицу
title-arm-wrestling-losers-pay = Армрестлинг! Платит проигравший

## Герки.

title-drinks-for-you-two-on-me-honest = Вам двоим, за мой счёт. Честно
title-oops-i-dropped-my-cards = Ой… карты уронил…
title-isnt-that-the-watch-asking-for-you = Это не стража ли о тебе спрашивает?
title-um-i-know-you-think-you-won-but = Э-э… Знаю, ты думаешь, что выиграл, но…
title-grab-a-coin-while-no-ones-lookin = Хвать монетку, пока никто не смотрит!
title-look-what-i-found-in-the-till = Смотрите, что я нашёл в кассе
title-dump-it-on-the-floor = Вылить на пол
title-hey-whered-the-little-guy-go = Эй! Куда делся коротышка?
title-hide-in-shadows = Скрыться в тенях
title-a-little-somethin-extra = Кое-что вдобавок
title-how-did-this-get-stuck-in-your-back = И как это застряло у тебя в спине?
title-mind-the-caltrops = Осторожно, колючки
title-your-purse-was-getting-heavy = Твой кошель стал тяжеловат
title-guild-dues-yes-everyones = Взносы в гильдию. Да, со всех

## Зот.

title-conjure-a-crowded-tray = Наколдовать полный поднос
title-the-ace-was-always-in-my-hat = Туз всегда был в моей шляпе
title-behold-your-chair-is-a-toad = Узри: твой стул — жаба
title-transmute-the-innkeepers-spoons = Обратить ложки трактирщика в золото
title-my-spellbook-is-on-fire-again = Моя книга заклинаний опять горит
title-pooky-ate-somebodys-hat-ill-pay = Пуки съел чью-то шляпу. Я заплачу
title-bad-pooky-dont-drink-that = Плохой Пуки! Не пей это!
title-the-stars-say-no = Звёзды говорят: нет!
title-shield-first-questions-later = Сначала щит, вопросы потом
title-a-minor-teleport-glass-included = Малый телепорт вместе с кружкой
title-your-elbow-is-under-my-spell = Твой локоть под моими чарами
title-static-in-the-sleeves = Искры в рукавах
title-that-wand-was-not-supposed-to-be-loaded = Этот жезл не должен был быть заряжен
title-oh-no-not-again-pookys-on-a-drunken-rampage = О нет! Опять! Пуки буянит спьяну!
title-no-pooky-thats-my-friend = Нет, Пуки! Это мой друг!
title-levitation-works-on-coins-too = Левитация действует и на монеты
title-fortunes-told-payment-in-advance = Гадаю, плата вперёд

## Димли.

title-two-tankards-and-mind-the-foam = Две кружки, и осторожно с пеной!
title-best-of-three-ye-said = Уговор был до двух побед!
title-my-clan-dug-this-cellar-so-were-even = Этот погреб рыл мой клан, так что мы в расчёте
title-that-gold-stays-in-the-beard = Это золото останется в бороде
title-ive-a-tunnel-to-see-about = Мне надо проверить туннель
title-skull-like-a-quarry-wall = Череп крепче скалы
title-the-beard-soaked-it-up = Борода всё впитала
title-here-this-ones-for-tall-folk = Держи, это для верзил
title-half-a-keg-each-thats-manners = По полбочонка на брата, вот это воспитание
title-tastes-like-grandmothers-porridge = На вкус как бабушкина каша
title-spike-it-with-firewater = Плеснуть огненной воды
title-drink-up-friend = Пей до дна, дружище!
title-oi-was-that-yer-foot = Ой! Это была твоя нога?
title-say-that-again-about-short-legs = А ну повтори про короткие ноги
title-now-its-the-hammers-turn = Теперь очередь молота
title-ye-all-owe-me-for-that-bridge = Вы все мне должны за тот мост

## Ева.

title-the-tray-on-the-left-is-the-real-one = Настоящий поднос слева
title-look-again-those-were-always-queens = Посмотри ещё раз. Это всегда были дамы
title-you-folded-an-hour-ago-dont-you-remember = Ты спасовал час назад, разве не помнишь?
title-illusionary-coin = Призрачная монета
title-one-of-these-is-surely-mine = Одна из них точно моя
title-youve-been-talking-to-a-coat-stand = Ты разговаривал с вешалкой
title-that-was-only-my-reflection = Это было лишь моё отражение
title-the-glass-was-never-full = Бокал и не был полон
title-are-you-quite-sure-you-ordered-that = Вы точно это заказывали?
title-is-the-room-turning-or-is-it-me = Это комната кружится или я?
title-mind-the-step-that-isnt-there = Осторожно, ступеньки нет
title-your-worst-nightmare-now-with-sound = Твой худший кошмар, теперь со звуком
title-lets-both-feel-how-that-feels = Давай почувствуем это вместе
title-im-not-eve-shes-over-there = Я не Ева! Она вон там!
title-watch-this-hand-not-that-one = Следи за этой рукой, не за той
title-admission-please-for-the-show-so-far = С вас за представление

## Флек.

title-the-band-drinks-free-its-tradition = Музыканты пьют бесплатно, такова традиция
title-a-little-sleight-between-verses = Ловкость рук между куплетами
title-your-horse-is-eating-somebodys-roses = Твоя лошадь ест чьи-то розы
title-take-it-out-of-my-performance-fee = Вычтите из моего гонорара
title-sorry-that-was-my-cue = Прошу прощения, мой выход
title-excuse-me-a-string-has-snapped = Извините, струна лопнула
title-whoops-butterfingers = Ой, всё из рук валится
title-i-do-so-hate-to-drink-alone = Терпеть не могу пить в одиночку…
title-all-together-on-the-chorus = Припев все вместе!
title-and-now-im-going-to-play-something-really-sad = А теперь я сыграю что-нибудь очень грустное
title-the-one-about-the-goat-with-stamping = Та, про козла, с притопом
title-a-truly-unforgivable-rhyme = Поистине непростительная рифма
title-lute-solo-edge-first = Соло на лютне, ребром вперёд
title-every-heckler-gets-a-verse = Каждому крикуну по куплету
title-a-ballad-about-me-always-helps = Баллада обо мне всегда помогает
title-requests-cost-extra = Песни на заказ за отдельную плату
title-the-hat-goes-round = Шляпа идёт по кругу

## Гог.

title-gog-not-having-it = Гог так не согласен!
title-two-cups-for-you-gog-count-good = Две кружки тебе. Гог хорошо считать
title-why-your-sleeve-have-cards-in-it = Почему у тебя в рукаве карты?
title-gog-carry-barrels-inn-carry-bill = Гог таскать бочки, таверна платить
title-numbers-make-gog-sleepy = От цифр Гог хотеть спать
title-shh-gog-hear-dinner = Тс-с! Гог слышать ужин
title-gog-chewing-gog-not-notice = Гог жевать. Гог не заметить
title-that-tickle = Щекотно!
title-gog-water-the-plant-with-it = Гог полить этим цветок
title-gog-say-you-drink-more = Гог сказать, ты пить ЕЩЁ!
title-gog-pat-friend-on-back = Гог похлопать друга по спине
title-gog-borrow-table-for-a-second = Гог взять стол на секунду
title-gog-show-you-nice-ceiling = Гог показать тебе красивый потолок
title-gog-do-happy-dance = Гог танцевать от радости
title-ow-gog-return-favor = Ай! Гог отплатить тем же
title-whole-roast-pig-for-gog = Целый жареный поросёнок для Гога
title-you-pay-gog-stop-singing = Вы платить, Гог не петь

## Кайлин.

title-you-think-youre-so-big-have-another-drink = Думаешь, ты такой большой? Выпей ещё!
title-i-need-some-private-pixie-time = Фее нужно побыть одной
title-too-slow-im-behind-your-other-ear = Слишком медленно! Я за другим ухом
title-oh-dear-the-wrong-jar-of-dust = Ой, не та баночка с пыльцой
title-you-stepped-on-his-tail = Ты наступил ему на хвост!
title-whos-a-good-boy-who-is = Кто хороший мальчик? Кто?
title-wulfric-that-was-half-my-pint = Вульфрик! Это была половина моей кружки!
title-a-thimble-for-me-two-buckets-for-them = Мне напёрсток, им два ведра
title-fetch-boy-the-ace-in-that-boot = Апорт! Туз вон в том сапоге!
title-does-this-dress-look-as-if-it-had-pockets = Разве похоже, что у этого платья есть карманы?
title-these-cards-are-taller-than-i-am = Эти карты выше меня
title-somebody-has-to-walk-the-wolf = Кто-то должен выгулять волка
title-you-are-arguing-with-a-sparkle = Ты споришь с искоркой
title-thank-you-i-have-bathed-already = Спасибо, я уже купалась
title-moonberry-syrup-it-only-tastes-innocent = Сироп лунной ягоды. Невинный только на вкус
title-wulfric-wants-to-play-tug-of-you = Вульфрик хочет перетягивать тебя, как канат
title-go-on-call-me-cute-again = Ну же. Назови меня милой ещё раз
title-small-target-large-wolf = Цель маленькая, волк большой
title-petting-him-costs-a-coin-and-you-all-petted-him = Погладить его стоит монету, а гладили все

## Кайлин: настроения.

title-loyal = Верность
title-clumsy = Неуклюжесть
title-determination = Решимость
title-playful = Игривость
title-bristling-all-over = Шерсть дыбом
title-three-parts-asleep = Почти спит
title-howling-at-the-lamp = Воет на лампу
title-nose-to-the-ground = Носом к земле
title-everybodys-friend = Всем друг
title-one-big-pillow = Одна большая подушка
title-begging-for-sausages = Выпрашивает сосиски

## Френк.

title-two-more-with-my-label-on-them = Ещё две с моей этикеткой
title-those-aces-still-smell-of-glue = Эти тузы ещё пахнут клеем
title-i-brewed-half-this-cellar-were-even = Половину этого погреба сварил я. Мы в расчёте
title-sorry-something-is-boiling-over = Простите, у меня там убегает
title-shh-its-at-a-delicate-stage = Тс-с. Тут тонкий момент
title-easy-friend-that-never-happened = Спокойно, друг. Этого не было
title-troll-leather-im-inside-it = Троллья кожа. А внутри я
title-i-only-drink-what-i-can-identify = Я пью только то, что могу опознать
title-half-for-you-i-value-a-second-opinion = Половину тебе. Ценю второе мнение
title-here-ya-go-thisll-make-that-drink-better = Держи… С этим будет вкуснее!
title-swirl-it-first-the-bottom-bites = Сперва взболтай. Осадок кусается
title-free-samples-nobody-reads-the-label = Бесплатная проба! Этикетку никто не читает!
title-quick-before-it-curdles = Скорее, пока не свернулось!
title-hang-on-i-have-a-bottle-for-this = Погодите, на этот случай есть склянка
title-say-ah-im-taking-notes = Скажи: а-а. Я записываю
title-mind-the-cork = Берегись пробки!
title-thats-a-pestle-this-is-a-bigger-pestle = Вот это пестик. А вот это пестик побольше
title-you-wondered-what-a-cross-troll-looks-like = Ты хотел знать, как выглядит сердитый тролль
title-now-look-you-spilled-the-calm-one = Ну вот. Ты пролил успокоительное
title-tasting-fee-everybody-you-all-inhaled = Плата за дегустацию, господа. Вы все вдохнули

## Френк: зелья.

title-failed-attempt = Неудачный опыт
title-acid-spit = Кислотный плевок
title-luck-potion = Зелье удачи
title-strength-potion = Зелье силы
title-bottled-backbone = Характер в бутылке
title-essence-of-tomorrow-morning = Эссенция завтрашнего утра
title-concentrated-friday-night = Концентрат пятничного вечера
title-second-thoughts-distilled = Дистиллят сомнений
title-varnish-for-the-stomach = Лак для желудка
title-smoke-with-a-cork-in-it = Дым под пробкой
title-fist-in-a-flask = Кулак во фляге
title-ghost-pepper-cordial = Настойка призрачного перца

## Серена.

title-serena-i-dont-think-so = Ну уж нет!
title-two-cups-of-mercy-filled-to-the-brim = Две чаши милосердия, полные до краёв
title-thou-shalt-not-have-a-fifth-ace = Да не будет у тебя пятого туза
title-let-us-call-it-a-temple-expense = Назовём это храмовыми расходами
title-dice-are-the-devils-knucklebones = Кости — забава дьявола
title-hush-i-am-having-a-vision = Тише! У меня видение
title-you-would-not-strike-a-kneeling-woman = Вы не ударите коленопреклонённую женщину
title-this-is-not-in-the-paladins-code = В кодексе паладина этого нет…
title-time-for-prayer = Время молитвы
title-you-have-confessed-to-thirst-do-penance = Ты признался в жажде. Искупи её
title-im-sure-you-did-something-to-deserve-this = Уверена, ты чем-то это заслужил…
title-forgive-me-for-the-next-two-seconds = Прости мне следующие две секунды
title-repentance-hurts-indulgences-are-by-the-door = Раскаяние — это больно. Индульгенции у двери
title-you-can-take-the-orc-out-of-the-village = Можно увезти орка из деревни…
title-the-other-cheek-is-busy = Другая щека занята
title-my-faith-is-thicker-than-my-breastplate = Моя вера толще моей кирасы
title-one-hymn-two-bandages-amen = Один гимн, две повязки, аминь
title-your-donations-will-be-greatly-appreciated-by-the-temple = Храм будет весьма признателен за пожертвования

## Визгилла.

title-two-more-the-conveyor-belt-is-still-running = Ещё две! Конвейер пока работает
title-self-shuffling-cards-please-dont-look-inside = Самотасующиеся карты. Внутрь просьба не смотреть
title-my-sleeve-deals-faster-than-i-can-think = Мой рукав сдаёт быстрее, чем я думаю
title-that-lever-its-for-your-chair = Этот рычаг? Это от твоего стула
title-take-it-off-what-you-owe-me-for-the-pump = Вычтите из долга за насос
title-not-now-i-still-have-to-recalibrate-everything = Не сейчас! Мне ещё всё перенастраивать!
title-i-cant-im-holding-this-lid-down = Не могу, я держу эту крышку
title-nothing-gets-through-the-umbrella-except-rain = Сквозь зонт не пройдёт ничего, кроме дождя
title-my-goggles-go-all-the-way-round = У моих очков круговой обзор
title-lovely-i-was-out-of-lamp-oil = Чудно, а то у меня кончилось масло для лампы
title-first-a-trip-through-the-coffee-engine = Сперва прогоним через кофейную машину
title-the-drink-maker-is-in-a-generous-mood = Разливочная машина сегодня щедра
title-axle-grease-brings-out-the-flavour = Колёсная мазь раскрывает вкус
title-how-silly-i-dont-know-why-i-had-my-dart-launcher-armed = Какая глупость! Не знаю, зачем я взвела дротикомёт!
title-duck-both-of-you = Пригнитесь! Оба!
title-could-you-hold-the-heavy-end-oh-dear = Подержишь тяжёлый конец? Ой-ой
title-the-fireworks-go-up-usually = Фейерверк взлетает вверх. Обычно
title-the-automatic-elbow-is-working-again = Автоматический локоть снова работает!
title-the-coin-grabber-shouldnt-reach-that-far = Монетохват не должен доставать так далеко
title-it-was-built-to-attract-mice-honestly = Он задуман приманивать мышей, честно
title-i-didnt-activate-my-temporal-dilation-field-its-just-deja-vu = Я не включала поле замедления времени. Это просто дежавю

## Визгилла: шестерёнки.

title-sorry-a-gear-came-loose = Простите, шестерёнка отскочила
title-mind-the-steam-you-two = Осторожно, пар, вы двое
title-i-need-to-fix-that-right-now = Это надо починить прямо сейчас
title-so-thats-where-that-screw-went = Так вот куда делся тот винтик!
title-it-kicks-harder-than-on-the-drawing = Отдача сильнее, чем на чертеже
title-pedalling-keeps-me-sober = Крутишь педали и трезвеешь
title-somebodys-coin-was-jammed-in-the-works = В механизме застряла чья-то монета
title-that-was-the-expensive-spring = А эта пружина была дорогая
title-a-little-smoke-means-its-warming-up = Дымок — значит, разогревается
title-the-coolant-is-mostly-gin = Охлаждается в основном джином
title-the-magnet-has-found-your-purse = Магнит нашёл твой кошелёк
title-oh-drinks-come-out-of-this-pipe = О! Из этой трубы идут напитки
title-theres-a-smaller-gear-behind-it = За ней есть шестерёнка поменьше
title-riveted-on-both-sides = Заклёпано с двух сторон

## Брин.

title-ive-got-watch-duty = Мне на вахту
title-stop-hitting-yourself = Хватит бить самого себя!
title-you-wanna-play-huh = Поиграть захотелось, да?
title-watch-it-loose-cannonball = Берегись! Ядро покатилось!
title-i-can-hold-my-own-in-a-brawl-wanna-see = В драке я за себя постою. Показать?
title-lets-drink-to-clear-skies-and-strong-winds = Выпьем за ясное небо и крепкий ветер!
title-im-built-like-an-ox-and-i-can-drink-like-one-too = Сложена как бык, и пью не хуже!
title-i-think-its-time-to-stop-foolin-around-dont-you = По-моему, хватит валять дурака, а?

## Реми.

title-take-this-as-a-warning-next-time-itll-be-the-brig = Считай это предупреждением! В следующий раз сядешь в карцер
title-deflect = Отвести удар
title-i-have-no-time-for-your-tomfoolery = Мне некогда терпеть ваше шутовство!
title-i-best-not-someone-needs-to-keep-a-level-head = Я пас. Кто-то должен сохранять ясную голову

## Тара.

title-this-time-lets-use-my-deck = В этот раз сыграем моей колодой
title-i-may-be-blind-but-i-could-still-see-that-coming = Может, я и слепа, но это было видно заранее!
title-uh-oh-i-dont-like-where-this-is-headed = Ой-ой, не нравится мне, к чему идёт…
title-i-have-consulted-the-charts-this-is-not-in-my-future = Я сверилась с картами… В моём будущем этого нет

## Капитан Уайтхок.

title-ante-up-or-walk-the-plank = Ставь или ступай по доске!
title-thats-a-fine-hand-there-but-this-ones-got-you-beat = Славная у тебя комбинация, но эта её бьёт
title-what-a-coincidence-i-happen-to-have-the-same-hand = Какое совпадение, у меня то же самое!
title-i-wont-stand-idly-by-while-you-insult-the-drake = Я не позволю оскорблять наш Дрейк!
title-challenge-accepted = Вызов принят!
title-a-word-of-advice-dont = Дам совет… не надо
title-i-dont-drink-until-my-crew-drinks = Я не пью, пока не пьёт моя команда!
title-drink-up-captains-orders = Пей до дна! Приказ капитана

## Джоран.

title-no-i-would-never-cast-warp-wood-on-a-friends-chair = Нет! Я бы ни за что не заколдовал стул друга!
title-this-spell-livened-up-the-late-night-parties-at-the-collegium = Это заклинание оживляло ночные пирушки в Коллегии!
title-playing-with-portals = Игры с порталами
title-are-you-sure = Ты уверен?
title-gold-on-a-string = Золото на верёвочке

## Лизвик.

title-you-were-going-through-my-bag-again-werent-you = Ты опять рылся в моей сумке, да?
title-oh-youve-discovered-my-anti-theft-devices = О! Ты нашёл мою защиту от воров!
title-oops-i-lost-my-cards = Ой… карты потерялись!
title-i-need-to-duck-out-for-a-second = Мне надо отлучиться на секунду
title-ill-save-this-for-next-time = Приберегу это на следующий раз!
title-lets-try-my-elven-potion-amplifier-on-that = Испытаем на этом мой эльфийский усилитель зелий!

## Лизвик: предметы.

title-loopy-straw = Закрученная соломинка

## Сера.

title-two-more-and-nobody-saw-me-order = Ещё две, и никто не видел, кто заказал
title-no-armour-helps-against-this-one = От этого не спасёт никакой доспех
title-almost-here-let-me-show-you-how = Почти! Давай покажу, как надо
title-oh-was-that-the-wrong-dagger = Ой, не тот кинжал?
title-i-was-never-here = Меня здесь не было
title-from-the-front-for-a-change = Для разнообразия в лоб
title-you-said-you-wanted-to-spar = Ты сам хотел поединка
title-six-knives-in-the-air-coins-please = Шесть ножей в воздухе! Монеты, прошу!
title-you-get-a-knife-and-you-get-a-knife-and-you-get-a-knife = Тебе нож, и тебе нож, и тебе нож…
title-i-should-warn-you-im-pretty-good-at-this-game = Предупреждаю. В этой игре я хороша
title-and-what-do-we-have-up-your-sleeve = А что это у тебя в рукаве?
title-go-away-im-arranging-my-daggers = Уйди. Я раскладываю кинжалы
title-not-with-a-whetstone-in-my-hand = Не с точильным камнем в руке
title-one-too-many-and-my-feet-wont-be-so-fleet = Ещё одна, и ноги уже не так быстры!
title-i-think-these-drinks-might-have-been-poisoned = Кажется, эти напитки отравлены
title-hold-still-its-a-very-small-dart = Не дёргайся, это совсем маленький дротик
title-theres-always-a-coin-in-my-boot = В сапоге всегда найдётся монета
title-swift-counterattack = Быстрая контратака
title-look-a-dragon-no-behind-you = Смотри, дракон! Нет, сзади!

## Захан.

title-im-not-as-think-as-you-drunk-i-am = Я не так думан, как ты пьяешь!
title-so-you-wanna-fight = Так ты хочешь драться?
title-the-reed-bends-in-the-wind-and-im-a-drunken-reed = Тростник гнётся на ветру. А я пьяный тростник
title-master-the-spirits-or-the-spirits-will-be-your-master = Управляй духом вина, или он будет управлять тобой!
title-one-shouldnt-need-to-cheat-to-beat-a-drunkard = Чтобы обыграть пьяницу, мухлевать не надо!

## Амундир.

title-ah-choo = Апчхи!
title-you-knocked-off-my-hat = Ты сбил с меня шляпу!
title-you-dare-cheat-a-pharaoh = Ты смеешь обманывать фараона?!
title-i-suppose-these-tomb-raiders-are-good-for-something = Похоже, и от расхитителей гробниц есть прок
title-are-you-done-now = Ты закончил?
title-i-am-unstoppable = Меня… не… остановить!

## Даарека.

title-ive-been-known-to-break-a-mind-or-two = Один-два разума я, бывало, ломала…
title-pbthbthbth-old-gods-you-startled-me = Бульбульбуль! Древние боги, ты меня напугал!
title-ink-spray = Облако чернил
title-now-ill-show-you-why-im-called-the-mindbreaker = Сейчас узнаешь, почему меня зовут Сокрушительницей разума!
title-i-think-you-should-reconsider = Думаю, тебе стоит передумать
title-this-game-is-too-easy = Эта игра слишком проста
title-if-i-drink-this-well-all-end-up-making-bad-decisions = Если я это выпью, мы все наделаем глупостей
title-youre-thirsty-wouldnt-you-agree = Тебя мучает жажда. Не правда ли?
title-my-what-selfless-adventurers-you-are = Ах, какие вы самоотверженные герои!

## Торглснарф.

title-quick-run-away = Скорее! Бежим!
title-this-drink-is-not-worthy-of-a-king = Этот напиток недостоин короля!
title-i-have-a-cup-bearer-for-this-sort-of-thing = Для такого у меня есть виночерпий!
title-i-bet-you-cant-chug-this-whole-thing = Спорим, не выпьешь это залпом!
title-not-the-face-someone-elses-face = Только не по лицу! По чужому лицу!
title-no = Нет!
title-you-dont-need-a-winning-hand-when-you-have-enough-goons = Зачем хорошая карта, когда хватает громил!
title-lets-make-this-game-more-interesting = Сделаем игру поинтереснее!

## Влазло.

title-im-not-a-veeble-old-man = Я не дряхлый старик!
title-vont-you-join-me-for-dinner = Не отужинаете ли со мной?
title-vhat-zis-gold-it-vas-behind-your-ear = Что? Это золото? Оно было у вас за ухом…
title-my-bite-is-worse-than-my-bark = Я кусаю больнее, чем лаю
title-it-will-take-more-than-that-to-defeat-a-wampire = Этого мало, чтобы одолеть вампира!
title-zis-tankard-is-too-big = Эта кружка слишком велика
title-zis-drink-is-fang-tastic = Клыкастически вкусно!
title-oh-no-look-what-happened-to-my-cards = О нет! Что случилось с моими картами

## Фарай.

title-farnirs-tranquility = Безмятежность Фарнира
title-this-ones-a-little-weak = Это слабовато
title-told-you-it-was-good = Говорил же, что вкусно!
title-cheating-in-a-house-of-worship = Мухлевать? В святом месте?
title-does-this-taste-like-vinegar-to-you = Тебе не кажется, что это уксус?
title-youll-find-oaks-are-difficult-to-topple = Дуб повалить непросто

## Лаки.

title-i-dont-just-play-the-cards-im-dealt = Я играю не только тем, что сдали
title-these-old-hands-dont-hold-the-cards-like-they-used-to = Старые руки держат карты уже не так крепко
title-a-fistful-of-dice-is-my-fountain-of-youth = Горсть костей — мой источник молодости
title-help-an-old-lady-out-with-these-barrels = Поможешь старушке с бочками?
title-never-pour-your-own-dragon-breath-ale = Никогда не наливай себе эль драконьего дыхания сам!
title-look-out-rolling-barrels = Берегись! Бочки катятся!
title-how-about-a-boozy-bourbon-barrel-just-for-you = Как насчёт бочонка бурбона лично тебе?

## Неродия.

title-ssstop-playing-with-the-drinks = Хватит баловатьссся с напитками!
title-this-is-a-perfect-hair-relaxer = Отлично успокаивает волосы!
title-which-one-of-you-called-this-place-a-sssnake-pit = Кто из вассс назвал это мессто змеиной ямой?!
title-you-need-a-moment-in-the-statuary-hall = Тебе пора постоять в зале статуй
title-missed-me-thats-my-old-skin = Мимо! Это моя старая шкурка!
title-mine-now = Теперь моё!

## Филл.

title-tips-arent-compulsory-but = Чаевые не обязательны, но…
title-pixie-spun-candy-floss = Сахарная вата от фей
title-organic-mindflower-nectar = Натуральный нектар дурман-цветка
title-enchanted-birchwood-bark = Зачарованная берёзовая кора
title-heres-one-on-the-house-instead = Лучше одну за счёт заведения
title-a-toast-to-bright-eyes-and-bushy-tails = За ясные глаза и пушистые хвосты!
title-baguette-battle = Битва на багетах!
title-looks-like-someone-needs-to-talk-to-the-manager = Кажется, кому-то пора поговорить с управляющим!
title-sounds-fun-but-ive-got-to-restock = Звучит весело, но мне надо пополнить запасы!
title-you-ordered-it-you-drink-it = Сам заказал, сам и пей!

## Саманта.

title-not-now-im-setting-the-odds = Не сейчас, я считаю шансы
title-place-your-bets-theyre-at-it-again = Делайте ставки! Опять сцепились!

## Саманта: драчуны.

title-captain-grolnar = Капитан Гролнар
title-navlyn-of-the-north = Навлин Северная
title-dimlis-great-grandfather = Прадед Димли
title-garik-grizzled-shipmage = Гарик, бывалый корабельный маг
title-yifan-the-swashbuckler = Ифань, искатель приключений
title-drunk-clyde = Пьяный Клайд

## Напитки и События: первая колода.

title-light-ale = Светлый эль
title-light-ale-with-a-chaser = Светлый эль с прицепом
title-dark-ale = Тёмный эль
title-dark-ale-with-a-chaser = Тёмный эль с прицепом
title-wine = Вино
title-wine-with-a-chaser = Вино с прицепом
title-elven-wine = Эльфийское вино
title-elven-wine-with-a-chaser = Эльфийское вино с прицепом
title-dragon-breath-ale = Эль драконьего дыхания
title-dirty-dishwater = Грязные помои
title-holy-water = Святая вода
title-water = Вода
title-were-cutting-you-off = Вам больше не наливаем!
title-wizards-brew = Варево волшебника
title-orcish-rotgut = Оркская сивуха
title-troll-swill = Троллье пойло
title-round-on-the-house = Всем за счёт заведения!
title-drinking-contest = Состязание выпивох!

## Вторая колода.

title-dwarven-firewater = Дварфийская огненная вода
title-ogre-brew = Варево огров
title-mead = Медовуха
title-fine-ambrosia-nectar-of-the-gods = Чистая амброзия, нектар богов
title-the-challenge = Вызов!

## Третья колода.

title-gamblers-grog = Грог игрока
title-gnomish-inspirational-ale = Вдохновляющий гномий эль
title-pixie-punch = Пунш фей
title-pixie-punch-with-a-chaser = Пунш фей с прицепом
title-barroom-brawl = Драка в баре!
title-monster-attack = Нападение чудовищ!

## Прочие.

title-rice-wine = Рисовое вино
title-sauvignon-blech = Совиньон Бэ-э
title-passionfruit-tonic-for-two = Тоник из маракуйи на двоих
title-pot-of-tea = Чайник чая
title-coffee = Кофе
title-angel-tears = Слёзы ангела
title-dungeon-runoff = Сточные воды подземелья
title-tomato-juice = „Томатный сок“
title-hydra-milk = Молоко гидры
title-goldswagger = Золотой кураж
title-wizards-wine = Вино волшебника
title-mushroom-tea = Грибной чай
title-the-wench-dares-you = Служанка берёт на слабо…
title-a-toast-to-villainy = За злодейство!
