import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { listInputs, matchStamp, takeStamp } from './stamp.mjs';

let root;
const target = { inputs: ['src', 'index.html', 'absent'], settings: 'a' };
const write = (file, text) => writeFileSync(path.join(root, file), text);
/** A time no earlier write can have. */
const touch = (file) => utimesSync(path.join(root, file), 2_000_000_000, 2_000_000_000);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'foyer-stamp-'));
  mkdirSync(path.join(root, 'src/testing'), { recursive: true });
  write('index.html', '<html>');
  write('src/a.ts', 'one');
  write('src/a.test.ts', 'a test');
  write('src/testing/setup.ts', 'a helper');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('stamps', () => {
  it('look at sources, not at tests', () => {
    expect(listInputs(root, target.inputs)).toEqual(['index.html', 'src/a.ts']);
  });

  it('match while nothing changed', () => {
    const stamp = takeStamp(root, target);
    expect(matchStamp(root, target, stamp)).toEqual(stamp);
  });

  it('match a file that was only touched, and remember its new time', () => {
    const stamp = takeStamp(root, target);
    touch('src/a.ts');
    const again = matchStamp(root, target, stamp);
    expect(again?.files['src/a.ts'][0]).toBe(2_000_000_000_000);
    expect(again?.files['src/a.ts'][2]).toBe(stamp.files['src/a.ts'][2]);
  });

  it('do not match after an edit of the same length', () => {
    const stamp = takeStamp(root, target);
    write('src/a.ts', 'two');
    touch('src/a.ts');
    expect(matchStamp(root, target, stamp)).toBeNull();
  });

  it('do not match after a file came, went or was replaced by another', () => {
    const stamp = takeStamp(root, target);
    write('src/b.ts', 'one');
    expect(matchStamp(root, target, stamp)).toBeNull();
    rmSync(path.join(root, 'src/a.ts'));
    expect(matchStamp(root, target, stamp)).toBeNull();
    rmSync(path.join(root, 'src/b.ts'));
    expect(matchStamp(root, target, stamp)).toBeNull();
  });

  it('do not match other settings, nor no stamp at all', () => {
    const stamp = takeStamp(root, target);
    expect(matchStamp(root, { ...target, settings: 'b' }, stamp)).toBeNull();
    expect(matchStamp(root, target, undefined)).toBeNull();
  });
});
