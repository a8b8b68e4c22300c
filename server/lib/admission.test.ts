import { describe, expect, it } from '@jest/globals';
import { eventDay, isInside, judgeScans, type AdmissionRules, type Direction } from './admission';

const scan = (at: string, direction: Direction = 'in', name = at) => ({
  name,
  direction,
  at: new Date(at),
});

const results = (rules: AdmissionRules, ...scans: ReturnType<typeof scan>[]) =>
  judgeScans(scans, rules).map(({ scan: { name }, result }) => `${name} ${result}`);

const once = { admission: 'once', timezone: 'Asia/Kolkata' } as const;
const daily = { admission: 'daily', timezone: 'Asia/Kolkata' } as const;
const inAndOut = { admission: 'in_and_out', timezone: 'Asia/Kolkata' } as const;

describe('the day of an event', () => {
  it.each([
    // India is 5:30 ahead of UTC.
    ['2026-12-05T18:29:00Z', 'Asia/Kolkata', '2026-12-05'],
    ['2026-12-05T23:29:59Z', 'Asia/Kolkata', '2026-12-05'],
    ['2026-12-05T23:30:00Z', 'Asia/Kolkata', '2026-12-06'],
    // The hour from 1 to 2 AM comes twice: both belong to the day before.
    ['2026-10-25T00:30:00Z', 'Europe/London', '2026-10-24'],
    ['2026-10-25T01:30:00Z', 'Europe/London', '2026-10-24'],
    ['2026-10-25T04:59:59Z', 'Europe/London', '2026-10-24'],
    ['2026-10-25T05:00:00Z', 'Europe/London', '2026-10-25'],
    // The hour from 1 to 2 AM is left out.
    ['2026-03-29T03:59:59Z', 'Europe/London', '2026-03-28'],
    ['2026-03-29T04:00:00Z', 'Europe/London', '2026-03-29'],
    ['2027-01-01T04:59:00Z', 'UTC', '2026-12-31'],
  ])('of %s in %s is %s', (at, timezone, day) => {
    expect(eventDay(new Date(at), timezone)).toBe(day);
  });
});

describe('a ticket that admits once', () => {
  it('counts the scan that was first in time, even when it arrives later', () => {
    const judged = judgeScans(
      [scan('2026-12-05T14:05:00Z', 'in', 'north'), scan('2026-12-05T14:03:00Z', 'in', 'south')],
      once,
    );
    expect(judged).toMatchObject([
      { scan: { name: 'south' }, result: 'accepted', counts: true, against: null },
      {
        scan: { name: 'north' },
        result: 'already_used',
        counts: false,
        against: { name: 'south' },
      },
    ]);
  });

  it('counts the one that was stored first of two at the same time', () => {
    const at = '2026-12-05T14:05:00Z';
    expect(results(once, scan(at, 'in', 'north'), scan(at, 'in', 'south'))).toEqual([
      'north accepted',
      'south already_used',
    ]);
  });

  it('is not scanned out', () => {
    const scans = [scan('2026-12-05T14:00:00Z'), scan('2026-12-05T15:00:00Z', 'out', 'out')];
    expect(results(once, ...scans)).toEqual(['2026-12-05T14:00:00Z accepted', 'out no_reentry']);
  });
});

it('admits once a day, and a night belongs to the day before', () => {
  const scans = [
    scan('2026-12-05T14:00:00Z', 'in', 'Saturday 7:30 PM'),
    scan('2026-12-05T23:00:00Z', 'in', 'Sunday 4:30 AM'),
    scan('2026-12-06T00:00:00Z', 'in', 'Sunday 5:30 AM'),
    scan('2026-12-06T14:00:00Z', 'in', 'Sunday 7:30 PM'),
  ];
  expect(results(daily, ...scans)).toEqual([
    'Saturday 7:30 PM accepted',
    'Sunday 4:30 AM day_used',
    'Sunday 5:30 AM accepted',
    'Sunday 7:30 PM day_used',
  ]);
  expect(isInside(scans.slice(0, 2), daily, new Date('2026-12-05T23:20:00Z'))).toBe(true);
  expect(isInside(scans.slice(0, 2), daily, new Date('2026-12-05T23:40:00Z'))).toBe(false);
});

it('admits in and out by turns', () => {
  const scans = [
    scan('2026-12-05T14:00:00Z', 'out', 'out at first'),
    scan('2026-12-05T14:01:00Z', 'in', 'in'),
    scan('2026-12-05T14:02:00Z', 'in', 'in again'),
    scan('2026-12-05T14:03:00Z', 'out', 'out'),
    scan('2026-12-05T14:04:00Z', 'out', 'out again'),
    scan('2026-12-05T14:05:00Z', 'in', 'back'),
  ];
  expect(results(inAndOut, ...scans)).toEqual([
    'out at first not_inside',
    'in accepted',
    'in again already_inside',
    'out left',
    'out again not_inside',
    'back accepted',
  ]);
  expect(scans.map((_, at) => isInside(scans.slice(0, at + 1), inAndOut, new Date()))).toEqual([
    false,
    true,
    true,
    false,
    false,
    true,
  ]);
});
