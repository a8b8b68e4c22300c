import { expect, it } from '@jest/globals';
import { RefreshedCache } from './refreshedCache';

const keep = () => true;

it('returns an old value while it is refreshed, but none that is too old', async () => {
  let now = 0;
  let loads = 0;
  const cache = new RefreshedCache<number>({ size: 2, freshFor: 10, keptFor: 60 }, () => now);
  const load = () => Promise.resolve((loads += 1));
  expect(await cache.get('a', load, keep)).toBe(1);
  now = 10;
  expect(await cache.get('a', load, keep)).toBe(1);
  now = 11;
  expect(await cache.get('a', load, keep)).toBe(1);
  expect(await cache.get('a', load, keep)).toBe(2);
  now = 72;
  expect(await cache.get('a', load, keep)).toBe(3);
});

it('refreshes once at a time, and keeps the old value where that fails', async () => {
  let now = 0;
  const cache = new RefreshedCache<number>({ size: 2, freshFor: 10, keptFor: 60 }, () => now);
  await cache.get('a', () => Promise.resolve(1), keep);
  now = 20;
  let fail = (_error: Error): void => {};
  const failing = new Promise<number>((_resolve, reject) => {
    fail = reject;
  });
  let begun = 0;
  const begin = () => {
    begun += 1;
    return failing;
  };
  expect(await cache.get('a', begin, keep)).toBe(1);
  expect(await cache.get('a', begin, keep)).toBe(1);
  expect(begun).toBe(1);
  fail(new Error('no database'));
  await failing.catch(() => {});
  expect(await cache.get('a', () => Promise.resolve(2), keep)).toBe(1);
});

it('keeps values that are worth it, and drops the least recent one first', async () => {
  let loads = 0;
  const cache = new RefreshedCache<number>({ size: 2, freshFor: 10, keptFor: 60 }, () => 0);
  const load = () => Promise.resolve((loads += 1));
  await cache.get('a', load, () => false);
  for (const key of ['a', 'b', 'a', 'c', 'a']) await cache.get(key, load, keep);
  expect(loads).toBe(4);
  await cache.get('b', load, keep);
  expect(loads).toBe(5);
});
