//! Clauses looked at together: whether they name one another, and only what is there.

use std::collections::BTreeSet;

use super::LimitRule;
use super::error::Errors;
use super::offers::RawOffers;
use super::parse::ReadSettings;
use super::parse_clause::{OnlyIf, RawClause};
use super::said::say;

/// Looks at the clauses together, those too of which something is missing: nobody has to
/// mend one mistake to be told of the next.
pub(crate) fn verify_clauses(
    raw: &mut [RawClause],
    settings: &ReadSettings,
    errors: &mut Errors<'_>,
) {
    if raw.is_empty() {
        errors.add(0, say("mistake-no-clause"));
    }
    for one in raw.iter_mut() {
        verify_settings(&mut one.only_if, settings, errors);
    }
    let raw = &*raw;
    for (index, one) in raw.iter().enumerate() {
        let others = &raw[..index];
        verify_id(one, others, errors);
        verify_references(one, raw, errors);
        verify_sharing(one, others, errors);
    }
}

/// What `only-if` names must be there; if it is not, another setting may be meant.
fn verify_settings(only_if: &mut OnlyIf, settings: &ReadSettings, errors: &mut Errors<'_>) {
    for ((setting, value), at) in only_if.chosen.iter().zip(&only_if.places) {
        if !settings.may_have(setting, value) {
            let said = say("mistake-setting-unknown").with("setting", setting.as_str());
            let said = said.with("value", value.as_str());
            errors.add(*at, said.with("known", settings.known()));
            only_if.is_unsure = true;
        }
    }
}

/// Two clauses may have one id only if the settings never let both in.
fn verify_id(one: &RawClause, others: &[RawClause], errors: &mut Errors<'_>) {
    let Some(id) = &one.local else { return };
    let clash = others
        .iter()
        .any(|other| other.local.as_ref() == Some(id) && can_coexist(&other.only_if, &one.only_if));
    if clash {
        errors.add(one.at, say("mistake-id-twice").with("id", id.as_str()));
    }
}

/// Whether some choice of settings lets both in, as far as it is known.
fn can_coexist(a: &OnlyIf, b: &OnlyIf) -> bool {
    let differ = |(setting, value): &(String, String)| {
        let mut others = b.chosen.iter();
        others.any(|(other, theirs)| other == setting && theirs != value)
    };
    !a.is_unsure && !b.is_unsure && !a.chosen.iter().any(differ)
}

/// The limits of that name that can stand beside a clause: of one name there may be
/// one for every value of a setting.
fn limits_beside<'r>(one: &RawClause, name: &str, raw: &'r [RawClause]) -> Vec<&'r LimitRule> {
    raw.iter()
        .filter(|other| other.local.as_deref() == Some(name))
        .filter(|other| can_coexist(&other.only_if, &one.only_if))
        .filter_map(RawClause::limit)
        .collect()
}

fn verify_references(one: &RawClause, raw: &[RawClause], errors: &mut Errors<'_>) {
    let own = one.local.as_deref();
    let limits_named = |name: &str| limits_beside(one, name, raw);
    // One that is broken may have a limit when it is mended.
    let has_limit = |name: &str| {
        let mut named = raw.iter().filter(|r| r.local.as_deref() == Some(name));
        named.any(|r| r.clause.is_none() || r.limit().is_some())
    };
    let has_nameless = raw.iter().any(|r| r.local.is_none());
    for (name, at) in &one.refers_to {
        if Some(name.as_str()) == own {
            errors.add(
                *at,
                say("mistake-refers-to-itself").with("name", name.as_str()),
            );
        } else if !has_limit(name) && !has_nameless {
            let known: BTreeSet<&str> = raw
                .iter()
                .filter(|r| r.clause.is_none() || r.limit().is_some())
                .filter_map(|r| r.local.as_deref())
                .filter(|known| Some(*known) != own)
                .collect();
            let said = say("mistake-no-such-clause").with("name", name.as_str());
            let known = match known.is_empty() {
                true => "none".to_owned(),
                false => super::said::listed(known),
            };
            errors.add(*at, said.with("known", known));
        }
    }
    let unless = one.limit().map_or(&[][..], |rule| &rule.unless);
    if let Some(name) = unless.iter().find(|name| {
        limits_named(name)
            .iter()
            .any(|other| !other.unless.is_empty())
    }) {
        errors.add(
            one.at,
            say("mistake-unless-chain").with("name", name.as_str()),
        );
    }
    let within = one.limit().and_then(|rule| rule.within.as_deref());
    let within = within.filter(|name| Some(*name) != own);
    if within.is_some_and(|name| {
        limits_named(name)
            .iter()
            .any(|parent| parent.within.is_some())
    }) {
        let said = say("mistake-within-chain").with("name", own.unwrap_or_default());
        errors.add(one.at, said);
    }
}

/// Clauses that share a count must agree on how it is kept.
fn verify_sharing(one: &RawClause, others: &[RawClause], errors: &mut Errors<'_>) {
    let Some(rule) = one.limit() else {
        return;
    };
    let Some(shares) = &rule.shares else {
        return;
    };
    let differs = others.iter().filter_map(RawClause::limit).any(|other| {
        other.shares.as_ref() == Some(shares)
            && (other.restarts != rule.restarts
                || other.lasts != rule.lasts
                || other.within != rule.within)
    });
    if differs {
        errors.add(one.at, say("mistake-sharing").with("name", shares.as_str()));
    }
}

/// Looks at what the book says about offers of a draw.
pub(crate) fn verify_offers(
    offers: &mut [RawOffers],
    settings: &ReadSettings,
    errors: &mut Errors<'_>,
) {
    for one in offers.iter_mut() {
        verify_settings(&mut one.only_if, settings, errors);
    }
    let offers = &*offers;
    for (index, one) in offers.iter().enumerate() {
        let both = |other: &RawOffers| can_coexist(&other.only_if, &one.only_if);
        if offers[..index].iter().any(both) {
            errors.add(one.at, say("mistake-offers-twice"));
        }
    }
}
