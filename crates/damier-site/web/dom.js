// Small helpers for building and finding elements.

/**
 * The element with this id, of this class; a page without it is broken.
 * @template {Element} T
 * @param {string} id
 * @param {new (...args: never[]) => T} type
 * @returns {T}
 */
export function byId(id, type) {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`no #${id} in this page`);
  return element;
}

/**
 * Makes an element.
 * @param {string} name
 * @param {Record<string, string | number | boolean | null | undefined>} [attributes]
 *   `true` sets an empty attribute; `false`, `null` and `undefined` set none
 * @param {(Node | string)[]} [children]
 */
export function el(name, attributes = {}, children = []) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    element.setAttribute(key, value === true ? '' : String(value));
  }
  element.append(...children);
  return element;
}

/**
 * An icon of the site's set.
 * @param {string} name
 */
export function icon(name) {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(namespace, 'use');
  use.setAttribute('href', `/assets/icons.svg#${name}`);
  svg.append(use);
  return svg;
}

/**
 * Replaces the text only if it differs, so that readers are not told twice.
 * @param {Element} element
 * @param {string} content
 */
export function setText(element, content) {
  if (element.textContent !== content) element.textContent = content;
}

/**
 * What the browser remembers for this visitor.
 * @param {string} key
 * @returns {string | null}
 */
export function recall(key) {
  try {
    return localStorage.getItem(`damier.${key}`);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
export function remember(key, value) {
  try {
    localStorage.setItem(`damier.${key}`, value);
  } catch {
    // Without storage a choice lasts as long as the page.
  }
}
