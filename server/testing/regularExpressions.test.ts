import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, Script } from 'node:vm';
import { expect, it } from '@jest/globals';
import ts from 'typescript';
import { testContract } from './testContract';

const root = path.resolve(import.meta.dirname, '../..');

/** Milliseconds for `LENGTH` characters. */
const LIMIT = 50;
const LENGTH = 50_000;
/** After which one is given up. */
const TIMEOUT = 400;

/** Those that see short texts alone: of how many characters, and why. */
const SHORT: Readonly<Record<string, number>> = {
  // A safe integer in minor units has 16 digits.
  'server/lib/money.ts /\\B(?=(\\d{2})*\\d{3}$)/g': 16,
  'server/lib/money.ts /\\B(?=(\\d{3})+$)/g': 16,
  // Cut to that length before.
  'server/modules/organizerConsole/organizers/organizers.rules.ts /^-+|-+$/g': 60,
  'server/modules/catalog/categories/categories.rules.ts /^-+|-+$/g': 60,
  'server/modules/identity/people/usernames.rules.ts /[._-]+$/': 60,
  // Settings of the operator, and of the build.
  'server/config/config.ts /\\/+$/': 200,
  'src/lib/env.ts /\\/+$/': 200,
};

/** Files that make patterns at run time, each with one of the kind that it makes. */
const MADE_AT_RUN_TIME: Readonly<Record<string, RegExp>> = {
  'server/http/pages.ts': /^organize\/events\/[^/]+\/guests\/[^/]+\/?$/i,
  'server/http/rendering/renderedAddress.ts': /^\/events\/[1-9]\d{0,14}$/,
  'server/lib/shownNumbers.ts': /\snumFmtId\s*=\s*(["'])(.*?)\1/,
  'src/lib/printedName.ts': /(?![\u{30}-\u{2cc}\p{Unified_Ideograph}])[\p{L}\p{Nd}]/gu,
};

interface Found {
  where: string;
  pattern: RegExp;
}

const isCode = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|gen|testUtils|spec)\./.test(file);

/** The literals of the code that runs in the server and in the pages. */
function literalsOf(folder: string): { found: Found[]; made: string[] } {
  const found: Found[] = [];
  const made: string[] = [];
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter(isCode)) {
    const name = `${folder}/${file}`;
    if (name.includes('/testing/')) continue;
    const text = readFileSync(path.join(root, name), 'utf8');
    const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        const pattern = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
        found.push({ where: name, pattern });
      } else if (ts.isNewExpression(node) && node.expression.getText(source) === 'RegExp') {
        made.push(name);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { found, made };
}

/** The patterns of openapi.yaml, as its validators use them. */
function patternsOf(node: unknown): Found[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'pattern' && typeof value === 'string'
      ? [{ where: 'openapi.yaml', pattern: new RegExp(value, 'u') }]
      : patternsOf(value),
  );
}

/** Without these a pattern looks at each character a few times at most. */
const repeats = ({ source }: RegExp) => /[*+]|\{\d+,\d*\}/.test(source);

const SAMPLES: Readonly<Record<string, string>> = {
  d: '0',
  w: 'a',
  s: ' ',
  S: 'x',
  W: '-',
  D: 'a',
};

/** One character for each part of a pattern that stands for characters, in their order. */
function charactersOf({ source }: RegExp): string[] {
  const part =
    /\\p\{[^}]*\}|\\u\{?[0-9a-f]+\}?|\\x[0-9a-f]{2}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?[:=!<]+|\{\d*,?\d*\}|[^()|?*+^$]/giu;
  return [...source.matchAll(part)].flatMap(([text]) => {
    if (/^(\(|\{|\\b)/i.test(text)) return [];
    if (text === '.') return ['a'];
    if (text.startsWith('[^')) return ['x'];
    if (text.startsWith('[')) return [characterOf(/^\\.|^./su.exec(text.slice(1))?.[0] ?? 'a')];
    return [characterOf(text)];
  });
}

function characterOf(text: string): string {
  if (text.startsWith('\\p')) return 'é';
  const code = /^\\[ux]\{?([0-9a-f]+)/i.exec(text)?.[1];
  if (code) return String.fromCodePoint(Number.parseInt(code, 16));
  if (text.startsWith('\\')) return SAMPLES[text[1] ?? ''] ?? text[1] ?? 'a';
  return text;
}

/** Texts that begin as the pattern does, repeat one or two of its parts, and then do not match. */
function maliceFor(pattern: RegExp, length = LENGTH): string[] {
  const characters = charactersOf(pattern).slice(0, 14);
  const texts = new Set<string>();
  for (let at = 0; at < characters.length; at += 1) {
    const prefix = characters.slice(0, at).join('');
    for (const pump of [characters[at] ?? '', characters.slice(at, at + 2).join('')]) {
      const pumped = prefix + pump.repeat(length / pump.length);
      texts.add(`${pumped}\u0001`);
      if (pattern.source.startsWith('^')) texts.add(`\u0001${pumped}\u0001`);
    }
  }
  return [...texts];
}

const script = new Script('pattern.lastIndex = 0; text.replace(pattern, "")');
/** One for all texts: making a context takes longer than most patterns do. */
const variables: { pattern?: RegExp; text?: string } = {};
const context = createContext(variables);

/** Milliseconds; the least of three, because the machine does other work too. */
function timeOf(pattern: RegExp, text: string): number {
  Object.assign(variables, { pattern, text });
  let least = Infinity;
  for (let turn = 0; turn < 3 && least > LIMIT; turn += 1) {
    const start = performance.now();
    try {
      script.runInContext(context, { timeout: TIMEOUT });
    } catch {
      return TIMEOUT;
    }
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

it('every regular expression that sees what clients send takes 50 ms at most for 50 kB of malice', () => {
  const code = ['server', 'src'].map(literalsOf);
  const made = Object.entries(MADE_AT_RUN_TIME).map(([where, pattern]) => ({ where, pattern }));
  const all = [...code.flatMap(({ found }) => found), ...made, ...patternsOf(testContract())];
  const distinct = new Map(
    all.map(({ where, pattern }) => [`${where} ${String(pattern)}`, pattern]),
  );
  expect(distinct.size).toBeGreaterThan(150);
  expect(Object.keys(SHORT).filter((name) => !distinct.has(name))).toEqual([]);
  const slow = [...distinct].flatMap(([name, pattern]) => {
    if (!repeats(pattern)) return [];
    const worst = maliceFor(pattern, SHORT[name])
      .map((text) => ({ text, time: timeOf(pattern, text) }))
      .find(({ time }) => time > LIMIT);
    return worst ? [`${name} with ${JSON.stringify(worst.text.slice(0, 30))}`] : [];
  });
  expect(slow).toEqual([]);
  expect(code.flatMap((one) => one.made).sort()).toEqual(Object.keys(MADE_AT_RUN_TIME).sort());
});

it('a pattern that takes long is found', () => {
  const found = ['(a+)+$', '^(\\d|[0-9])*x$', '\\s+$'].map((source) =>
    maliceFor(new RegExp(source)).some((text) => timeOf(new RegExp(source), text) > LIMIT),
  );
  expect(found).toEqual([true, true, true]);
});
