import { describe, expect, it } from '@jest/globals';
import type { CheckInResult, DoorCheckIn, Scan } from '@/api';
import { buildDoorEvent, buildDoorGuest } from '../checkIn.testUtils';
import { findByNumber, judge, passagesOf, type WaitingScan } from './offlineRules';

const NOW = '2026-12-05T14:00:00.000Z';
const tiers = [
  { id: 1, name: 'Once', admission: 'once' as const, free_seats: 0 },
  { id: 2, name: 'Daily', admission: 'daily' as const, free_seats: 0 },
  { id: 3, name: 'In and out', admission: 'in_and_out' as const, free_seats: 0 },
];
const event = buildDoorEvent({
  opens_at: '2026-12-04T00:00:00.000Z',
  closes_at: '2026-12-07T00:00:00.000Z',
  tiers,
});

let lastId = 0;
const entry = (scannedAt: string, direction: 'in' | 'out' = 'in'): DoorCheckIn => ({
  id: (lastId += 1),
  scan_id: `scan-${lastId}`,
  direction,
  scanned_at: scannedAt,
  by: 4,
  by_name: 'Lena Roy',
  door: 'North gate',
});
const waiting = (over: Partial<Scan> = {}, result: CheckInResult = 'accepted'): WaitingScan => ({
  scan: { scan_id: 'own', scanned_at: NOW, event: event.id, ...over },
  ticket: 201,
  result,
});

interface Case {
  tier?: number;
  entries?: DoorCheckIn[];
  own?: WaitingScan[];
  version?: number;
  direction?: 'in' | 'out';
  at?: string;
  outsideHours?: boolean;
  state?: 'valid' | 'void' | 'not_paid';
}

function resultOf({ tier = 1, entries = [], own = [], state = 'valid', ...over }: Case) {
  const guest = buildDoorGuest({ tier, state, version: 2, check_ins: entries });
  const attempt = { version: 2, direction: 'in' as const, at: NOW, outsideHours: false, ...over };
  return judge({ ...attempt, guest, event, passages: passagesOf(guest, own) });
}

describe('a ticket at a door without a network', () => {
  it.each<[string, Case, CheckInResult]>([
    ['a good one', {}, 'accepted'],
    ['a newer version than was ever made', { version: 3 }, 'forged'],
    ['a version that was given away', { version: 1 }, 'reissued'],
    ['cancelled', { state: 'void' }, 'void'],
    ['not paid', { state: 'not_paid' }, 'not_paid'],
    ['before the doors open', { at: '2026-12-03T23:00:00.000Z' }, 'too_early'],
    ['after they close', { at: '2026-12-07T01:00:00.000Z' }, 'too_late'],
    [
      'before they open, as a person decided',
      { at: '2026-12-03T23:00:00.000Z', outsideHours: true },
      'accepted',
    ],
    ['used at another door', { entries: [entry('2026-12-05T13:00:00.000Z')] }, 'already_used'],
    ['used on this device', { own: [waiting()] }, 'already_used'],
    ['refused on this device', { own: [waiting({}, 'too_early')] }, 'accepted'],
    ['once, going out', { direction: 'out' }, 'no_reentry'],
    ['daily, first', { tier: 2 }, 'accepted'],
    ['daily, again', { tier: 2, entries: [entry('2026-12-05T05:00:00.000Z')] }, 'day_used'],
    ['daily, next day', { tier: 2, entries: [entry('2026-12-04T14:00:00.000Z')] }, 'accepted'],
    [
      // 4:30 AM in Kolkata still belongs to the day before.
      'daily, in the night after',
      {
        tier: 2,
        at: '2026-12-05T23:00:00.000Z',
        entries: [entry('2026-12-05T14:00:00.000Z')],
      },
      'day_used',
    ],
    [
      'daily, from 5 AM',
      {
        tier: 2,
        at: '2026-12-05T23:30:00.000Z',
        entries: [entry('2026-12-05T14:00:00.000Z')],
      },
      'accepted',
    ],
    ['in and out, inside', { tier: 3, entries: [entry(NOW)] }, 'already_inside'],
    ['in and out, going out', { tier: 3, direction: 'out', entries: [entry(NOW)] }, 'left'],
    ['in and out, out without in', { tier: 3, direction: 'out' }, 'not_inside'],
    [
      'in and out, coming back',
      {
        tier: 3,
        entries: [entry('2026-12-05T12:00:00.000Z'), entry('2026-12-05T13:00:00.000Z', 'out')],
      },
      'accepted',
    ],
  ])('%s', (_name, given, result) => {
    expect(resultOf(given)).toBe(result);
  });

  it('counts a scan once that the list has already', () => {
    const made = entry(NOW);
    const guest = buildDoorGuest({ check_ins: [made] });
    expect(passagesOf(guest, [waiting({ scan_id: made.scan_id })])).toHaveLength(1);
  });
});

it('finds a misread number, unless two tickets may be meant', () => {
  const of = (...numbers: string[]) =>
    new Map(numbers.map((number) => [number, buildDoorGuest({ ticket_number: number })]));
  expect(findByNumber(of('FYR-7SKM-2291'), '75km 229I')?.ticket_number).toBe('FYR-7SKM-2291');
  expect(findByNumber(of('FYR-BQKM-2291', 'FYR-8DKM-2291'), 'B0KM-2291')).toBeUndefined();
});
