import { describe, expect, it } from '@jest/globals';
import { worldClock } from './worldClock';

describe('worldClock', () => {
  it.each([
    // 21 November 2026 is a Saturday.
    ['2026-11-21T00:00:00+05:30', '2026-11-21'],
    ['2026-11-21T23:59:00+05:30', '2026-11-21'],
    ['2026-11-22T00:00:00+05:30', '2026-11-28'],
    ['2026-11-27T12:00:00+05:30', '2026-11-28'],
  ])('of %s counts from %s', (now, saturday) => {
    const clock = worldClock(Date.parse(now));
    expect(clock.at(0, '00:00')).toEqual(new Date(`${saturday}T00:00:00+05:30`));
  });

  it('has local times of day', () => {
    const clock = worldClock(Date.parse('2026-11-21T10:00:00Z'));
    expect(clock.at(14, '19:30')).toEqual(new Date('2026-12-05T19:30:00+05:30'));
    expect(clock.at(-10, '05:15')).toEqual(new Date('2026-11-11T05:15:00+05:30'));
  });
});
