import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  createBookingCalls,
  expectRefused,
  expectStatus,
  type BookingCalls,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { sellNamedTicket, signInSteward } from '../../../testing/checkIn';
import { createOrganizerTeam } from '../../../testing/organizers';
import { createUser, signIn } from '../../../testing/people';

const now = new Date('2026-12-05T14:12:10Z');
const clock = { now: () => now.getTime() };

type Sold = Awaited<ReturnType<typeof sellNamedTicket>>;

let test: TestApp;
let calls: BookingCalls;
let staff: Headers;
const team = {} as Record<'owner' | 'editor' | 'door', Headers>;
let stranger: Headers;
let ours: Sold;
let theirs: Sold;
let platforms: Sold;

beforeAll(async () => {
  test = await buildTestApp({ clock });
  calls = createBookingCalls(test);
  staff = await signInSteward(test);
  const members = [];
  for (const role of ['owner', 'editor', 'door'] as const) {
    const user = await createUser(test, { firstName: 'Rhea' });
    members.push({ id: user.id, role });
    team[role] = await signIn(test, user);
  }
  const other = await createUser(test);
  stranger = await signIn(test, other);
  const bombay = await createOrganizerTeam(test, { members });
  const malabar = await createOrganizerTeam(test, { members: [{ id: other.id, role: 'owner' }] });
  ours = await sellNamedTicket(test, now, bombay.id);
  theirs = await sellNamedTicket(test, now, malabar.id);
  platforms = await sellNamedTicket(test, now);
});
afterAll(() => test.close());

const show = async (headers: Headers, body: object): Promise<Schemas['CheckIn']> =>
  expectStatus(200, await calls.call('POST', '/tickets/check-in/', headers, body)).json();

const events = async (headers: Headers, query = ''): Promise<number[]> =>
  expectStatus(200, await calls.get(`/check-in/events/${query}`, headers))
    .json<Schemas['EventList']>()
    .results.map(({ id }) => id);

const guests = (headers: Headers, event: number) => calls.get(`/events/${event}/guests/`, headers);

it('shows each person the events at whose door they may be, and no others', async () => {
  for (const headers of Object.values(team)) {
    expect(await events(headers)).toEqual([ours.booking.event]);
    expect(await events(headers, '?search=nocturne')).toEqual([ours.booking.event]);
    expect(await events(headers, '?timeframe=past')).toEqual([]);
  }
  expect(await events(stranger)).toEqual([theirs.booking.event]);
  const all = [ours, theirs, platforms].map(({ booking }) => booking.event);
  expect((await events(staff)).sort()).toEqual(all.sort());
  const nobody = () => calls.get('/check-in/events/', ours.buyer.headers);
  await expectRefused(test.db, nobody, 403, 'forbidden');
});

it('opens the guest list of the own events to the team, others are not there', async () => {
  for (const headers of Object.values(team)) {
    expect(expectStatus(200, await guests(headers, ours.booking.event)).json().count).toBe(2);
    for (const { booking } of [theirs, platforms]) {
      const foreign = () => guests(headers, booking.event);
      await expectRefused(test.db, foreign, 404, 'not_found');
    }
  }
});

it('lets holders in for who keeps the door of that organizer, and shows nothing of others', async () => {
  const [first, second] = ours.booking.tickets;
  const event = ours.booking.event;
  const mine = { code: first?.qr_code, event };
  expect(await show(team.door, mine)).toMatchObject({ result: 'accepted' });
  expect(await show(team.editor, mine)).toMatchObject({ result: 'already_used' });
  expect(await show(team.owner, { ticket_number: second?.ticket_number })).toMatchObject({
    result: 'accepted',
  });

  for (const { booking } of [theirs, platforms]) {
    const [ticket] = booking.tickets;
    const shown = [
      { code: ticket?.qr_code },
      { code: ticket?.qr_code, event },
      { ticket_number: ticket?.ticket_number, event },
      { ticket: { id: ticket?.id, version: 1 }, event },
    ];
    for (const body of shown) {
      expect(await show(team.door, body)).toEqual({
        result: 'other_event',
        sentence: 'This ticket is for another event.',
        ticket: null,
        check_in: 'event' in body ? expect.any(Number) : null,
      });
    }
    const atTheirDoor = () =>
      calls.call('POST', '/tickets/check-in/', team.door, {
        code: ticket?.qr_code ?? '',
        event: booking.event,
      });
    await expectRefused(test.db, atTheirDoor, 404, 'not_found');
    expect(await show(staff, { code: ticket?.qr_code, event: booking.event })).toMatchObject({
      result: 'accepted',
    });
  }
});
