use toml::de::DeValue;

use super::error::Errors;
use super::fields::{Fields, Placed, whole_number, wrong_type};
use super::parse::{required_text, word};
use super::{
    Applies, Clause, ClauseId, ClauseKind, Condition, Ends, Lasts, Limit, LimitRule, LongDiagonal,
    Range, Relation, Restarts, Setting, Unit,
};

/// A clause with the places that later checks speak of.
pub(crate) struct RawClause {
    pub(crate) clause: Clause,
    at: usize,
    /// Names of other clauses, with their places.
    refers_to: Vec<Placed<String>>,
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

pub(crate) fn clause(
    mut fields: Fields<'_, '_>,
    book: &str,
    errors: &mut Errors<'_>,
) -> Option<RawClause> {
    let at = fields.at();
    let local = word(&mut fields, "id", errors);
    let article = fields.required("article", errors);
    let verified = fields.bool("verified", errors).unwrap_or(true);
    let source = fields.required("source", errors);
    let name = required_text(&mut fields, "name", errors);
    let rule = required_text(&mut fields, "rule", errors);
    let applies = fields
        .word("applies", &APPLIES, errors)
        .unwrap_or(Applies::Automatic);
    let only_if = only_if(&mut fields, errors);
    if fields.get("kind").is_none() {
        fields.missing("kind", errors);
    }
    let mut refers_to = Vec::new();
    let kind = match fields.word("kind", &KINDS, errors) {
        Some(Kind::Repetition) => repetition(&mut fields, errors),
        Some(Kind::Limit(ends)) => limit_rule(&mut fields, ends, &mut refers_to, errors),
        // The names are still looked up, so that only wrong ones are refused.
        None if fields.get("times").is_some() => repetition(&mut fields, errors).and(None),
        None => limit_rule(&mut fields, Ends::MoveLimit, &mut refers_to, errors).and(None),
    };
    fields.finish(errors);
    let id = ClauseId::new(book, &local?);
    let (article, source, name, rule, kind) = (article?, source?, name?, rule?, kind?);
    let clause = Clause {
        id,
        article,
        verified,
        source,
        name,
        rule,
        applies,
        only_if,
        kind,
    };
    Some(RawClause {
        clause,
        at,
        refers_to,
    })
}

fn only_if(fields: &mut Fields<'_, '_>, errors: &mut Errors<'_>) -> Vec<(String, String)> {
    let Some(table) = fields.table("only-if", "the condition", errors) else {
        return Vec::new();
    };
    let mut chosen = Vec::new();
    for (setting, _, value) in table.entries() {
        match value.get_ref().as_str() {
            Some(text) => chosen.push((setting.to_owned(), text.to_owned())),
            None => wrong_type(errors, value, setting, "the value of the setting in quotes"),
        }
    }
    chosen
}

fn repetition(fields: &mut Fields<'_, '_>, errors: &mut Errors<'_>) -> Option<ClauseKind> {
    let Some(value) = fields.get("times") else {
        fields.missing("times", errors);
        return None;
    };
    let at = value.span().start;
    let times = fields.number("times", errors)?;
    if times < 2 {
        errors.add(
            at,
            format!("a position cannot repeat {times} times"),
            "write 2 or more",
        );
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
    if fields.get("unit").is_none() {
        fields.missing("unit", errors);
    }
    let (when, unit, limit) = (when?, unit?, limit?);
    if unit == Unit::Strong && !names_a_strong_side(&when) {
        errors.add(
            fields.at(),
            "`unit` is \"strong\", but the condition does not say which side is the strong one",
            "give `when.force` with different sides, such as \"3K v K\", or count for \"each\"",
        );
        return None;
    }
    if lasts.follows_force() && when.force.is_empty() {
        errors.add(
            fields.at(),
            format!(
                "`lasts` is \"{}\", but no relation of force is named",
                lasts.as_str()
            ),
            "give `when.force`, such as [\"3K v K\"]",
        );
        return None;
    }
    Some(ClauseKind::Limit(LimitRule {
        ends,
        when,
        unless,
        unit,
        limit,
        restarts,
        lasts,
        within,
        shares,
        hands_on_to,
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
        errors.add(
            *at,
            format!("`within` names a second clause, `{name}`"),
            "name the one clause in whose count this one lives",
        );
    }
    references(names, refers_to).into_iter().next()
}

fn references(names: Vec<Placed<String>>, into: &mut Vec<Placed<String>>) -> Vec<String> {
    into.extend(names.iter().cloned());
    names.into_iter().map(|(name, _)| name).collect()
}

fn condition(fields: &mut Fields<'_, '_>, errors: &mut Errors<'_>) -> Option<Condition> {
    let Some(mut table) = fields.table("when", "the condition", errors) else {
        return Some(Condition::default());
    };
    let mut fine = true;
    let mut force = Vec::new();
    for (text, at) in table.strings("force", errors) {
        match Relation::parse(&text) {
            Ok(relation) => force.push(relation),
            Err(what) => {
                let remedy = "write a relation such as \"3K v K\", \"2K+M v K\", \">=3K+*M v K\"";
                errors.add(at, what, remedy);
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
    if long_diagonal.is_some() && force.is_empty() && fine {
        errors.add(
            table.at(),
            "`long-diagonal` speaks of a strong and a weak side, but no `force` names them",
            "add `force`, such as [\"3K v K\"]",
        );
        fine = false;
    }
    table.finish(errors);
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
        let what = format!("`{name}` is no number of pieces");
        errors.add(
            value.span().start,
            what,
            "write a range such as \"4\", \"4-5\" or \"8+\"",
        );
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
        errors.add(
            at,
            "`limit` names no number of pieces",
            "write { \"2-3\" = 5, \"4-5\" = 30 }",
        );
    }
    for (key, value) in table.iter() {
        let place = key.span().start;
        let (range, moves) = (Range::parse(key.get_ref()), whole_number(value.get_ref()));
        let (Some(range), Some(moves)) = (range, moves) else {
            let what = format!("`{}` and its limit cannot be read", key.get_ref());
            errors.add(place, what, "write pieces = moves, such as \"4-5\" = 30");
            fine = false;
            continue;
        };
        if let Some((other, _)) = rows.iter().find(|(other, _)| other.overlaps(range)) {
            let what = format!("{range} and {other} pieces overlap");
            errors.add(place, what, "give each number of pieces one limit");
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
            other => errors.add(
                at,
                format!("`{other}` restarts nothing"),
                "write some of \"capture\", \"man-move\", \"promotion\"",
            ),
        }
    }
    restarts
}

/// Looks at the clauses together.
pub(crate) fn verify_clauses(raw: &[RawClause], settings: &[Setting], errors: &mut Errors<'_>) {
    if raw.is_empty() {
        errors.add(0, "the book has no clause", "add at least one [[clause]]");
    }
    for (index, one) in raw.iter().enumerate() {
        let others = &raw[..index];
        verify_settings(one, settings, errors);
        verify_id(one, others, errors);
        verify_references(one, raw, errors);
        verify_sharing(one, others, errors);
    }
}

fn verify_settings(one: &RawClause, settings: &[Setting], errors: &mut Errors<'_>) {
    for (setting, value) in &one.clause.only_if {
        let found = settings.iter().find(|known| known.id == *setting);
        let known = found.is_some_and(|s| s.choices.iter().any(|choice| choice.value == *value));
        if !known {
            let id = one.clause.id.local();
            let what = format!("clause {id} depends on {setting} = {value}, which does not exist");
            errors.add(
                one.at,
                what,
                "add the [[setting]] and its [[setting.choice]]",
            );
        }
    }
}

/// Two clauses may have one id only if the settings never let both in.
fn verify_id(one: &RawClause, others: &[RawClause], errors: &mut Errors<'_>) {
    let clash = others
        .iter()
        .any(|other| other.clause.id == one.clause.id && can_coexist(&other.clause, &one.clause));
    if clash {
        let what = format!("the id `{}` stands twice", one.clause.id.local());
        errors.add(one.at, what, "give one of the clauses another id");
    }
}

fn can_coexist(a: &Clause, b: &Clause) -> bool {
    !a.only_if
        .iter()
        .any(|(setting, value)| b.only_if.iter().any(|(s, v)| s == setting && v != value))
}

fn verify_references(one: &RawClause, raw: &[RawClause], errors: &mut Errors<'_>) {
    let limit_named = |name: &str| {
        raw.iter()
            .find(|r| r.clause.id.local() == name)
            .and_then(|r| r.clause.limit())
    };
    for (name, at) in &one.refers_to {
        if name == one.clause.id.local() {
            errors.add(
                *at,
                format!("clause {name} refers to itself"),
                "name another clause",
            );
        } else if limit_named(name).is_none() {
            let what = format!("there is no clause `{name}` with a limit");
            errors.add(
                *at,
                what,
                "name the id of a clause of this book that has a `limit`",
            );
        }
    }
    let unless = one.clause.limit().map_or(&[][..], |rule| &rule.unless);
    if let Some(name) = unless
        .iter()
        .find(|name| limit_named(name).is_some_and(|other| !other.unless.is_empty()))
    {
        let what = format!("clause {name} switches another off and is itself switched off");
        errors.add(
            one.at,
            what,
            "spell the exception out in the `when` of one of them",
        );
    }
    let within = one.clause.limit().and_then(|rule| rule.within.as_deref());
    if within
        .and_then(limit_named)
        .is_some_and(|parent| parent.within.is_some())
    {
        let what = format!(
            "clause {} lies within one that lies within another",
            one.clause.id
        );
        errors.add(one.at, what, "name the outermost clause in `within`");
    }
}

/// Clauses that share a count must agree on how it is kept.
fn verify_sharing(one: &RawClause, others: &[RawClause], errors: &mut Errors<'_>) {
    let Some(rule) = one.clause.limit() else {
        return;
    };
    let Some(shares) = &rule.shares else {
        return;
    };
    let differs = others
        .iter()
        .filter_map(|other| other.clause.limit())
        .any(|other| {
            other.shares.as_ref() == Some(shares)
                && (other.restarts != rule.restarts
                    || other.lasts != rule.lasts
                    || other.within != rule.within)
        });
    if differs {
        errors.add(
            one.at,
            format!("the clauses that share `{shares}` keep the count differently"),
            "give them the same `restarts`, `lasts` and `within`",
        );
    }
}
