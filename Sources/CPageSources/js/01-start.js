'use strict';

/* The page is built from data with DOM calls. No template is parsed, so that a name can never become markup. */

const data = JSON.parse(document.getElementById('data').textContent);
const files = document.getElementById('pictures').textContent.trim().split('\n');
const root = document.documentElement;
const language = root.lang;
const plurals = new Intl.PluralRules(language);
const numbers = new Intl.NumberFormat(language);

/** Returns a text of the interface; `n` chooses the plural form, and `{name}` is replaced by a value. */
function t(key, values = {}) {
  let text = data.strings[key];
  if (text === undefined) return key;
  if (typeof text === 'object') text = text[plurals.select(values.n)] ?? text.other;
  return text.replace(/\{(\w+)\}/g, (_, name) =>
    typeof values[name] === 'number' ? numbers.format(values[name]) : values[name] ?? '');
}

/** Creates an element. `props` are attributes, or event listeners if they are functions; children may be text. */
function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (name === 'class') element.className = value;
    else if (name.startsWith('--')) element.style.setProperty(name, value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return element;
}

/** Creates an element for text from outside, which keeps its own direction and does not affect its surroundings. */
const foreign = (text, props = {}) => h('bdi', { dir: 'ltr', ...props }, visible(text));

/** Creates an element for English text in a page in any language. */
const english = (text, props = {}) => h('bdi', { dir: 'ltr', lang: 'en', ...props }, visible(text));

/** Replaces invisible characters that have an effect (changes of direction, controls) with U+FFFD. */
const visible = (text) => text.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, '\ufffd');

/** Returns the name of a locale in the language of the interface. */
const localeName = (() => {
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'code' });
  const known = new Map();
  const found = (tag) => { try { return names.of(tag); } catch { return tag; } };
  return (tag) => { if (!known.has(tag)) known.set(tag, found(tag)); return known.get(tag); };
})();

const $ = (selector, within = document) => within.querySelector(selector);
