import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  createBookingCalls,
  expectStatus,
  type BookingCalls,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { sellNamedTicket, sendScans, setAdmission, signInSteward } from '../../../testing/checkIn';
import { createOrganizerTeam } from '../../../testing/organizers';
import { createUser, signIn } from '../../../testing/people';

const start = new Date('2026-12-05T14:12:10Z');
let now = start;
const clock = { now: () => now.getTime() };
const minutes = (count: number) => new Date(now.getTime() + count * 60_000).toISOString();

let test: TestApp;
let calls: BookingCalls;
let sam: Headers;
let editor: Headers;
let organizerId: number;
let sold: Awaited<ReturnType<typeof sellNamedTicket>>;

beforeAll(async () => {
  test = await buildTestApp({ clock });
  calls = createBookingCalls(test);
  sam = await signInSteward(test);
  const user = await createUser(test, { firstName: 'Mina', lastName: 'Das' });
  editor = await signIn(test, user);
  const members = [{ id: user.id, role: 'editor' as const }];
  ({ id: organizerId } = await createOrganizerTeam(test, { members }));
});
afterAll(() => test.close());

beforeEach(async () => {
  now = start;
  sold = await sellNamedTicket(test, now, organizerId);
});

const read = async (): Promise<Schemas['DoorProgress']> => {
  const answer = await calls.get(`/check-in/events/${sold.booking.event}/progress/`, editor);
  return expectStatus(200, answer).json();
};
const scanOf = (index: number) => ({
  event: sold.booking.event,
  code: sold.booking.tickets[index]?.qr_code ?? '',
});

it('counts by tier and door, and lists the last, the conflicts and who was flagged', async () => {
  expect(await read()).toMatchObject({
    totals: { expected: 2, admitted: 0, inside: 0, today: 0 },
    doors: [],
    last: [],
    conflicts: [],
    flagged: [],
  });
  const north = { offline: true, door: 'North' };
  await sendScans(test, sam, now, { ...scanOf(0), ...north, scanned_at: minutes(-3) });
  await sendScans(test, sam, now, { ...scanOf(0), door: 'North' });
  await sendScans(test, editor, now, {
    ...scanOf(0),
    offline: true,
    door: 'South',
    scanned_at: minutes(-5),
  });
  await sendScans(test, editor, now, { ...scanOf(1), offline: true, scanned_at: minutes(5) });
  const progress = await read();
  expect(progress).toMatchObject({
    event: sold.booking.event,
    totals: { expected: 2, admitted: 2, inside: 2, today: 2 },
    tiers: [{ name: 'Stalls', counts: { expected: 2, admitted: 2 } }],
    doors: [
      { door: 'North', admitted: 1, refused: 1 },
      { door: 'South', admitted: 1, refused: 0, last_at: minutes(-5) },
      { door: null, admitted: 1 },
    ],
    conflicts: [
      {
        counted: { door: 'South', by_name: 'Mina Das', counts: true, result: 'accepted' },
        other: { door: 'North', by_name: 'Sam Fernandes', counts: false, result: 'accepted' },
      },
    ],
    flagged: [{ flags: ['clock_ahead'], by_name: 'Mina Das' }],
  });
  expect(progress.last.map(({ door }) => door)).toEqual([null, 'North', 'South']);
});

it('counts who is inside, and on which day', async () => {
  await setAdmission(test, sold.booking.event, 'in_and_out');
  const out = { direction: 'out' as const };
  await sendScans(test, sam, now, scanOf(0), scanOf(1), { ...scanOf(1), ...out });
  expect((await read()).totals).toEqual({ expected: 2, admitted: 2, inside: 1, today: 2 });

  await setAdmission(test, sold.booking.event, 'daily');
  // 4:59 and 5:00 AM in India.
  now = new Date('2026-12-05T23:29:59Z');
  expect((await read()).totals).toMatchObject({ inside: 1, today: 2 });
  now = new Date('2026-12-05T23:30:00Z');
  expect((await read()).totals).toEqual({ expected: 2, admitted: 2, inside: 0, today: 0 });
});

it('exports all scans, those that were refused or undone too', async () => {
  const [first] = await sendScans(test, sam, now, { ...scanOf(0), door: '=North' }, scanOf(0), {
    event: sold.booking.event,
    code: 'FYR1.not.signed',
  });
  await calls.call('POST', `/tickets/check-ins/${first?.check_in ?? 0}/undo/`, editor, {
    reason: 'Wrong person',
  });
  const url = `/organize/events/${sold.booking.event}/check-ins.csv/`;
  const file = expectStatus(200, await calls.get(url, editor));
  expect(file.headers['content-disposition']).toContain('check-ins.csv');
  const rows = file.body.trim().split('\r\n');
  expect(rows).toHaveLength(4);
  const number = sold.booking.tickets[0]?.ticket_number ?? '';
  expect(rows[1]).toContain(
    `In,${number},Devika Nair,Stalls,accepted,No,,'=North,Sam Fernandes,No`,
  );
  expect(rows[1]).toContain('Mina Das,Wrong person');
  expect(rows[2]).toContain('already used,No');
  expect(rows[3]).toContain('In,,,,forged,No');
});
