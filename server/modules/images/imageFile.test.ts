import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { hasSecondFile, MAX_PIXELS } from './imageFile.rules';

const MB = 1024 * 1024;
const picture = Buffer.from('\xff\xd8\xff\xd9', 'latin1');
const behind = (rest: Buffer | string) =>
  Buffer.concat([picture, typeof rest === 'string' ? Buffer.from(rest, 'latin1') : rest]);

describe('what follows a picture', () => {
  it('is searched in slices, so that other requests are answered in between', async () => {
    let turns = 0;
    let isDone = false;
    const search = hasSecondFile(behind(Buffer.alloc(10 * MB - 4, '<')), 'jpeg').finally(
      () => (isDone = true),
    );
    for (; !isDone; turns += 1) await setImmediate();
    expect(await search).toBe(false);
    expect(turns).toBeGreaterThanOrEqual(10);
  });

  it('is found where two slices meet', async () => {
    for (let at = MB - 12; at <= MB + 1; at += 1) {
      expect(await hasSecondFile(behind(`${' '.repeat(at)}<!doctype html>`), 'jpeg')).toBe(true);
    }
  });
});

it.each([
  ['jpeg', '\xff\xd8\xff\xda\x00\x02', '\xff\x00'],
  ['jpeg', '\xff\xd8', '\xff\xda\x00\x02'],
  ['png', '\x89PNG\r\n\x1a\n', '\x00\x00\x00\x00ABCD\x00\x00\x00\x00'],
  ['avif', '\x00\x00\x00\x0cftypavif', '\x00\x00\x00\x08free'],
] as const)('reads a %s of many parts without its end', async (format, head, part) => {
  const bytes = Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(MB, part, 'latin1')]);
  expect(await hasSecondFile(bytes, format)).toBe(false);
  const followed = Buffer.concat([bytes, Buffer.from('<script>')]);
  expect(await hasSecondFile(followed, 'avif')).toBe(true);
});

it('has the limit of pixels that the contract and the docs name', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const docs = readdirSync(path.join(root, 'docs')).filter((name) => name.endsWith('.md'));
  const named = ['openapi.yaml', ...docs.map((name) => `docs/${name}`)].flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/(\d+)\s+megapixels/g)].map(
      ([, number]) => [file, Number(number)],
    ),
  );
  expect(named.length).toBeGreaterThanOrEqual(2);
  expect(named).toEqual(named.map(([file]) => [file, MAX_PIXELS / 1_000_000]));
});
