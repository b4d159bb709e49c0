use damier_game::Reason;
use fluent_bundle::FluentArgs;

use super::bundle::message;
use crate::Lang;
use crate::book::{Applies, Clause, Lasts, Limit, LimitRule, RuleBook, Ruled};
use crate::counter::CounterView;

/// What a counter shows on a chip: "3 against 1 · 4 left".
pub fn counter_chip(counter: &CounterView, book: &RuleBook, lang: Lang) -> String {
    message(lang, "counter-chip", &args(counter, book, lang))
}

/// The counter with its rule: "Endgame limit, article 6.3: 16 moves each, 4
/// left".
pub fn counter_sentence(counter: &CounterView, book: &RuleBook, lang: Lang) -> String {
    message(lang, sentence_id(counter, book), &args(counter, book, lang))
}

/// A draw by regulation that is to be asked for has no moves to count.
fn sentence_id(counter: &CounterView, book: &RuleBook) -> &'static str {
    let clause = book.clause(&counter.clause);
    let is_regulation = clause.is_some_and(|c| c.ruled == Some(Ruled::RegulationDraw));
    if is_regulation && counter.moves_allowed() == 0 {
        "counter-regulation"
    } else {
        "counter-sentence"
    }
}

/// The counters that run together, each as [`counter_sentence`]. Where two are of one
/// article, which its number alone does not tell apart, the name of the ending is added.
pub fn counter_sentences(counters: &[CounterView], book: &RuleBook, lang: Lang) -> Vec<String> {
    let article = |counter: &CounterView| book.clause(&counter.clause).map(|c| &c.article);
    let sentence = |counter: &CounterView| {
        let mut args = args(counter, book, lang);
        let twin = |other: &&CounterView| {
            other.clause != counter.clause && article(other) == article(counter)
        };
        if let Some(clause) = book.clause(&counter.clause)
            && counters.iter().any(|other| twin(&other))
        {
            args.set("label", clause.name.get(lang).to_owned());
        }
        message(lang, sentence_id(counter, book), &args)
    };
    counters.iter().map(sentence).collect()
}

/// The counter for those who hear it: "3 against 1: 4 moves left."
pub fn counter_spoken(counter: &CounterView, book: &RuleBook, lang: Lang) -> String {
    message(lang, "counter-spoken", &args(counter, book, lang))
}

/// The whole story of a counter, for whoever asks why: the count, since when it
/// runs and what began it, what restarts it, and the rule. One sentence an entry.
pub fn counter_story(counter: &CounterView, book: &RuleBook, lang: Lang) -> Vec<String> {
    let mut args = args(counter, book, lang);
    args.set("began", in_game_words(book, counter.began.word()));
    args.set("since", counter.since.to_string());
    let mut told = vec![
        message(lang, "counter-spoken", &args),
        message(lang, "story-began", &args),
    ];
    if let Some(clause) = book.clause(&counter.clause) {
        told.push(restarts(clause, book, lang));
        args.set("rule", clause.rule.get(lang).to_owned());
        told.push(message(lang, "story-source", &args));
    }
    told
}

fn args(counter: &CounterView, book: &RuleBook, lang: Lang) -> FluentArgs<'static> {
    let mut args = FluentArgs::new();
    clause_args(
        &mut args,
        book.clause(&counter.clause),
        counter.clause.local(),
        lang,
    );
    args.set("unit", counter.unit.as_str());
    args.set("moves", counter.moves_allowed());
    args.set("left", counter.moves_left());
    let clause = book.clause(&counter.clause);
    let applies = clause.map_or(Applies::Automatic, |clause| clause.applies);
    args.set("applies", applies.as_str());
    args.set("label", "none");
    args
}

/// The word that chooses a text, in the terms of the game: chess has pawns where
/// draughts has men.
pub(crate) fn in_game_words(book: &RuleBook, word: &'static str) -> &'static str {
    if !book.variants().iter().any(|variant| variant == "chess960") {
        return word;
    }
    match word {
        "capture-man" => "capture-pawn",
        "promotion" => "pawn-promotion",
        "man-move" => "pawn-move",
        "king-move" => "piece-move",
        other => other,
    }
}

/// What every text about a clause needs. A book of another edition may lack the
/// clause; then its number stands for it.
pub(crate) fn clause_args(
    args: &mut FluentArgs<'static>,
    clause: Option<&Clause>,
    local: &str,
    lang: Lang,
) {
    let article = clause.map_or(local, |clause| &clause.article);
    let name = clause.map_or(local, |clause| clause.name.get(lang));
    let reason = clause.map_or(Reason::EndgameLimit, Clause::reason);
    args.set("article", article.to_owned());
    args.set("name", name.to_owned());
    args.set("kind", reason.as_str());
}

/// What puts the count of a clause back to 0, and what becomes of it otherwise.
/// Empty for a clause that counts nothing: one about repetition, or a draw at once.
pub fn restarts(clause: &Clause, book: &RuleBook, lang: Lang) -> String {
    let Some(rule) = clause.limit().filter(|rule| rule.limit != Limit::Fixed(0)) else {
        return String::new();
    };
    let mut args = FluentArgs::new();
    clause_args(&mut args, Some(clause), clause.id.local(), lang);
    let (life, mut others) = life(clause, rule, book);
    // An article of several clauses is named once; its own needs no name.
    others.sort_unstable();
    others.dedup();
    others.retain(|article| *article != clause.article);
    args.set("many", others.len());
    args.set("restarts", in_game_words(book, rule.restarts.word()));
    args.set("life", life);
    args.set("others", others.join(", "));
    message(lang, "restarts", &args)
}

fn life<'b>(clause: &Clause, rule: &LimitRule, book: &'b RuleBook) -> (&'static str, Vec<&'b str>) {
    let article = |name: &String| book.clause_named(name).map(|c| c.article.as_str());
    let handed: Vec<&str> = rule.hands_on_to.iter().filter_map(article).collect();
    let shares = |other: &&Clause| {
        other.id != clause.id
            && rule.shares.is_some()
            && other.limit().is_some_and(|r| r.shares == rule.shares)
    };
    let shared: Vec<&str> = book
        .clauses()
        .filter(shares)
        .map(|c| c.article.as_str())
        .collect();
    if !handed.is_empty() {
        ("handed", handed)
    } else if !shared.is_empty() {
        ("shared", shared)
    } else if rule.lasts != Lasts::WhileItHolds {
        let word = match rule.lasts {
            Lasts::WhileForce => "force",
            Lasts::AddsUp => "adds-up",
            Lasts::OnceBegun | Lasts::WhileItHolds => "begun",
        };
        (word, Vec::new())
    } else if rule.when.is_always() {
        ("always", Vec::new())
    } else {
        ("while", Vec::new())
    }
}
