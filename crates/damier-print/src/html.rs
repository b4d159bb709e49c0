//! Sheets as web pages that print well.

use std::fmt::Write;

use damier_arbiter::Lang;

use crate::document::{Align, Body, Card, Column, Document};

const STYLE: &str = "\
@page{size:A4;margin:14mm}\
body{font:11pt/1.35 'DejaVu Sans',system-ui,sans-serif;margin:1rem;color:#111;background:#fff}\
.sheet{break-after:page}.sheet:last-child{break-after:auto}\
h1{font-size:1.3em;margin:0 0 .2em}h2{font-size:1.05em;margin:0 0 .8em;font-weight:400}\
table{border-collapse:collapse;width:100%}thead{display:table-header-group}\
th{text-align:start;border-bottom:1.5pt solid #111}td,th{padding:.2em .5em;vertical-align:top}\
tr{break-inside:avoid}tbody tr{border-bottom:.5pt solid #bbb}\
.number{text-align:end;font-variant-numeric:tabular-nums}\
.name{white-space:nowrap}\
.wide,.wide th{font-size:.8em}.wide td,.wide th{padding:.2em .3em}\
.mark{text-align:center;font-variant-numeric:tabular-nums;border-inline:.5pt solid #bbb}\
.cards{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0}\
.card{border:.5pt dashed #888;padding:1.2em 1.4em;break-inside:avoid}\
.card strong{display:block;font-size:1.25em;margin:.25em 0;min-height:1.3em;overflow-wrap:anywhere}\
.card p{margin:.8em 0 0;border-bottom:.5pt solid #111}\
.card .code{float:right;width:30mm;height:30mm;margin:-.6em -.6em 0 .6em}";

/// Names up to so many letters stay on one line.
const SHORT_NAME: usize = 25;

/// Tables of more columns are set in smaller letters.
const MANY_COLUMNS: usize = 8;

/// One whole page with all sheets, each beginning on a new sheet of paper.
pub fn page(sheets: &[Document], lang: Lang) -> String {
    let title = sheets.first().map_or(String::new(), |sheet| {
        format!("{} – {}", sheet.event, sheet.title)
    });
    let mut text = format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n",
        escape(&title)
    );
    for sheet in sheets {
        text += &fragment(sheet);
    }
    text += "</body>\n</html>\n";
    text
}

/// One sheet as a `<section class="sheet">`, to be put into any page. Classes
/// used: `sheet`, `number`, `name`, `wide`, `mark`, `cards`, `card`, `code`, `notes`.
pub fn fragment(sheet: &Document) -> String {
    let mut text = format!(
        "<section class=\"sheet\">\n<h1>{}</h1>\n<h2>{}</h2>\n",
        escape(&sheet.event),
        escape(&sheet.title)
    );
    match &sheet.body {
        Body::Table { columns, rows } => table(&mut text, columns, rows),
        Body::Cards(cards) => {
            text += "<div class=\"cards\">\n";
            cards.iter().for_each(|card| one_card(&mut text, card));
            text += "</div>\n";
        }
    }
    for note in sheet.notes.iter().chain(&sheet.play_offs) {
        push(
            &mut text,
            format_args!("<p class=\"notes\">{}</p>\n", escape(note)),
        );
    }
    text += "</section>\n";
    text
}

fn table(text: &mut String, columns: &[Column], rows: &[Vec<String>]) {
    let class = |column: &Column| match column.align {
        Align::Left => "",
        Align::Right => " class=\"number\"",
        Align::Center => " class=\"mark\"",
    };
    let wide = match columns.len() > MANY_COLUMNS {
        true => " class=\"wide\"",
        false => "",
    };
    push(text, format_args!("<table{wide}>\n<thead><tr>"));
    for column in columns {
        let head = escape(&column.head);
        push(
            text,
            format_args!("<th scope=\"col\"{}>{head}</th>", class(column)),
        );
    }
    text.push_str("</tr></thead>\n<tbody>\n");
    for row in rows {
        text.push_str("<tr>");
        for (at, (column, cell)) in columns.iter().zip(row).enumerate() {
            // The last column may take several lines, so that the sheet fits its paper.
            let is_name = column.align == Align::Left && at + 1 < columns.len();
            let class = match is_name && cell.chars().count() <= SHORT_NAME {
                true => " class=\"name\"",
                false => class(column),
            };
            push(text, format_args!("<td{class}>{}</td>", escape(cell)));
        }
        text.push_str("</tr>\n");
    }
    text.push_str("</tbody>\n</table>\n");
}

fn one_card(text: &mut String, card: &Card) {
    text.push_str("<div class=\"card\">");
    if let Some(code) = &card.code {
        text.push_str(&code.svg(&card.caption));
    }
    text.push_str(&escape(&card.caption));
    for line in &card.large {
        push(text, format_args!("<strong>{}</strong>", escape(line)));
    }
    for line in &card.lines {
        push(text, format_args!("<p>{}</p>", escape(line)));
    }
    text.push_str("</div>\n");
}

fn push(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    text.write_fmt(arguments)
        .expect("a string takes whatever is written");
}

/// Makes text harmless in HTML, in attributes too.
pub(crate) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\'' => safe += "&#39;",
            other => safe.push(other),
        }
    }
    safe
}
