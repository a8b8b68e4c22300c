import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { readConfig } from './config';
import type { Env } from './env';

const read = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');
const names = (text: string) => [...new Set(text.match(/\b[A-Z]{2,}(_[A-Z]+)*\b/g))];

/** Read elsewhere: by server/serve.ts. */
const settings = new Set(['LOG_LEVEL']);
const recorder: Env = new Proxy<Env>({}, { get: (_, name) => void settings.add(String(name)) });
readConfig(recorder);

/** The first cells of the tables. */
const settingsOf = (page: string) => names((read(page).match(/^\| `[^|]*\|/gm) ?? []).join('\n'));
const documented = settingsOf('docs/configuration.md');
const examples = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);

it('every documented setting exists', () => {
  expect(documented.length).toBeGreaterThan(50);
  expect(documented.filter((name) => !settings.has(name))).toEqual([]);
});

it('every setting is documented', () => {
  const formerName = 'VITE_SUPPORT_CHAT_NUMBER';
  const pages = [...documented, ...settingsOf('docs/operations.md'), formerName];
  expect([...settings].filter((name) => !pages.includes(name))).toEqual([]);
});

it('.env.example sets nothing and has documented settings alone', () => {
  expect(read('.env.example')).not.toMatch(/^[^#\n]/m);
  expect(examples.length).toBeGreaterThan(20);
  expect(examples.filter((name) => !name || !documented.includes(name))).toEqual([]);
});
