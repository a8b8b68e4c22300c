import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  expectRefused,
  expectStatus,
  type BookingCalls,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { signInSteward } from '../../../testing/checkIn';

const now = new Date('2026-12-05T14:12:10Z');
let at = now;
const clock = { now: () => at.getTime() };
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

let test: TestApp;
let calls: BookingCalls;
let staff: Headers;
let tier: { id: number; event_id: number };

beforeAll(async () => {
  test = await buildTestApp({ clock });
  calls = createBookingCalls(test);
  staff = await signInSteward(test);
});
afterAll(() => test.close());

const allow = (walk_ins: boolean) =>
  test.db.updateTable('events').set({ walk_ins }).where('id', '=', tier.event_id).execute();

beforeEach(async () => {
  at = now;
  const concert = { title: 'Nocturne in D', startAt: hours(1), endAt: hours(3) };
  ({ tier } = await createOffer(test, { name: 'Stalls', total: 2 }, concert));
  await allow(true);
});

const add = (body: object = {}, headers = staff) =>
  calls.call('POST', `/check-in/events/${tier.event_id}/walk-ins/`, headers, {
    name: 'Rohan Iyer',
    ticket_tier: tier.id,
    ...body,
  });

it('gives a free seat by name and checks it in at once, without a mail', async () => {
  const walkIn = expectStatus(201, await add({ door: 'North' })).json<Schemas['WalkIn']>();
  expect(walkIn).toMatchObject({
    left: 1,
    check_in: expect.any(Number),
    ticket: {
      attendee_name: 'Rohan Iyer',
      tier_name: 'Stalls',
      inside: true,
      used_at: now.toISOString(),
      used_by_name: 'Sam Fernandes',
    },
  });
  const again = { code: '', ticket: { id: walkIn.ticket.id, version: 1 }, event: tier.event_id };
  const { code: _code, ...shown } = again;
  const scan = await calls.call('POST', '/tickets/check-in/', staff, shown);
  expect(scan.json()).toMatchObject({ result: 'already_used' });
  const jobs = await test.db.selectFrom('outbox_jobs').selectAll().execute();
  expect(jobs.filter(({ kind }) => kind === 'mail_ticket')).toEqual([]);
  const audit = await test.db
    .selectFrom('audit_entries')
    .where('action', '=', 'ticket.walked_in')
    .selectAll()
    .execute();
  expect(audit).toMatchObject([{ event_id: tier.event_id, thing_id: walkIn.ticket.id }]);
  await assertInventoryConsistent(test.db);
});

it('mails the ticket to an address', async () => {
  expectStatus(201, await add({ email: 'rohan@guests.example' }));
  const jobs = await test.db.selectFrom('outbox_jobs').selectAll().execute();
  expect(jobs.filter(({ kind }) => kind === 'mail_ticket')).toHaveLength(1);
  const wrong = await add({ email: 'rohan' });
  expect(wrong.json()).toMatchObject({ fields: { email: expect.any(String) } });
});

it('gives no more seats than the tier has', async () => {
  const buyer = await createBuyer(test);
  await calls.book(buyer.headers, { ...tier }, 1);
  expectStatus(201, await add());
  await expectRefused(test.db, () => add(), 409, 'sold_out');
  await assertInventoryConsistent(test.db);
});

it('is for events that allow it, while the doors are open, and for those at the door', async () => {
  const buyer = await createBuyer(test);
  await expectRefused(test.db, () => add({}, buyer.headers), 403, 'forbidden');
  at = hours(-13);
  await expectRefused(test.db, () => add(), 409, 'outside_hours');
  at = now;
  await expectRefused(test.db, () => add({ ticket_tier: 9_000_000 }), 404, 'not_found');
  await test.db
    .updateTable('ticket_tiers')
    .set({ is_active: false })
    .where('id', '=', tier.id)
    .execute();
  await expectRefused(test.db, () => add(), 409, 'booking_closed');
  await allow(false);
  await expectRefused(test.db, () => add(), 409, 'walk_ins_off');
});
