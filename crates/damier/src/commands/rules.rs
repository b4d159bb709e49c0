use std::io::Write;

use clap::{Args, Subcommand};
use damier_arbiter::book::Setting;
use damier_arbiter::{Applies, Clause, FlagRule, Lang, OfferRules, RuleBook, RuleBookErrors, text};
use damier_game::Reason;
use serde::Serialize;

use crate::failure::Failure;
use crate::input::Source;
use crate::messages::{say, spoken};
use crate::{Ending, book};

/// List, read and check rule books.
///
/// A rule book says when a game ends although it could be played on: repetition,
/// limits on moves, endgame limits. It is a text file (TOML), so a federation can
/// write its own: copy one, change it, check it, and use it with
/// `damier adjudicate --rules FILE`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier rules                                  the books and the games they are for
  damier rules show fmjd
  damier rules show russia-2022 --lang ru
  damier rules show cbd --toml --id mine > mine.toml   a book to start from
  damier rules check mine.toml")]
pub(crate) struct Rules {
    #[command(subcommand)]
    action: Option<Action>,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// The built-in books and the games they are for.
    #[command(after_help = "Examples:\n  damier rules list\n  damier rules list --json")]
    List {
        /// The language of the names.
        #[arg(long, default_value = "en")]
        lang: Lang,
        /// One JSON array: id, name, variants, defaultFor, source.
        #[arg(long)]
        json: bool,
    },
    /// One book, clause by clause.
    #[command(after_help = "\
Examples:
  damier rules show wcdf
  damier rules show ./mine.toml --lang fr
  damier rules show cbd --toml --id mine > mine.toml")]
    Show {
        /// The id of a built-in book, or a file.
        #[arg(value_name = "BOOK")]
        book: String,
        /// The language of the texts.
        #[arg(long, default_value = "en")]
        lang: Lang,
        /// A choice that the book offers, to see the clauses under it.
        #[arg(long, value_name = "SETTING=VALUE")]
        set: Vec<String>,
        /// The source of a built-in book, to start your own from.
        #[arg(long, conflicts_with = "json")]
        toml: bool,
        /// With --toml: the id of your book. Two books of one server need two ids.
        #[arg(long, value_name = "ID", requires = "toml")]
        id: Option<String>,
        /// One JSON object with the clauses.
        #[arg(long)]
        json: bool,
    },
    /// Look for mistakes in the file of a book, and say how to mend them.
    #[command(after_help = "\
Examples:
  damier rules check mine.toml
  damier rules check mine.toml --lang ru
  damier rules check - --json < mine.toml

Warnings alone leave the exit code at 0; a mistake makes it 1.")]
    Check {
        /// The file, or - for standard input.
        #[arg(value_name = "FILE")]
        file: String,
        /// The language of what is found.
        #[arg(long, default_value = "en")]
        lang: Lang,
        /// One JSON object: ok, id, clauses, mistakes (line, column, what, remedy),
        /// warnings.
        #[arg(long)]
        json: bool,
    },
}

pub(crate) fn run(args: &Rules, out: &mut impl Write) -> Result<Ending, Failure> {
    match &args.action {
        None => list(Lang::En, false, out),
        Some(Action::List { lang, json }) => list(*lang, *json, out),
        Some(Action::Show {
            book,
            toml: true,
            id,
            ..
        }) => show_source(book, id.as_deref(), out),
        Some(Action::Show {
            book,
            lang,
            set,
            json,
            ..
        }) => {
            let book = book::choose(&book::find(book)?, set)?;
            if *json {
                show_json(&book, *lang, out)
            } else {
                show(&book, *lang, out)
            }
        }
        Some(Action::Check { file, lang, json }) => check(file, *lang, *json, out),
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct BookJson<'b> {
    id: &'b str,
    name: &'b str,
    variants: &'b [String],
    default_for: Vec<&'b str>,
    source: &'b str,
    #[serde(skip_serializing_if = "Option::is_none")]
    clauses: Option<Vec<ClauseJson<'b>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    settings: Option<Vec<SettingJson<'b>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    left_to_referee: Option<Vec<LeftJson<'b>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    articles: Option<Vec<ArticleJson>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    flag: Option<FlagRule>,
    #[serde(skip_serializing_if = "Option::is_none")]
    offers: Option<OfferRules>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wrong_claim_gives_ms: Option<u64>,
}

#[derive(Serialize)]
struct SettingJson<'b> {
    id: &'b str,
    name: &'b str,
    default: &'b str,
    chosen: &'b str,
    choices: Vec<ChoiceJson<'b>>,
}

#[derive(Serialize)]
struct ChoiceJson<'b> {
    value: &'b str,
    what: &'b str,
}

#[derive(Serialize)]
struct ArticleJson {
    article: String,
    what: String,
}

#[derive(Serialize)]
struct LeftJson<'b> {
    article: &'b str,
    what: &'b str,
}

fn describe_setting(setting: &Setting, lang: Lang) -> SettingJson<'_> {
    SettingJson {
        id: &setting.id,
        name: setting.name.get(lang),
        default: &setting.default,
        chosen: &setting.chosen,
        choices: setting
            .choices
            .iter()
            .map(|choice| ChoiceJson {
                value: &choice.value,
                what: choice.what.get(lang),
            })
            .collect(),
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ClauseJson<'b> {
    id: &'b str,
    article: &'b str,
    verified: bool,
    reason: Reason,
    applies: Applies,
    name: &'b str,
    rule: &'b str,
    restarts: String,
    source: &'b str,
}

fn describe(book: &RuleBook, lang: Lang, with_clauses: bool) -> BookJson<'_> {
    let is_default = |variant: &&String| {
        RuleBook::default_for(variant).is_some_and(|default| default.id() == book.id())
    };
    let clause = |clause| describe_clause(clause, book, lang);
    BookJson {
        id: book.id(),
        name: book.name().get(lang),
        variants: book.variants(),
        default_for: book
            .variants()
            .iter()
            .filter(is_default)
            .map(String::as_str)
            .collect(),
        source: book.source().get(lang),
        clauses: with_clauses.then(|| book.clauses().map(clause).collect()),
        settings: with_clauses.then(|| {
            let settings = book.settings().iter();
            settings
                .map(|setting| describe_setting(setting, lang))
                .collect()
        }),
        left_to_referee: with_clauses.then(|| {
            let left = book.left_to_referee().iter();
            left.map(|left| LeftJson {
                article: &left.article,
                what: left.what.get(lang),
            })
            .collect()
        }),
        articles: with_clauses.then(|| {
            let others = text::other_articles(book, lang).into_iter();
            let json = others.map(|(article, what)| ArticleJson { article, what });
            json.collect()
        }),
        flag: with_clauses.then(|| book.flag_rule()),
        offers: with_clauses.then(|| book.offer_rules()),
        wrong_claim_gives_ms: with_clauses.then(|| book.wrong_claim_gives_ms()),
    }
}

fn describe_clause<'b>(clause: &'b Clause, book: &RuleBook, lang: Lang) -> ClauseJson<'b> {
    ClauseJson {
        id: clause.id.as_str(),
        article: &clause.article,
        verified: clause.verified,
        reason: clause.reason(),
        applies: clause.applies,
        name: clause.name.get(lang),
        rule: clause.rule.get(lang),
        restarts: text::restarts(clause, book, lang),
        source: clause.source.get(lang),
    }
}

fn list(lang: Lang, json: bool, out: &mut impl Write) -> Result<Ending, Failure> {
    let books = RuleBook::all();
    if json {
        let all: Vec<_> = books
            .iter()
            .map(|book| describe(book, lang, false))
            .collect();
        serde_json::to_writer(&mut *out, &all)?;
        writeln!(out)?;
        return Ok(Ending::Fine);
    }
    let width = books.iter().map(|book| book.id().len()).max().unwrap_or(0);
    for book in books {
        let described = describe(book, lang, false);
        let variants = book.variants().join(", ");
        writeln!(
            out,
            "{:width$}  {} ({variants})",
            described.id, described.name
        )?;
    }
    Ok(Ending::Fine)
}

fn show(book: &RuleBook, lang: Lang, out: &mut impl Write) -> Result<Ending, Failure> {
    writeln!(out, "{} ({})", book.name().get(lang), book.id())?;
    writeln!(out, "{}", book.about().get(lang))?;
    writeln!(out, "{}", book.source().get(lang))?;
    for clause in book.clauses() {
        writeln!(out, "\n{}  {}", clause.article, clause.name.get(lang))?;
        writeln!(out, "    {}", clause.rule.get(lang))?;
        let restarts = text::restarts(clause, book, lang);
        if !restarts.is_empty() {
            writeln!(out, "    {restarts}")?;
        }
        writeln!(
            out,
            "    [{}] {}",
            clause.id,
            text::applies(clause.applies, lang)
        )?;
    }
    let others = text::other_articles(book, lang);
    if !others.is_empty() {
        writeln!(out)?;
    }
    for (article, what) in others {
        writeln!(out, "{article}  {what}")?;
    }
    if let Some(offers) = book.offers() {
        let article = offers.article.as_deref().unwrap_or("[[offers]]");
        for sentence in text::offer_rules(&offers.rules, lang) {
            writeln!(out, "\n{article}  {sentence}")?;
        }
    }
    for sentence in text::customs(book, lang) {
        writeln!(out, "\n{sentence}")?;
    }
    for left in book.left_to_referee() {
        writeln!(
            out,
            "\n{}  {}\n    {}",
            left.article,
            left.what.get(lang),
            text::applies(Applies::Referee, lang)
        )?;
    }
    for setting in book.settings() {
        writeln!(
            out,
            "\n--set {}=...  {}",
            setting.id,
            setting.name.get(lang)
        )?;
        for choice in &setting.choices {
            let mark = if choice.value == setting.chosen {
                '*'
            } else {
                ' '
            };
            let usual = match choice.value == setting.default {
                true => format!(" ({})", text::default_mark(lang)),
                false => String::new(),
            };
            let what = choice.what.get(lang);
            writeln!(out, "  {mark} {}{usual}  {what}", choice.value)?;
        }
    }
    Ok(Ending::Fine)
}

fn show_json(book: &RuleBook, lang: Lang, out: &mut impl Write) -> Result<Ending, Failure> {
    serde_json::to_writer(&mut *out, &describe(book, lang, true))?;
    writeln!(out)?;
    Ok(Ending::Fine)
}

fn show_source(id: &str, own_id: Option<&str>, out: &mut impl Write) -> Result<Ending, Failure> {
    let Some(source) = RuleBook::builtin_source(id) else {
        // Says which ids there are, if it is none.
        book::find(id)?;
        return Err(Failure::Usage(say(
            "book-not-built-in",
            &[("id", id.into())],
        )));
    };
    let Some(own_id) = own_id else {
        out.write_all(source.as_bytes())?;
        return Ok(Ending::Fine);
    };
    let source = under_own_id(source, own_id);
    if let Err(errors) = damier_words::read_book(&source) {
        // The book was fine before: what is wrong is the new id.
        let what = errors.sentences(spoken());
        let args = [("id", own_id.into()), ("what", what.into())];
        return Err(Failure::Usage(say("own-id", &args)));
    }
    out.write_all(source.as_bytes())?;
    Ok(Ending::Fine)
}

/// The source of a book with another id; it is no game's usual book any more.
fn under_own_id(source: &str, own_id: &str) -> String {
    let mut lines = String::with_capacity(source.len());
    let mut in_head = true;
    for line in source.split_inclusive('\n') {
        in_head &= !line.starts_with('[');
        if in_head && line.starts_with("id =") {
            lines.push_str(&format!("id = {:?}\n", own_id));
        } else if !(in_head && line.starts_with("default-for")) {
            lines.push_str(line);
        }
    }
    lines
}

#[derive(Serialize)]
struct Checked<'b> {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'b str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clauses: Option<usize>,
    mistakes: Vec<MistakeJson>,
    warnings: Vec<String>,
}

#[derive(Serialize)]
struct MistakeJson {
    line: usize,
    column: usize,
    what: String,
    remedy: String,
}

impl Checked<'_> {
    /// What was read of a text.
    fn of<'b>(read: &'b Result<RuleBook, RuleBookErrors>, text: &str, lang: Lang) -> Checked<'b> {
        let book = read.as_ref().ok();
        let errors = read.as_ref().err().map_or(&[][..], |errors| errors.all());
        let warnings = match read {
            Ok(book) => book.warnings(),
            Err(errors) => errors.warnings().to_vec(),
        };
        Checked {
            ok: book.is_some(),
            id: book.map(RuleBook::id),
            clauses: book.map(|book| book.all_clauses().len()),
            mistakes: errors
                .iter()
                .map(|error| MistakeJson {
                    line: error.line,
                    column: error.column,
                    what: error.what(lang),
                    remedy: error.remedy(lang),
                })
                .collect(),
            warnings: warnings
                .iter()
                .map(|warning| warning.sentence_at(text, lang))
                .collect(),
        }
    }
}

fn check(file: &str, lang: Lang, json: bool, out: &mut impl Write) -> Result<Ending, Failure> {
    let source = Source::parse(file);
    let bytes = book::bytes_of(&source)?;
    let read = damier_words::read_book_bytes(&bytes);
    let checked = Checked::of(&read, &String::from_utf8_lossy(&bytes), lang);
    let ending = match checked.ok {
        true => Ending::Fine,
        false => Ending::ProblemsFound,
    };
    if json {
        serde_json::to_writer(&mut *out, &checked)?;
        writeln!(out)?;
        return Ok(ending);
    }
    if let (Some(id), Some(clauses)) = (checked.id, checked.clauses) {
        writeln!(out, "{source}: {}", text::book_fine(id, clauses, lang))?;
    }
    for warning in &checked.warnings {
        writeln!(out, "{source}: {}", text::marked_warning(warning, lang))?;
    }
    if let Err(errors) = &read {
        for error in errors.all() {
            writeln!(out, "{source}: {}", error.sentence(lang))?;
        }
    }
    Ok(ending)
}
