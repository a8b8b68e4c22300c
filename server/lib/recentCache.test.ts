import { describe, expect, it } from '@jest/globals';
import { RecentCache } from './recentCache';

describe('RecentCache', () => {
  it('drops the entry that was used least recently', () => {
    const cache = new RecentCache<number>(2, 1000, () => 0);
    cache.set('a', 1);
    cache.set('b', 2);
    expect(cache.get('a')).toBe(1);
    cache.set('c', 3);
    expect(cache.get('b')).toBeUndefined();
    expect(cache.get('a')).toBe(1);
    expect(cache.get('c')).toBe(3);
  });

  it('forgets after its time, however often an entry was read', () => {
    let now = 0;
    const cache = new RecentCache<number>(2, 1000, () => now);
    cache.set('a', 1);
    now = 999;
    expect(cache.get('a')).toBe(1);
    now = 1000;
    expect(cache.get('a')).toBeUndefined();
  });
});
