/**
 * Makes `getComputedStyle` of jsdom cheap: it took 15 % of the time of page tests, because Testing Library asks for the
 * style of each element of a page again and again. Imported before jsdom, which copies what this replaces.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const helpers = 'jsdom/lib/jsdom/living/helpers';
const selectors = require(`${helpers}/selectors.js`);

/** The tags and classes of which an element needs one set, by selector; null when any element may match. */
const needs = new Map();

function needsOf(selector) {
  let bare = selector.replace(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(bare)) bare = bare.replace(/\([^()]*\)/g, '');
  const sets = bare.split(',').map((one) => {
    const last = one
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    return {
      tag: /^[a-z][\w-]*/i.exec(last)?.[0],
      classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => ` ${name} `),
    };
  });
  const isOpen = bare.includes('\\') || sets.some(({ tag, classes }) => !tag && !classes.length);
  return isOpen ? null : sets;
}

function mayMatch(element, selector) {
  // Key frames have none.
  if (!selector) return true;
  if (!needs.has(selector)) needs.set(selector, needsOf(selector));
  const sets = needs.get(selector);
  if (!sets) return true;
  const classes = ` ${element.getAttributeNS(null, 'class') ?? ''} `.replace(/\s/g, ' ');
  return sets.some(
    (set) =>
      (!set.tag || set.tag === element._localName) &&
      set.classes.every((name) => classes.includes(name)),
  );
}

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(element, selector) && matchesDontThrow(element, selector);

const styleRules = require(`${helpers}/style-rules.js`);
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');

// No test reads a colour, and jsdom would parse nine of them for each element.
const resolved = styleRules.propertiesWithResolvedValueImplemented;
for (const name of Object.keys(resolved)) if (/color/.test(name)) delete resolved[name];

/** Computes the style of an element once for as long as jsdom keeps its rules: until the document changes. */
export function keepComputedStyles(window) {
  const { getComputedStyle } = window;
  const styles = new WeakMap();
  window.getComputedStyle = (element, ...pseudo) => {
    const rules = styleRules.getDeclarationForElement(implForWrapper(element));
    if (!styles.has(rules)) styles.set(rules, getComputedStyle(element, ...pseudo));
    return styles.get(rules);
  };
}
