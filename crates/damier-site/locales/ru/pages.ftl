# Страницы.

site-description = Шашки против компьютера или вдвоём за одним экраном. Судья ведёт все счётчики у вас на глазах и говорит, почему партия закончилась.
skip-to-content = К содержанию
menu = Меню
nav-label = Основная навигация
nav-play = Играть
nav-games = Мои партии
nav-rules = Правила
nav-about = О сайте
language = Язык
theme-switch = Светлая или тёмная тема
footer-line = Damier — шашки с судьёй.
needs-script = Чтобы играть, включите в браузере JavaScript. Правила и сыгранные партии можно читать и без него.
white = Белые
black = Чёрные
key-enter = Enter

variant-international = Международные шашки
variant-russian = Русские шашки
variant-brazilian = Бразильские шашки
variant-american = Американские шашки
variant-frisian = Фризские шашки
variant-frysk = Frysk! (фризские шашки)
variant-antidraughts = Поддавки
variant-breakthrough = Брейкшашки
variant-killer = Шашки «Киллер»
variant-italian = Итальянские шашки
variant-spanish = Испанские шашки
variant-portuguese = Португальские шашки
variant-czech = Чешские шашки
variant-pool = Пул чекерс
variant-turkish = Турецкие шашки
variant-canadian = Канадские шашки
variant-thai = Тайские шашки
variant-chess960 = Шахматы Фишера (Chess960)
facts-international = 10 × 10. Дамки дальнобойные; бить нужно наибольшее число.
facts-russian = 8 × 8. Дамки дальнобойные; бить можно на выбор.
facts-brazilian = 8 × 8. Дамки дальнобойные; бить нужно наибольшее число.
facts-american = 8 × 8. Дамка ходит на одно поле; простая бьёт только вперёд. Начинают чёрные.
facts-frisian = 10 × 10. Бьют и по прямым; обязательно самое ценное взятие.
facts-frysk = Фризские шашки, по пять простых у каждого.
facts-antidraughts = 10 × 10. Выигрывает тот, у кого не осталось шашек или ходов.
facts-breakthrough = 10 × 10. Выигрывает тот, кто первым проведёт дамку.
facts-killer = 10 × 10. Дамка, побившая последней дамку, встаёт сразу за ней: две дамки выигрывают у одной.
facts-italian = 8 × 8. Дамка ходит на одно поле; простая не бьёт дамок.
facts-spanish = 8 × 8. Дамки дальнобойные; простая бьёт только вперёд; бить нужно наибольшее число.
facts-portuguese = 8 × 8. Ходы испанских шашек и свои ограничения для ничейных окончаний.
facts-czech = 8 × 8. Дамки дальнобойные и бьют раньше простых; простая бьёт только вперёд.
facts-pool = 8 × 8. Дамки дальнобойные; бить можно на выбор. Начинают чёрные.
facts-turkish = 8 × 8, на всех полях. Простые ходят вперёд и вбок; бить нужно наибольшее число.
facts-canadian = 12 × 12. Международные шашки, по тридцать простых у каждого.
facts-thai = 8 × 8. По восемь простых; дамка встаёт сразу за побитой шашкой. Начинают чёрные.
choose-more-games = Другие игры

# Выбор партии

choose-page = Играть в шашки
choose-title = Выберите игру
choose-lead = Против компьютера или вдвоём за одним экраном. Судья ведёт счёт ходов и говорит, почему партия закончилась.
choose-going-on = Неоконченные партии
choose-going-on-game = { $variant } · { $moves ->
    [0] ещё не начата
   *[other] ход { $moves }
}
choose-variant = Игра
choose-opponent = Соперник
choose-computer = Компьютер
choose-local = Вдвоём здесь
choose-level = Уровень
choose-time = Время каждому: минуты + секунды за ход
choose-time-none = Без часов
choose-time-own = Своё
choose-time-preset = { $minutes } + { $seconds }
choose-time-preset-title = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
} и { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
} за каждый ход
choose-minutes = Минуты
choose-increment = Секунды за ход
choose-side = Ваш цвет
choose-side-random = Жребий
choose-further = Свод правил и начальная позиция
choose-rulebook = Свод правил
choose-fen = Начальная позиция (FEN), пусто — обычная
choose-start = Начать партию
choose-enter-hint = тоже начинает

# Страница игры

play-page = { $variant }
play-board = Доска
play-counters = Счётчики судьи
play-moves = Ходы
play-replay = Просмотр партии
play-actions = Действия
play-type-move = Введите ход, например { $example }
play-move = Сделать этот ход
play-you = Вы
play-computer = Компьютер
play-computer-level = Уровень { $level }, { $name }
play-player = Игрок
play-to-label = { $side }: { $name }
play-take-back = Вернуть
play-offer-draw = Ничья
play-offer-draw-title = Предложить ничью
play-claim = Требовать ничью
play-claim-title = Потребовать ничью, которую сейчас дают правила
play-resign = Сдаться
play-rematch = Реванш
play-new-game = Новая партия
play-flip = Повернуть
play-more = Ещё
play-go-on = Играть дальше
play-coordinates = Координаты
play-coordinates-outside = По краю
play-coordinates-squares = На полях
play-coordinates-none = Нет
play-notation = Запись ходов
play-turns = Поворачивать доску после каждого хода
play-regulation = Время не добавляется: малые окончания против одинокой дамки — сразу ничья, если выигрыш не показан (статья { $article }).
play-export-pdn = Скачать PDN
play-export-fen = Позиция в FEN
play-copy-fen = Копировать FEN
play-share = Поделиться
play-rules = Свод правил
play-offline = Связь потеряна. Пробуем снова; ваша партия сохранена.

# Мои партии

games-page = Мои партии
games-title = Мои партии
games-none = Партий пока нет. Каждая начатая партия хранится здесь: её можно продолжить, просмотреть или забрать с собой в формате PDN (шахматы — PGN).
games-first = Начать первую партию
games-new = Новая партия
games-game = Партия
games-opponent = Соперник
games-moves = Ходы
games-last = Последний ход
games-result = Результат
games-against-computer = Компьютер, уровень { $level }
games-local = Вдвоём
games-move-count = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
games-going-on = Продолжается
games-won = Победа { $result }
games-lost = Поражение { $result }
games-drawn = Ничья { $result }

# Правила

rules-page = Своды правил
rules-title = Своды правил
rules-lead = Партия заканчивается по одному своду правил: одна организация, одна редакция. Здесь — все своды, которые знает судья, статья за статьёй, и то, что каждый из них оставляет судье-человеку.
rules-default = Применяется, если не выбран другой
rules-crumbs = Где вы находитесь
rules-for = Игра
rules-when = Что это
rules-source = Источник
rules-draws = Когда партия ничья
rules-counting = «Ходы каждой стороны» считаются у обоих игроков: по пять ходов — это всего десять ходов. Ход, создавший положение, не считается.
rules-endings = Другие окончания
rules-ending-no-pieces = Игрок, у которого не осталось шашек, проиграл.
rules-ending-no-moves = Игрок, у которого нет хода в свою очередь, проиграл.
rules-ending-checkmate = Игрок, получивший мат, проиграл.
rules-ending-stalemate = Партия ничья, если у игрока нет хода по правилам, а его король не под шахом.
rules-ending-dead-position = Партия ничья, как только никакие ходы по правилам не могут привести к мату ни одному из королей.
rules-ending-resignation = Сдавшийся игрок проиграл.
rules-ending-agreement = Партия ничья, если на это согласны оба игрока.
rules-ending-time = Игрок, у которого истекло время, проиграл.
rules-ending-time-mate = Игрок, у которого истекло время, проиграл; но если никакие ходы по правилам не могут привести к мату ему, партия ничья.
rules-left = Оставлено судье-человеку
rules-left-lead = Эти статьи требуют решения человека. Судья этого сайта их не применяет.
rules-left-nothing = Этот свод ничего в окончании партии не оставляет на усмотрение судьи.
rules-settings = Где выбирает организатор
rules-settings-lead = Здесь свод допускает разную практику. Действует отмеченное прочтение, если в начале партии не выбрано другое.
rules-chosen = Принято здесь
rules-note-unverified = * Номер взят из цитаты: в тексте самой федерации мы его не видели.

# О сайте

about-title = О сайте Damier
about-lead = Damier — это шашки с судьёй: он играет, ведёт все счётчики у вас на глазах, а когда партия заканчивается, называет статью.
about-does-title = Что он умеет
about-does-play = Играет в международные, русские, бразильские и американские шашки: против вас на десяти уровнях или судит двоих за одним экраном, с часами и без них.
about-does-referee = Сам применяет правила ничьей федераций: повторение позиции, ходы без продвижения, ограничения в окончаниях. Каждый идущий счётчик виден на экране вместе со статьёй.
about-does-record = Хранит каждую партию: можно уйти и вернуться, просмотреть её и забрать в формате PDN (шахматы — PGN) с результатом и его причиной.
about-does-languages = Говорит по-русски, по-английски и по-французски, слушается мыши, пальца и клавиатуры и читает доску программам экранного доступа.
about-limits-title = Чего он не умеет
about-limits-online = Пока нет соперников по сети, учётных записей и рейтинга.
about-limits-strength = На высшем уровне компьютер играет крепко, но программы, посвящённые одной игре и снабжённые большими базами окончаний, сильнее.
about-limits-arbiter = То, что требует решения человека, например «взялся — ходи» или требование ничьей в цейтноте, остаётся судье-человеку. Список есть на странице каждого свода.
about-limits-readings = Там, где текст федерации оставляет сомнение, пришлось выбрать толкование. Это толкование программы, а не постановление.
about-privacy-title = Ваши данные
about-privacy = Один файл cookie со случайным числом делает партию вашей, другой помнит язык. Слежки нет, никому ничего не передаётся. Партии лежат в файле на компьютере, где работает этот сайт; удалив cookie, вы теряете доступ к своим партиям.
about-keys-title = Клавиши
about-keys-board = На доске стрелки переходят с поля на поле, Enter берёт шашку и ставит её, Escape отпускает.
about-keys-type = В поле под доской ход можно ввести: 32-28, 3228, 14x3, полный путь или c3-b4 на 64 клетках.
about-keys-replay = В остальных местах стрелки влево и вправо листают ходы, Home и End ведут в начало и в конец.
about-programs-title = Для программ
about-programs = Всё, что делают эти страницы, доступно и по HTTP; описание создаётся из кода:
about-licence-title = Лицензия
about-licence = Damier — свободная программа под лицензией GNU Affero General Public License версии 3 или новее. Библиотеки правил и судейства можно использовать по лицензии MIT или Apache.
about-version = Версия { $version }

# Ошибки

error-home = На главную
error-no-game = Возможно, в имени «{ $game }» опечатка. Ваши партии собраны на странице «Мои партии».
error-nothing-here = Возможно, в адресе опечатка или страница переехала.

# Тексты для скриптов. Значения в фигурных скобках вставляет браузер.

js-board-board = Шашечная доска
js-board-empty = пусто
js-board-white-man = белая простая
js-board-white-king = белая дамка
js-board-black-man = чёрная простая
js-board-black-king = чёрная дамка
js-board-cell = { $square }, { $piece }
js-board-movable = может ходить
js-board-target = можно пойти сюда
js-board-white = Белые
js-board-black = Чёрные
js-board-moved = { $side }: { $move }
js-clock-white = Часы белых: { $time }
js-clock-black = Часы чёрных: { $time }
js-first = В начало
js-previous = На ход назад
js-next = На ход вперёд
js-last = К текущей позиции
js-no-moves = Ходов ещё нет.
js-counter-since = Идёт с { $number }‑го хода. Показать позицию
js-counter-since-start = Идёт с начала партии. Показать позицию
js-move-number = ход { $move }
js-read-article = Читать статью
js-show-board = Отложить
js-at-start = в начале
js-after-move = после { $number }‑го хода
js-same-position = Одна и та же позиция
js-rematch = Реванш
js-replay = Просмотр
js-share = Поделиться
js-new-game = Новая партия
js-export-pdn = Скачать PDN
js-copy-fen = Копировать FEN
js-yes-draw = Ничья
js-ask-claim = Какую ничью потребовать?
js-show-win = Ваш ход: покажите выигрыш. Проверяется каждый ход.
js-show-win-white = Ход белых: выигрыш нужно показать
js-show-win-black = Ход чёрных: выигрыш нужно показать
js-ask-announced = { $reason }. Какой ход объявлен?
js-claim-with = { $reason }: объявить { $moves }
js-claim-with-more = { $reason }: объявить один из ходов ({ $moves }, …; всего { $count })
js-ask-resign = Сдать эту партию?
js-ask-resign-white = Белые сдаются?
js-ask-resign-black = Чёрные сдаются?
js-yes-resign = Сдаться
js-refused-no-move = Этой шашке некуда идти.
js-refused-must-capture = Взятие обязательно. Ходите с поля: { $squares }.
js-refused-not-there = Туда пойти нельзя.
js-parting = Этим путём идёт несколько взятий. Выберите: { $squares }.
js-parting-again = Здесь кончается несколько взятий. Выберите: { $squares }. Ещё раз { $square } — самое короткое.
js-refused-unreadable = «{ $move }» не называет полей этой доски. Напишите поля, например { $example }.
js-type-move = Введите ход, например { $example }
js-fen-copied = Позиция скопирована в формате FEN.
js-link-copied = Ссылка скопирована.
js-copy-this = Скопируйте этот текст
js-draw-declined = Компьютер отклоняет ничью.
js-draw-from = Ничья по соглашению — после того, как каждый сделает ходов: { $number }
js-looking = Прежняя позиция: ход { $number } из { $total }
js-looking-start = Начальная позиция
js-over = Партия окончена.
js-thinking = Компьютер думает…
js-turn-white = Ход белых
js-turn-black = Ход чёрных
js-turn-white-capture = Ход белых, взятие обязательно
js-turn-black-capture = Ход чёрных, взятие обязательно
js-your-turn = Ваш ход
js-your-turn-capture = Ваш ход: взятие обязательно
js-waiting = Связи нет. Ваш ход ждёт и будет отправлен, как только она вернётся.
js-no-line = Сервер не отвечает. Проверьте связь и попробуйте снова.
js-level = { $level } · { $name }
