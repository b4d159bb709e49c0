use toml::de::DeValue;

use super::error::Errors;
use super::fields::{Fields, Placed, whole_number, wrong_type};
use super::parse::{required_text, word};
use super::said::say;
use super::{
    Applies, Clause, ClauseId, ClauseKind, Condition, Ends, Lasts, Limit, LimitRule, LongDiagonal,
    Range, Relation, Restarts, Ruled, Unit,
};

/// A clause with the places that later checks speak of.
pub(crate) struct RawClause {
    /// The clause, if nothing of it is missing or wrong.
    pub(crate) clause: Option<Clause>,
    /// Its name in the book, if it has one.
    pub(super) local: Option<String>,
    pub(super) only_if: OnlyIf,
    pub(super) at: usize,
    /// Names of other clauses, with their places.
    pub(super) refers_to: Vec<Placed<String>>,
}

impl RawClause {
    /// What it counts, if it is whole and counts.
    pub(super) fn limit(&self) -> Option<&LimitRule> {
        self.clause.as_ref()?.limit()
    }
}

#[derive(Clone, Copy)]
enum Kind {
    Repetition,
    Limit(Ends),
}

const KINDS: [(&str, Kind); 3] = [
    ("repetition", Kind::Repetition),
    ("move-limit", Kind::Limit(Ends::MoveLimit)),
    ("endgame-limit", Kind::Limit(Ends::EndgameLimit)),
];

const APPLIES: [(&str, Applies); 3] = [
    ("automatic", Applies::Automatic),
    ("claim", Applies::Claim),
    ("referee", Applies::Referee),
];

pub(crate) fn clause(mut fields: Fields<'_, '_>, book: &str, errors: &mut Errors<'_>) -> RawClause {
    let (at, mark) = (fields.at(), errors.mark());
    let local = word(&mut fields, "id", errors);
    let article = fields.required("article", errors);
    let verified = fields.bool("verified", errors).unwrap_or(true);
    let source = fields.citation("source", errors);
    let name = required_text(&mut fields, "name", errors);
    let rule = required_text(&mut fields, "rule", errors);
    let applies = applies(&mut fields, errors);
    let ruled = ruled(&mut fields, errors);
    let mut only_if = only_if(&mut fields, errors);
    if fields.get("kind").is_none() {
        fields.missing("kind", errors);
    }
    let mut refers_to = Vec::new();
    let kind = match fields.word("kind", &KINDS, errors) {
        Some(Kind::Repetition) => repetition(&mut fields, errors),
        Some(Kind::Limit(ends)) => limit_rule(&mut fields, ends, &mut refers_to, errors),
        // What is there is still looked at; what is needed depends on the kind.
        None => {
            let mark = errors.mark();
            if fields.get("times").is_some() {
                repetition(&mut fields, errors);
            } else {
                limit_rule(&mut fields, Ends::MoveLimit, &mut refers_to, errors);
            }
            errors.forget_missing(mark);
            None
        }
    };
    fields.finish(errors);
    only_if.is_unsure |= errors.mistyped(mark, "only-if");
    if let (Some((_, at)), Some(applies)) = (ruled, applies)
        && applies != Applies::Referee
        && !errors.mistyped(mark, "applies")
    {
        let said = say("mistake-ruling").with("applies", applies.as_str());
        errors.add(at, said.with("line", "applies = \"referee\""));
    }
    let whole = || {
        Some(Clause {
            id: ClauseId::new(book, local.as_deref()?),
            article: article?,
            verified,
            source: source?,
            name: name?,
            rule: rule?,
            applies: applies?,
            ruled: ruled.map(|(ruled, _)| ruled),
            only_if: only_if.chosen.clone(),
            kind: kind?,
        })
    };
    RawClause {
        clause: whole(),
        local: local.clone(),
        only_if,
        at,
        refers_to,
    }
}

/// Who acts on the clause; `None` if what is said of it cannot be read.
fn applies(fields: &mut Fields<'_, '_>, errors: &mut Errors<'_>) -> Option<Applies> {
    let said = fields.word("applies", &APPLIES, errors);
    said.or_else(|| {
        let is_there = fields.get("applies").is_some();
        (!is_there).then_some(Applies::Automatic)
    })
}

/// How a referee rules on the clause, with the place; only one that is left to him can be
/// ruled on.
fn ruled(fields: &mut Fields<'_, '_>, errors: &mut Errors<'_>) -> Option<Placed<Ruled>> {
    let at = fields.get("ruling")?.span().start;
    let words = Ruled::ALL.map(|ruled| (ruled.as_str(), ruled));
    Some((fields.word("ruling", &words, errors)?, at))
}

/// Under which choices of settings something is in force.
pub(crate) fn only_if(fields: &mut Fields<'_, '_>, errors: &mut Errors<'_>) -> OnlyIf {
    let mut only_if = OnlyIf::default();
    let Some(table) = fields.table("only-if", "only-if", errors) else {
        return only_if;
    };
    for (setting, _, value) in table.entries() {
        match value.get_ref().as_str() {
            Some(text) => {
                only_if.chosen.push((setting.to_owned(), text.to_owned()));
                only_if.places.push(value.span().start);
            }
            None => {
                wrong_type(errors, value, setting, "text");
                only_if.is_unsure = true;
            }
        }
    }
    only_if
}

/// Choices of settings, with the places of their values.
#[derive(Clone, Default)]
pub(crate) struct OnlyIf {
    /// Settings and values.
    pub(crate) chosen: Vec<(String, String)>,
    pub(super) places: Vec<usize>,
    /// Whether more may be meant than could be read.
    pub(super) is_unsure: bool,
}

fn repetition(fields: &mut Fields<'_, '_>, errors: &mut Errors<'_>) -> Option<ClauseKind> {
    let Some(value) = fields.get("times") else {
        fields.missing("times", errors);
        return None;
    };
    let at = value.span().start;
    let times = fields.number("times", errors)?;
    if times < 2 {
        errors.add(at, say("mistake-times").with("times", times));
        return None;
    }
    Some(ClauseKind::Repetition {
        times: u32::from(times),
    })
}

fn limit_rule(
    fields: &mut Fields<'_, '_>,
    ends: Ends,
    refers_to: &mut Vec<Placed<String>>,
    errors: &mut Errors<'_>,
) -> Option<ClauseKind> {
    let when = condition(fields, errors);
    let unless = references(fields.strings("unless", errors), refers_to);
    let hands_on_to = references(fields.strings("hands-on-to", errors), refers_to);
    let within = within(fields, refers_to, errors);
    let unit = fields.word(
        "unit",
        &[("each", Unit::Each), ("strong", Unit::Strong)],
        errors,
    );
    let limit = limit(fields, errors);
    let restarts = restarts(fields, errors);
    let lasts = Lasts::ALL.map(|lasts| (lasts.as_str(), lasts));
    let lasts = fields
        .word("lasts", &lasts, errors)
        .unwrap_or(Lasts::WhileItHolds);
    let shares = fields.string("shares", errors);
    let unless_won_at_once = fields.bool("unless-won-at-once", errors).unwrap_or(false);
    if fields.get("unit").is_none() {
        fields.missing("unit", errors);
    }
    if let Some(when) = &when {
        if unit == Some(Unit::Strong) && !names_a_strong_side(when) {
            errors.add(fields.at(), say("mistake-no-strong-side"));
        }
        if lasts.follows_force() && when.force.is_empty() {
            let said = say("mistake-lasts-without-force").with("lasts", lasts.as_str());
            errors.add(fields.at(), said.with("line", "when.force = [\"3K v K\"]"));
        }
    }
    Some(ClauseKind::Limit(LimitRule {
        ends,
        when: when?,
        unless,
        unit: unit?,
        limit: limit?,
        restarts,
        lasts,
        within,
        shares,
        hands_on_to,
        unless_won_at_once,
    }))
}

fn names_a_strong_side(when: &Condition) -> bool {
    let clear = |relation: &Relation| !relation.is_even() || when.long_diagonal.is_some();
    !when.force.is_empty() && when.force.iter().all(clear)
}

/// The one clause in whose count this one lives.
fn within(
    fields: &mut Fields<'_, '_>,
    refers_to: &mut Vec<Placed<String>>,
    errors: &mut Errors<'_>,
) -> Option<String> {
    let names = fields.strings("within", errors);
    if let Some((name, at)) = names.get(1) {
        errors.add(*at, say("mistake-within-two").with("name", name.as_str()));
    }
    references(names, refers_to).into_iter().next()
}

fn references(names: Vec<Placed<String>>, into: &mut Vec<Placed<String>>) -> Vec<String> {
    into.extend(names.iter().cloned());
    names.into_iter().map(|(name, _)| name).collect()
}

fn condition(fields: &mut Fields<'_, '_>, errors: &mut Errors<'_>) -> Option<Condition> {
    let Some(mut table) = fields.table("when", "when", errors) else {
        return Some(Condition::default());
    };
    let mark = errors.mark();
    let mut force = Vec::new();
    let texts = table.strings("force", errors);
    let mut fine = errors.mark() == mark;
    for (text, at) in texts {
        match Relation::parse(&text) {
            Ok(relation) => force.push(relation),
            Err(error) => {
                errors.add(at, error.said);
                fine = false;
            }
        }
    }
    let pieces = range(&mut table, "pieces", errors);
    let each_side_pieces = range(&mut table, "each-side-pieces", errors);
    let kings_on_both_sides = table.bool("kings-on-both-sides", errors).unwrap_or(false);
    let places = [LongDiagonal::WeakAlone, LongDiagonal::StrongPresent];
    let places = places.map(|place| (place.as_str(), place));
    let long_diagonal = table.word("long-diagonal", &places, errors);
    let at = table.at();
    table.finish(errors);
    fine &= !errors.mistyped(mark, "force");
    if long_diagonal.is_some() && force.is_empty() && fine {
        let said = say("mistake-diagonal-without-force");
        errors.add(at, said.with("line", "when.force = [\"3K v K\"]"));
        fine = false;
    }
    let condition = Condition {
        force,
        pieces,
        each_side_pieces,
        kings_on_both_sides,
        long_diagonal,
    };
    fine.then_some(condition)
}

fn range(
    fields: &mut Fields<'_, '_>,
    name: &'static str,
    errors: &mut Errors<'_>,
) -> Option<Range> {
    let value = fields.get(name)?;
    let found = match value.get_ref() {
        DeValue::String(text) => Range::parse(text),
        number => whole_number(number)
            .and_then(|number| u8::try_from(number).ok())
            .map(|number| Range {
                low: number,
                high: Some(number),
            }),
    };
    if found.is_none() {
        errors.add(value.span().start, say("mistake-range").with("name", name));
    }
    found
}

fn limit(fields: &mut Fields<'_, '_>, errors: &mut Errors<'_>) -> Option<Limit> {
    let Some(value) = fields.get("limit") else {
        fields.missing("limit", errors);
        return None;
    };
    let at = value.span().start;
    let Some(table) = value.get_ref().as_table() else {
        return fields.number("limit", errors).map(Limit::Fixed);
    };
    let mut rows: Vec<(Range, u16)> = Vec::new();
    let mut fine = !table.is_empty();
    if !fine {
        let said = say("mistake-limit-empty");
        errors.add(
            at,
            said.with("line", "limit = { \"2-3\" = 5, \"4-5\" = 30 }"),
        );
    }
    for (key, value) in table.iter() {
        let place = key.span().start;
        let (range, moves) = (Range::parse(key.get_ref()), whole_number(value.get_ref()));
        if range.is_some() && moves.is_none() {
            wrong_type(errors, value, key.get_ref(), "number");
            fine = false;
            continue;
        }
        let (Some(range), Some(moves)) = (range, moves) else {
            let said = say("mistake-limit-row").with("text", key.get_ref().as_ref());
            errors.add(place, said.with("example", "\"4-5\" = 30"));
            fine = false;
            continue;
        };
        if let Some((other, _)) = rows.iter().find(|(other, _)| other.overlaps(range)) {
            let said = say("mistake-limit-overlap").with("one", range.to_string());
            errors.add(place, said.with("other", other.to_string()));
            fine = false;
        }
        rows.push((range, moves));
    }
    rows.sort_by_key(|(range, _)| range.low);
    fine.then_some(Limit::ByPieces(rows))
}

fn restarts(fields: &mut Fields<'_, '_>, errors: &mut Errors<'_>) -> Restarts {
    let mut restarts = Restarts::default();
    for (text, at) in fields.strings("restarts", errors) {
        match text.as_str() {
            "capture" => restarts.capture = true,
            "man-move" => restarts.man_move = true,
            "promotion" => restarts.promotion = true,
            other => errors.add(at, say("mistake-restarts").with("text", other)),
        }
    }
    restarts
}
