/**
 * Makes jsdom's `getComputedStyle` cheaper. jsdom compares each of its 120 default rules with each element, and computes
 * ten colours, which no test asks for. Of the rules only `display` stays, with one rule for each value. Must be imported
 * before jsdom.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const file = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');

const selectors = {};
const rules = require(file)
  .replace(/\/\*.*?\*\/|@namespace[^;]*;/gs, '')
  .matchAll(/([^{}]+)\{[^{}]*\bdisplay: ([\w-]+)[^{}]*\}/g);
for (const [, selector, display] of rules) (selectors[display] ??= []).push(selector.trim());
// Last, because jsdom lets the last rule win: `[hidden]` applies to every element.
const { none, ...others } = selectors;
require.cache[file].exports = Object.entries({ ...others, none })
  .map(([display, all]) => `${all.join(', ')} { display: ${display} }`)
  .join('\n');

const styleRules = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
const resolved = styleRules.propertiesWithResolvedValueImplemented;
for (const name of Object.keys(resolved)) if (name.includes('color')) delete resolved[name];
