import { verify, createPublicKey } from 'node:crypto';
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
import { sellNamedTicket, sendScans, signInSteward } from '../../../testing/checkIn';
import { createOrganizerTeam } from '../../../testing/organizers';
import { createUser, signIn } from '../../../testing/people';

const start = new Date('2026-12-05T14:12:10Z');
let now = start;
const clock = { now: () => now.getTime() };
/** Longer than the overlap, in which changes are sent again. */
const later = () => {
  now = new Date(now.getTime() + 60_000);
};

let test: TestApp;
let calls: BookingCalls;
let staff: Headers;
let sold: Awaited<ReturnType<typeof sellNamedTicket>>;

beforeAll(async () => {
  test = await buildTestApp({ clock });
  calls = createBookingCalls(test);
  staff = await signInSteward(test);
});
afterAll(() => test.close());

beforeEach(async () => {
  now = start;
  sold = await sellNamedTicket(test, now);
});

const path = (query = '') => `/check-in/events/${sold.booking.event}/guest-list/${query}`;
async function read(since?: string): Promise<Schemas['DoorGuestList']> {
  const answer = await calls.get(path(since === undefined ? '' : `?since=${since}`), staff);
  return expectStatus(200, answer).json();
}
const ticketAt = (index: number) => {
  const ticket = sold.booking.tickets[index];
  if (!ticket?.qr_code) throw new Error('No ticket.');
  return { ...ticket, code: ticket.qr_code };
};

it('has all that a device needs to check a ticket by itself', async () => {
  const list = await read();
  const [first, second] = [ticketAt(0), ticketAt(1)];
  expect(list).toMatchObject({
    server_time: now.toISOString(),
    more: false,
    event: {
      id: sold.booking.event,
      title: 'Nocturne in D',
      timezone: 'Asia/Kolkata',
      opens_at: '2026-12-05T03:12:10.000Z',
      closes_at: '2026-12-05T23:12:10.000Z',
      is_cancelled: false,
      walk_ins: false,
      may_undo_any: true,
      tiers: [{ name: 'Stalls', admission: 'once', free_seats: 0 }],
    },
  });
  expect(list.guests).toEqual(
    [first, second].map(({ id, ticket_number }, index) => ({
      id,
      version: 1,
      ticket_number,
      attendee_name: index === 0 ? 'Devika Nair' : null,
      company_name: sold.buyer.company.name,
      booking: sold.booking.id,
      tier: list.event.tiers[0]?.id,
      state: 'valid',
      check_ins: [],
    })),
  );
  const [x = ''] = list.public_keys;
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const [format, payload, signature = ''] = first.code.split('.');
  const signed = Buffer.from(`${format}.${payload}`);
  expect(verify(null, signed, key, Buffer.from(signature, 'base64url'))).toBe(true);
});

it('sends what changed since: check-ins, their undoing, new holders and cancelled tickets', async () => {
  later();
  const all = await read();
  later();
  const none = await read(all.next);
  expect(none.guests).toEqual([]);

  const scan = { event: sold.booking.event, code: ticketAt(0).code, door: 'North' };
  const [answer] = await sendScans(test, staff, now, scan);
  const admitted = await read(none.next);
  expect(admitted.guests).toMatchObject([
    {
      id: ticketAt(0).id,
      check_ins: [
        {
          id: answer?.check_in,
          scan_id: answer?.scan_id,
          direction: 'in',
          scanned_at: now.toISOString(),
          by_name: 'Sam Fernandes',
          door: 'North',
        },
      ],
    },
  ]);

  later();
  const before = await read(admitted.next);
  await calls.call('POST', `/tickets/check-ins/${answer?.check_in ?? 0}/undo/`, staff, {
    reason: 'Wrong person',
  });
  const person = { name: 'Rohan Iyer', email: 'rohan@guests.example' };
  await calls.call('POST', `/tickets/${ticketAt(1).id}/reassign/`, sold.buyer.headers, person);
  const changed = await read(before.next);
  expect(changed.guests.toSorted((one, other) => one.id - other.id)).toMatchObject([
    { id: ticketAt(0).id, check_ins: [] },
    { id: ticketAt(1).id, version: 2, attendee_name: 'Rohan Iyer' },
  ]);

  later();
  const last = await read(changed.next);
  await calls.call('POST', `/bookings/${sold.booking.id}/cancel/`, sold.buyer.headers);
  const gone = await read(last.next);
  expect(gone.guests.map(({ state, attendee_name }) => [state, attendee_name])).toEqual([
    ['void', null],
    ['void', null],
  ]);
});

it('sends changes of the last moments again, which may have been committed late', async () => {
  const first = await read();
  expect((await read(first.next)).guests).toHaveLength(2);
});

it('sends everything for a cursor that cannot be read', async () => {
  for (const since of ['x', 'bnVsbA', Buffer.from('["a",1,"b"]').toString('base64url')]) {
    expect((await read(since)).guests).toHaveLength(2);
  }
});

it('is for those at the door of the event', async () => {
  await expectRefused(test.db, () => calls.get(path(), sold.buyer.headers), 403, 'forbidden');
  const foreign = await createUser(test);
  await createOrganizerTeam(test, { members: [{ id: foreign.id, role: 'owner' }] });
  const rival = await signIn(test, foreign);
  for (const what of [path(), `/check-in/events/${sold.booking.event}/progress/`]) {
    await expectRefused(test.db, () => calls.get(what, rival), 404, 'not_found');
  }
});
