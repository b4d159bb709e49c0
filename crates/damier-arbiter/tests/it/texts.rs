use damier_arbiter::{
    Began, ClauseId, CountGrounds, CounterView, DecidedBy, Lang, Limit, Restarts, RuleBook, Unit,
    Verdict, text,
};
use damier_draughts::Variant;
use damier_game::{BySide, Outcome, Reason, Side, Spelling};

use crate::books::{CLAUSE, HEAD};
use crate::support::{Game, book};

fn counter(clause: &str, unit: Unit, limit: u32, count: u32) -> CounterView {
    let clause = ClauseId::parse(clause).expect("an id");
    let left = limit - count;
    CounterView {
        clause,
        unit,
        limit,
        count,
        left,
        since: 4,
        deadline: 0,
        strong: None,
        plies: BySide::default(),
        began: Began::Capture,
    }
}

fn verdict(reason: Reason) -> Verdict {
    let mut referee = Game::from_fen("fmjd", Variant::International, "W:WK1,K2:BK48").referee;
    let mut verdict = referee.agree_draw();
    verdict.reason = reason;
    verdict
}

/// A verdict of every reason, drawn and won.
fn all_verdicts() -> Vec<Verdict> {
    let mut all = Vec::new();
    for reason in Reason::ALL {
        for outcome in [
            Outcome::Win(Side::White),
            Outcome::Win(Side::Black),
            Outcome::Draw,
        ] {
            let mut one = verdict(*reason);
            one.outcome = outcome;
            all.push(one);
        }
    }
    all
}

#[test]
fn every_reason_has_a_sentence_in_every_language() {
    for book in RuleBook::all() {
        for mut verdict in all_verdicts() {
            if let Some(clause) = book.clauses().find(|c| c.reason() == verdict.reason) {
                verdict.clause = Some(clause.id.clone());
            } else if matches!(
                verdict.reason,
                Reason::Repetition | Reason::MoveLimit | Reason::EndgameLimit
            ) {
                continue;
            }
            let sentences = Lang::ALL.map(|lang| text::explain(&verdict, book, lang));
            for (lang, sentence) in Lang::ALL.into_iter().zip(&sentences) {
                complete(sentence, lang);
                let article = match &verdict.clause {
                    Some(id) => book.clause(id).map(|clause| clause.article.as_str()),
                    None => book.article_for(verdict.reason),
                };
                if let Some(article) = article {
                    assert!(
                        sentence.contains(article),
                        "{sentence} does not name {article}"
                    );
                }
            }
            assert_ne!(sentences[0], sentences[1]);
            assert_ne!(sentences[1], sentences[2]);
        }
    }
}

/// No hole, no name of a message or variable, no doubled blank.
#[track_caller]
fn complete(sentence: &str, lang: Lang) {
    assert!(!sentence.contains(['{', '}', '$']), "{sentence}");
    assert!(
        !sentence.contains("why-") && !sentence.contains("none"),
        "{sentence}"
    );
    assert!(!sentence.contains("  "), "{sentence:?}");
    assert!(sentence.ends_with('.'), "{sentence}");
    if lang == Lang::Ru {
        assert!(
            sentence.chars().any(|c| ('а'..='я').contains(&c)),
            "{sentence}"
        );
    }
}

#[test]
fn counters_read_as_promised() {
    let fmjd = book("fmjd");
    let running = counter("fmjd/6.3", Unit::Each, 32, 24);
    let sentence = |lang| text::counter_sentence(&running, &fmjd, lang);
    assert_eq!(
        sentence(Lang::En),
        "Endgame limit, article 6.3: 16 moves each, 4 left"
    );
    assert_eq!(
        sentence(Lang::Fr),
        "Limite de finale, article 6.3\u{202f}: 16 coups de chaque joueur, il en reste 4"
    );
    assert_eq!(
        sentence(Lang::Ru),
        "Ограничение окончания, статья 6.3: 16 ходов каждой стороны, осталось 4"
    );
    let chip = |lang| text::counter_chip(&running, &fmjd, lang);
    assert_eq!(chip(Lang::En), "3 against 1 · 4 left");
    assert_eq!(chip(Lang::Fr), "3 contre 1 · il en reste 4");
    assert_eq!(chip(Lang::Ru), "3 против 1 · осталось 4");
}

#[test]
fn the_strong_side_and_unverified_articles() {
    let russia = book("russia-2022");
    let running = counter("russia-2022/D2", Unit::Strong, 15, 14);
    assert_eq!(
        text::counter_sentence(&running, &russia, Lang::En),
        "Endgame limit, article 6.1.8: 15 moves of the stronger side, 1 left"
    );
    assert_eq!(
        text::counter_sentence(&running, &russia, Lang::Ru),
        "Ограничение окончания, статья 6.1.8: 15 ходов сильнейшей стороны, остался 1"
    );
}

#[test]
fn counters_of_one_article_are_told_apart() {
    let russia = book("russia-2022");
    let named = |name: &str| russia.clause_named(name).expect("a clause");
    let pair = [
        counter("russia-2022/D2", Unit::Strong, 15, 14),
        counter("russia-2022/D1", Unit::Each, 30, 10),
    ];
    assert_eq!(named("D1").article, named("D2").article);
    let both = text::counter_sentences(&pair, &russia, Lang::En);
    assert_eq!(
        both[0],
        "Endgame limit, article 6.1.8 (3 kings or more against 1): 15 moves of the stronger \
         side, 1 left"
    );
    for (told, clause) in both.iter().zip(["D2", "D1"]) {
        assert!(told.contains(named(clause).name.get(Lang::En)), "{told}");
    }
    let alone = text::counter_sentences(&pair[..1], &russia, Lang::En);
    assert_eq!(alone, [text::counter_sentence(&pair[0], &russia, Lang::En)]);
    let claim = book("wcdf-claim");
    let due = claim.clauses().find_map(|clause| {
        let limit = clause.limit()?.limit.most();
        let mut due = counter(
            clause.id.as_str(),
            clause.limit()?.unit,
            2 * u32::from(limit),
            0,
        );
        due.left = 0;
        Some(text::counter_sentence(&due, &claim, Lang::En))
    });
    let due = due.expect("a limit");
    assert!(due.ends_with("none left: a draw may be claimed"), "{due}");
}

#[test]
fn a_limit_of_one_move_and_one_article_are_said_right() {
    let clause = |id: &str, article: &str, rest: &str| {
        let head = CLAUSE.replace("id = '1'", &format!("id = '{id}'"));
        let head = head.replace("article = '1'", &format!("article = '{article}'"));
        format!("{head}unit = 'each'\nlimit = 1\n{rest}\n")
    };
    let ending = "kind = 'endgame-limit'\nshares = 's'\nwhen.force";
    let text = [
        HEAD.to_owned(),
        clause("a", "99", &format!("{ending} = '3K v K'")),
        clause("b", "99", &format!("{ending} = '4K v K'")),
        clause("c", "c", "kind = 'move-limit'"),
    ];
    let text = text.concat();
    let own = RuleBook::parse(&text).unwrap_or_else(|errors| panic!("{errors}"));
    let clause = |name: &str| own.clause_named(name).expect("a clause");
    for (lang, end) in [
        (Lang::En, "all endings of this article."),
        (Lang::Fr, "toutes les finales de cet article."),
        (Lang::Ru, "по всем окончаниям этой статьи."),
    ] {
        let told = text::restarts(clause("a"), &own, lang);
        assert!(told.ends_with(end), "{told}");
    }
    let position = damier_draughts::Position::from_fen(Variant::Russian, "W:WK1:BK32,K5");
    let mut game = Game::new(std::sync::Arc::new(own), position.expect("a position"));
    game.play_text("1-6");
    let verdict = game.play_text("5-1").expect("the limit is reached");
    let told = text::explain(&verdict, game.referee.book(), Lang::En);
    assert_eq!(
        told,
        "Draw by the move limit, article c: the limit of 1 move each is reached."
    );
}

/// E-R7: the count lapses when the lone king leaves the diagonal and begins anew when it
/// comes back. E-I7: the win on the last counted move.
#[test]
fn the_story_tells_what_became_of_the_counts() {
    let played = |book: &str, variant, fen: &str, moves: &str| {
        let mut game = Game::from_fen(book, variant, fen);
        let mut verdict = None;
        for text in moves.split_whitespace() {
            verdict = game.play_text(text);
        }
        let verdict = verdict.expect("the game is over");
        Lang::ALL.map(|lang| text::story_of_game(&game.referee, &verdict, lang).join("\n"))
    };
    let russian = Variant::Russian;
    let left = played(
        "russia-2022",
        russian,
        "W:WKb8,Kd8,Kc1:BKa1",
        "d8-g5 a1-g7 b8-g3 g7-h6 g5-e7 h6-f8 e7-a3 f8-g7 a3-b4 g7-d4 b4-a5 d4-h8 c1-f4 h8-d4 \
         f4-h6 d4-b2 a5-c7",
    );
    for (told, expected) in left.iter().zip([
        "lapsed with ply 4 and began anew after ply 8.",
        "a cessé au demi-coup 4 et a recommencé après le demi-coup 8.",
        "на полуходе 4 прекратился и начался заново после полухода 8.",
    ]) {
        assert!(told.contains(expected), "{told}");
    }
    assert!(
        left[0].contains("Another count ran beside it: "),
        "{}",
        left[0]
    );
    let in_time = played(
        "fmjd",
        Variant::International,
        "B:WK1,K2,K3:BK48",
        "48-26 1-18 26-48 18-36 48-26 2-19 26-48 19-32 48-39 32-19 39-11 3-12 11-39 12-40 39-48 \
         36-47 48-43 40-44 43-21 47-29 21-27 44-35 27-21 29-34 21-49 19-8 49-27 8-17 27-9 17-11 \
         9-22 11x28",
    );
    for (told, expected) in in_time.iter().zip([
        "stood at 31 of 32 plies, and ply 32 was the last one allowed.",
        "en était à 31 sur 32 demi-coups, et le demi-coup 32 était le dernier permis.",
        "31 из 32 полуходов, и полуход 32 был последним дозволенным.",
    ]) {
        assert!(told.contains(expected), "{told}");
    }
    let alone = played(
        "cbd",
        Variant::Brazilian,
        "W:WKa7,Kb8:BKg1,c3",
        "b8-h2 c3-b2 h2-g3 g1-h2 g3-d6 h2xc7 a7-b8 c7-a5 b8-e5 a5-c3",
    );
    assert!(
        alone[0].contains("Plies 2, 6, captures or moves of men, did not put the count back."),
        "{}",
        alone[0]
    );
}

#[test]
fn plurals_are_right() {
    let cbd = book("cbd");
    let left = |moves: u32, lang| {
        let counter = counter("cbd/97", Unit::Each, 80, 80 - 2 * moves);
        text::counter_spoken(&counter, &cbd, lang)
    };
    let ends = |moves: u32, lang, end: &str| {
        let text = left(moves, lang);
        assert!(text.ends_with(end), "{text} should end in {end}");
    };
    for (moves, end) in [
        (1, "остался 1 ход."),
        (2, "осталось 2 хода."),
        (4, "осталось 4 хода."),
        (5, "осталось 5 ходов."),
        (11, "осталось 11 ходов."),
        (14, "осталось 14 ходов."),
        (21, "остался 21 ход."),
        (22, "осталось 22 хода."),
        (0, "ходов не осталось."),
    ] {
        ends(moves, Lang::Ru, end);
    }
    ends(0, Lang::Fr, "il ne reste aucun coup.");
    ends(1, Lang::Fr, "il reste 1 coup.");
    ends(2, Lang::Fr, "il reste 2 coups.");
    ends(1, Lang::En, "1 move left.");
    ends(2, Lang::En, "2 moves left.");
}

#[test]
fn verdicts_read_as_promised() {
    let fmjd = book("fmjd");
    let mut one = verdict(Reason::EndgameLimit);
    one.clause = ClauseId::parse("fmjd/6.3");
    one.count = Some(CountGrounds {
        unit: Unit::Each,
        limit: 32,
        count: 32,
        since: 4,
        began: Began::Capture,
        restarts: Restarts::default(),
        strong: Some(Side::White),
    });
    assert_eq!(
        text::explain(&one, &fmjd, Lang::En),
        "Draw by the endgame limit, article 6.3: the ending “3 against 1” was not won in 16 \
         moves each."
    );
    assert_eq!(
        text::explain(&one, &fmjd, Lang::Fr),
        "Nulle par la limite de finale, article 6.3\u{202f}: la finale «\u{202f}3 contre \
         1\u{202f}» n’a pas été gagnée en 16 coups de chaque joueur."
    );
    assert_eq!(
        text::explain(&one, &fmjd, Lang::Ru),
        "Ничья по ограничению окончания, статья 6.3: окончание «3 против 1» не выиграно за 16 \
         ходов каждой стороны."
    );
    assert_eq!(one.by, DecidedBy::Players);
}

/// A book has articles on ends that no clause is about; each is told once.
#[test]
fn other_articles_are_told_in_every_language() {
    let fide = book("fide-960");
    for lang in Lang::ALL {
        let told = text::other_articles(&fide, lang);
        for article in ["5.1.1", "5.2.2", "6.9", "7.5"] {
            assert!(
                told.iter().any(|(own, _)| own == article),
                "{lang}: {told:?}"
            );
        }
        assert!(
            told.iter().all(|(_, what)| !what.contains("custom-")),
            "{told:?}"
        );
        assert!(
            told.iter().any(|(_, what)| what.contains("2:00")),
            "{told:?}"
        );
    }
    // Claims in time shortage stand among what is left to a referee.
    let told = text::other_articles(&book("fmjd"), Lang::En);
    assert!(
        !told.iter().any(|(article, _)| article == "6.1.1.b"),
        "{told:?}"
    );
    let own = format!(
        "{HEAD}[time-shortage]\narticle = '9'\nseconds = 60\nmost-pieces = 8\nsuperior-by = 150\n\
         {CLAUSE}kind = 'repetition'\ntimes = 3\n"
    );
    let own = RuleBook::parse(&own).expect("fine");
    let told = text::other_articles(&own, Lang::Ru);
    assert!(
        told.iter()
            .any(|(article, what)| article == "9" && what.contains("8 шашек"))
    );
}

/// What restarts a count is said of every clause in the same words; the rule itself need
/// not say it once more.
#[test]
fn what_restarts_is_not_said_twice() {
    let doubled = ["estart", "à zéro", "сбрасыва"];
    for book in RuleBook::all() {
        for clause in book.all_clauses() {
            for lang in Lang::ALL {
                let rule = clause.rule.get(lang);
                let says = doubled.iter().find(|word| rule.contains(**word));
                assert_eq!(says, None, "{}: {rule}", clause.id);
            }
        }
    }
}

#[test]
fn what_restarts_is_said_for_every_clause() {
    for book in RuleBook::all() {
        for clause in book.clauses().filter(|clause| clause.limit().is_some()) {
            for lang in Lang::ALL {
                let told = text::restarts(clause, book, lang);
                match clause.limit().map(|rule| &rule.limit) {
                    // A draw at once counts nothing.
                    Some(Limit::Fixed(0)) => assert_eq!(told, ""),
                    _ => complete(&told, lang),
                }
            }
        }
    }
    let fmjd = book("fmjd");
    let clause = fmjd.clause_named("6.3").expect("a clause");
    assert_eq!(
        text::restarts(clause, &fmjd, Lang::En),
        "Nothing restarts this count: neither captures nor moves of men nor crownings. If the \
         game passes to article 6.4, the nearer of the two deadlines counts."
    );
}

#[test]
fn rule_books_are_set_by_the_customs_of_each_language() {
    for book in RuleBook::all() {
        let mut texts = vec![book.name(), book.about()];
        for clause in book.all_clauses() {
            texts.extend([&clause.name, &clause.rule]);
        }
        for setting in book.settings() {
            texts.push(&setting.name);
            texts.extend(setting.choices.iter().map(|choice| &choice.what));
        }
        texts.extend(book.left_to_referee().iter().map(|left| &left.what));
        for text in texts {
            let french = text.get(Lang::Fr);
            for wrong in [" :", " ;", " !", " ?", "« ", " »", "'"] {
                assert!(!french.contains(wrong), "{wrong:?} in {french}");
            }
            let russian = text.get(Lang::Ru);
            assert!(
                russian.chars().any(|c| ('а'..='я').contains(&c)),
                "{russian}"
            );
        }
    }
}

#[test]
fn a_verdict_survives_storage() {
    for verdict in all_verdicts() {
        let json = serde_json::to_string(&verdict).expect("it can be written");
        let back: Verdict = serde_json::from_str(&json).expect("it can be read");
        assert_eq!(back, verdict);
    }
}

#[test]
fn a_counter_tells_why_it_runs() {
    let fmjd = book("fmjd");
    let running = counter("fmjd/6.3", Unit::Each, 32, 24);
    let story = text::counter_story(&running, &fmjd, Lang::En);
    assert_eq!(story[0], "3 against 1: 4 moves left.");
    assert_eq!(story[1], "The count began after ply 4, a capture.");
    assert_eq!(story.len(), 4);
    for lang in Lang::ALL {
        for sentence in text::counter_story(&running, &fmjd, lang) {
            complete(&sentence, lang);
        }
    }
}

#[test]
fn a_regulation_draw_that_is_asked_for_counts_no_moves() {
    for (id, clause) in [("fmjd", "fmjd/A3-6.1.1.a"), ("idf", "idf/7.2.9")] {
        let shown = book(id)
            .with_setting("regulation-draw", "shown")
            .expect("a setting");
        let running = counter(clause, Unit::Each, 0, 0);
        let told = |lang| text::counter_sentence(&running, &shown, lang);
        let english = told(Lang::En);
        assert!(
            english.ends_with(": a draw by regulation may be decided now, unless the win is shown"),
            "{english}"
        );
        assert_eq!(
            text::counter_sentences(std::slice::from_ref(&running), &shown, Lang::En),
            [english]
        );
        for lang in Lang::ALL {
            complete(&format!("{}.", told(lang)), lang);
            assert!(!told(lang).contains('0'), "{}", told(lang));
        }
    }
}

#[test]
fn a_verdict_of_an_unknown_book_is_still_told() {
    let fmjd = book("fmjd");
    for mut verdict in all_verdicts() {
        for clause in [None, ClauseId::parse("gone/9.9")] {
            verdict.clause = clause;
            for lang in Lang::ALL {
                let told = text::story(&verdict, &fmjd, lang);
                assert!(
                    told.iter().all(|sentence| !sentence.contains(['{', '$'])),
                    "{told:?}"
                );
                assert!(!text::sheet(&verdict, &fmjd, Spelling::Draughts, lang).is_empty());
            }
        }
    }
}
