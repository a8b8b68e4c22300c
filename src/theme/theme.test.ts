import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { categoryKey } from './categories';
import { createAppTheme } from './createAppTheme';
import { themeCss } from './themeCss';
import { dark, light, signal, ticket, type SchemeTokens } from './tokens';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const schemes: [string, SchemeTokens][] = [
  ['dark', dark],
  ['light', light],
];

it.each(schemes)('reads well in the %s scheme (WCAG 2.2 AA)', (_name, scheme) => {
  const surfaces = [scheme.background, scheme.surface1, scheme.surface2];
  const texts = [scheme.text, scheme.text2, scheme.accent];
  for (const surface of surfaces) {
    for (const text of texts) expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
    for (const tone of [scheme.ok, scheme.warn, scheme.danger, scheme.info]) {
      expect(contrast(tone, surface)).toBeGreaterThanOrEqual(4.5);
    }
    for (const part of [scheme.lineStrong, ...Object.values(scheme.category)]) {
      expect(contrast(part, surface)).toBeGreaterThanOrEqual(3);
    }
  }
  for (const [tone, tint] of [
    [scheme.accent, scheme.accentTint],
    [scheme.ok, scheme.okTint],
    [scheme.warn, scheme.warnTint],
    [scheme.danger, scheme.dangerTint],
    [scheme.info, scheme.infoTint],
    [scheme.onAccent, scheme.accent],
    [scheme.onAccent, scheme.accentHover],
  ] as const) {
    expect(contrast(tone, tint)).toBeGreaterThanOrEqual(4.5);
  }
});

it('tells the answers at the door apart by brightness too', () => {
  const pairs = [
    [signal.onOk, signal.ok],
    [signal.onWarn, signal.warn],
    [signal.onDanger, signal.danger],
  ] as const;
  for (const [text, ground] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(signal.warn, signal.ok)).toBeGreaterThanOrEqual(2);
  expect(contrast(signal.warn, signal.danger)).toBeGreaterThanOrEqual(2);
});

it('writes both schemes as variables, dark where nothing is said', () => {
  const css = themeCss();
  expect(css).toMatch(/:root, \[data-mui-color-scheme="dark"\]\{[^}]*background-default:#12100E/);
  expect(css).toMatch(/\n\[data-mui-color-scheme="light"\]\{[^}]*background-default:#FAF7F2/);
  expect(css).toContain("[data-category='music']{--c:var(--mui-palette-category-music)}");
  expect(css).not.toContain('undefined');
});

it('knows every colour that the components ask for', () => {
  const css = themeCss();
  const asked = JSON.stringify(createAppTheme().components).match(/--mui-[\w-]+/g) ?? [];
  expect(asked.length).toBeGreaterThan(5);
  for (const name of asked) expect(css).toContain(`${name}:`);
});

it('has the fonts of global.css, and no size of MUI’s beside them', () => {
  const { h1, body1, ui } = createAppTheme().typography;
  for (const [variant, name] of [
    [h1, 'h1'],
    [body1, 'body'],
    [ui, 'ui'],
  ] as const) {
    expect(JSON.parse(JSON.stringify(variant))).toEqual({ font: `var(--t-${name})` });
  }
});

it('prints ink on white paper in either scheme', () => {
  const sheet = readFileSync(path.join('src', 'theme', 'global.css'), 'utf8');
  const print = sheet.slice(sheet.indexOf('@media print'));
  const onPaper = new Map(
    [...print.matchAll(/--mui-palette-([\w-]+): var\(--mui-palette-ticket-(\w+)\)/g)].map(
      ([, name = '', colour = '']) => [name, new Map(Object.entries(ticket)).get(colour)],
    ),
  );
  const of = (name: string) => onPaper.get(name) ?? 'left as it is';
  for (const ground of ['default', 'paper', 'raised']) {
    expect(of(`background-${ground}`)).toBe(ticket.paper);
  }
  for (const tone of ['primary', 'success', 'warning', 'error', 'info']) {
    expect(contrast(of(`${tone}-main`), of(`${tone}-tint`))).toBeGreaterThanOrEqual(4.5);
  }
  for (const text of ['text-primary', 'text-secondary', 'text-disabled']) {
    expect(contrast(of(text), ticket.paper)).toBeGreaterThanOrEqual(4.5);
  }
});

it('finds the colour of a category, grey for a stranger', () => {
  expect(categoryKey('Music')).toBe('music');
  expect(categoryKey(' technology ')).toBe('technology');
  expect(categoryKey('Astronomy')).toBe('default');
  expect(categoryKey(null)).toBe('default');
});
