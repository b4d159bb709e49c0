// Texts in the visitor's language, handed over by the server in the page.

/** @type {Record<string, string>} */
const TEXTS = JSON.parse(document.getElementById('texts')?.textContent ?? '{}');

/** The language of the page. */
export const LANGUAGE = document.documentElement.lang || 'en';

/** How the visitor writes dates and numbers: the own variety of that language. */
export const LOCALE = navigator.languages.find((one) => one.startsWith(LANGUAGE)) ?? LANGUAGE;

/**
 * A text with values in its `{places}`.
 * @param {string} id
 * @param {Record<string, string | number>} [values]
 */
export function text(id, values = {}) {
  const found = TEXTS[id];
  if (found === undefined) throw new Error(`no text ${id}`);
  return found.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/**
 * All texts whose id begins so, without that beginning.
 * @param {string} beginning
 * @returns {Record<string, string>}
 */
export function textsOf(beginning) {
  const found = Object.entries(TEXTS).filter(([id]) => id.startsWith(beginning));
  return Object.fromEntries(found.map(([id, value]) => [id.slice(beginning.length), value]));
}
