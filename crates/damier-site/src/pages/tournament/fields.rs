//! Forms with fields that depend on what was shown.

use axum::extract::Multipart;
use axum::extract::multipart::MultipartError;
use serde::Deserialize;

/// The fields of a form, in their order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(transparent)]
pub(super) struct Fields(Vec<(String, String)>);

impl Fields {
    /// The value of a field; empty if it is not there.
    pub(super) fn get(&self, name: &str) -> &str {
        let found = self.0.iter().find(|(key, _)| key == name);
        found.map_or("", |(_, value)| value.trim())
    }

    /// The number in a field.
    pub(super) fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.get(name).parse().ok()
    }

    /// Fields whose names are a beginning and a number.
    pub(super) fn numbered<'a>(
        &'a self,
        beginning: &'a str,
    ) -> impl Iterator<Item = (u32, &'a str)> + 'a {
        self.0.iter().filter_map(move |(key, value)| {
            let number = key.strip_prefix(beginning)?.parse().ok()?;
            Some((number, value.trim()))
        })
    }
}

/// Numbers written with anything between them: `1, 4 and 7`.
pub(super) fn numbers(text: &str) -> Vec<u32> {
    text.split(|c: char| !c.is_ascii_digit())
        .filter_map(|part| part.parse().ok())
        .collect()
}

/// An upload: the file if one was chosen, else what was pasted, beside the other
/// fields.
pub(super) async fn upload(mut form: Multipart) -> Result<(String, Fields), MultipartError> {
    let (mut file, mut pasted) = (String::new(), String::new());
    let mut fields = Vec::new();
    while let Some(field) = form.next_field().await? {
        let name = field.name().unwrap_or_default().to_owned();
        let bytes = field.bytes().await?;
        // Old programs write tables in one byte a letter; what is no text is refused
        // with its first line.
        let text = damier_tournament::files::decode(&bytes)
            .unwrap_or_else(|| String::from_utf8_lossy(&bytes).into_owned());
        match name.as_str() {
            "file" => file = text,
            "text" => pasted = text.replace("\r\n", "\n"),
            _ => fields.push((name, text)),
        }
    }
    let text = if file.trim().is_empty() { pasted } else { file };
    Ok((text, Fields(fields)))
}
