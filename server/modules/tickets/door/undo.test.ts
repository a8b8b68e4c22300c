import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  createBookingCalls,
  expectRefused,
  expectStatus,
  type BookingCalls,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { sellNamedTicket, sendScans, setAdmission, signInSteward } from '../../../testing/checkIn';
import { createOrganizerTeam } from '../../../testing/organizers';
import { createUser, signIn } from '../../../testing/people';

let now = new Date('2026-12-05T14:12:10Z');
const clock = { now: () => now.getTime() };
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

let test: TestApp;
let calls: BookingCalls;
let staff: Headers;
let organizerId: number;
const team = {} as Record<'editor' | 'door' | 'other_door', Headers>;
let sold: Awaited<ReturnType<typeof sellNamedTicket>>;

beforeAll(async () => {
  test = await buildTestApp({ clock });
  calls = createBookingCalls(test);
  staff = await signInSteward(test);
  const members = [];
  for (const name of ['editor', 'door', 'other_door'] as const) {
    const user = await createUser(test, { firstName: name });
    members.push({
      id: user.id,
      role: name === 'editor' ? ('editor' as const) : ('door' as const),
    });
    team[name] = await signIn(test, user);
  }
  ({ id: organizerId } = await createOrganizerTeam(test, { members }));
});
afterAll(() => test.close());

beforeEach(async () => {
  now = new Date('2026-12-05T14:12:10Z');
  sold = await sellNamedTicket(test, now, organizerId);
});

const reason = 'Wrong person tapped';
const undo = (headers: Headers, id: number | null | undefined, body = { reason }) =>
  calls.call('POST', `/tickets/check-ins/${id ?? 0}/undo/`, headers, body);

async function admit(headers: Headers, more: { scanned_at?: string; offline?: boolean } = {}) {
  const { event, tickets } = sold.booking;
  const scan = { event, code: tickets[0]?.qr_code ?? '', ...more };
  const [answer] = await sendScans(test, headers, now, scan);
  return answer;
}
const isUsed = async () =>
  (await calls.read(sold.buyer.headers, sold.booking.id)).tickets[0]?.is_used;

it('takes back one’s own check-in within ten minutes, and the ticket admits again', async () => {
  const first = await admit(team.door);
  now = minutes(10);
  const entry = expectStatus(200, await undo(team.door, first?.check_in)).json();
  expect(entry).toMatchObject({
    id: first?.check_in,
    result: 'accepted',
    counts: false,
    by_name: 'door Person',
    undone_at: now.toISOString(),
    undone_by_name: 'door Person',
    undo_reason: reason,
  });
  expect(await isUsed()).toBe(false);
  await expectRefused(test.db, () => undo(team.door, first?.check_in), 409, 'already_undone');
  expect(await admit(team.other_door)).toMatchObject({ result: 'accepted' });
  const audit = await test.db
    .selectFrom('audit_entries')
    .where('action', '=', 'ticket.check_in_undone')
    .selectAll()
    .execute();
  expect(audit).toMatchObject([{ organizer_id: organizerId, event_id: sold.booking.event }]);
  expect(JSON.stringify(audit)).toContain(reason);
});

it('takes back any check-in for editors and the staff, and for stewards only their own', async () => {
  const first = await admit(team.door);
  const id = first?.check_in;
  await expectRefused(test.db, () => undo(team.other_door, id), 403, 'forbidden');
  now = minutes(11);
  await expectRefused(test.db, () => undo(team.door, id), 409, 'undo_too_late');
  expectStatus(200, await undo(team.editor, id));
  const second = await admit(team.door);
  expectStatus(200, await undo(staff, second?.check_in));
});

it('is not there for others, and not for a scan that let nobody in', async () => {
  const first = await admit(team.door);
  const used = await admit(team.door);
  await expectRefused(test.db, () => undo(team.door, used?.check_in), 409, 'not_admitted');
  await expectRefused(test.db, () => undo(sold.buyer.headers, first?.check_in), 403, 'forbidden');
  const foreign = await createUser(test);
  await createOrganizerTeam(test, { members: [{ id: foreign.id, role: 'owner' }] });
  const rival = await signIn(test, foreign);
  await expectRefused(test.db, () => undo(rival, first?.check_in), 404, 'not_found');
  await expectRefused(test.db, () => undo(team.door, 9_000_000), 404, 'not_found');
  const short = await undo(team.door, first?.check_in, { reason: ' . ' });
  expect(short.statusCode).toBe(400);
});

it('lets the other scan of a conflict count', async () => {
  await admit(team.door, { offline: true, scanned_at: minutes(-2).toISOString() });
  const early = await admit(team.other_door, {
    offline: true,
    scanned_at: minutes(-4).toISOString(),
  });
  const read = async () => (await calls.read(sold.buyer.headers, sold.booking.id)).tickets[0];
  expect((await read())?.used_at).toBe(minutes(-4).toISOString());
  expectStatus(200, await undo(staff, early?.check_in));
  expect((await read())?.used_at).toBe(minutes(-2).toISOString());
});

it('of going out, the guest is inside again', async () => {
  const { event, tickets } = sold.booking;
  await setAdmission(test, event, 'in_and_out');
  const code = tickets[0]?.qr_code ?? '';
  const scans = await sendScans(
    test,
    staff,
    now,
    { event, code },
    { event, code, direction: 'out' },
  );
  const guest = async () => {
    const answer = await calls.get(`/events/${event}/guests/?search=devika`, team.door);
    return expectStatus(200, answer).json<Schemas['GuestList']>().results[0];
  };
  expect(await guest()).toMatchObject({
    inside: false,
    admission: 'in_and_out',
    check_in: { direction: 'out', may_undo: false },
  });
  expectStatus(200, await undo(staff, scans[1]?.check_in));
  expect(await guest()).toMatchObject({ inside: true, check_in: { id: scans[0]?.check_in } });
});
