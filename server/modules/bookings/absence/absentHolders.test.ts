import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { BodyAt } from '../../../contract/calls';
import type { Schemas } from '../../../contract/types';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectRefused,
  expectStatus,
  seatCounts,
  statusAndCode,
  type BookingCalls,
  type Buyer,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { mailsTo } from '../../../testing/mails';
import { creditNotesOf, runDueJobs } from '../../../testing/organizer';
import { createBackgroundWorkers, refundsOf } from '../../../testing/payments';
import { createCompany } from '../../../testing/people';

let test: TestApp;
let calls: BookingCalls;
let workers: ReturnType<typeof createBackgroundWorkers>;
let meera: Buyer;
let vikram: Buyer;
let admin: Buyer;
let asha: Buyer;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  workers = createBackgroundWorkers(test);
});
afterAll(async () => {
  await workers.pdfWorker.close();
  await test.close();
});

beforeEach(async () => {
  const company = await createCompany(test);
  meera = await createBuyer(test, { company, firstName: 'Meera' });
  asha = await createBuyer(test, { company, firstName: 'Asha' });
  vikram = await createBuyer(test, { company, role: 'company_manager', firstName: 'Vikram' });
  admin = await createBuyer(test, { company, role: 'company_admin', firstName: 'Admina' });
});

const tomorrow = new Date(Date.now() + 86_400_000);

/** Two tickets of Meera, the first of which names her. */
async function meerasBooking() {
  const refunds = { percent: 100, until: tomorrow };
  const { tier, event } = await createOffer(test, { price: 100_000, total: 10 }, { refunds });
  const { id } = await calls.book(meera.headers, tier, 2);
  const { payment_id: payment } = await calls.payFor(meera.headers, [id]);
  const attendees = [{ name: 'Meera Person', email: meera.user.email }];
  expectStatus(200, await attend(meera.headers, id, attendees));
  return { id, tier, event, payment };
}

const attend = (headers: Headers, id: number, attendees: Schemas['AttendeeInput'][]) =>
  calls.call('POST', `/bookings/${id}/attendees/`, headers, { attendees });
const handOver = (
  headers: Headers,
  id: number,
  body: BodyAt<'POST', `/bookings/${string}/hand-over/`>,
) => calls.call('POST', `/bookings/${id}/hand-over/`, headers, body);
const close = ({ user }: Buyer) =>
  test.db.updateTable('users').set({ is_active: false }).where('id', '=', user.id).execute();
const goAway = ({ headers }: Buyer, delegate: Buyer) =>
  calls.call('PUT', '/company/delegation/', headers, { delegate_id: delegate.user.id });
const audit = (id: number) =>
  test.db
    .selectFrom('audit_entries')
    .select(['action', 'summary', 'person_id', 'company_id', 'people'])
    .where('thing_id', '=', id)
    .where('kind', '=', 'booking')
    .orderBy('id')
    .execute();
const subjects = async ({ user }: Buyer) =>
  (await mailsTo(test, user.email)).map(({ kind }) => kind);

describe('handing a booking over', () => {
  it('gives another person of the company the booking with its tickets, money and codes', async () => {
    const { id, tier, event, payment } = await meerasBooking();
    const before = await calls.read(meera.headers, id);
    await close(meera);
    await runDueJobs(test, workers);
    const seats = await seatCounts(test.db, tier);
    const { user } = asha;
    const after = expectStatus(200, await handOver(vikram.headers, id, { to: user.id })).json<
      Schemas['Booking']
    >();
    expect(after).toMatchObject({
      user: user.id,
      user_name: 'Asha Person',
      booked_for_name: 'Asha Person',
      holder_state: 'open',
      status: 'confirmed',
      paid_amount: before.paid_amount,
    });
    const codes = (one: Schemas['Booking']) => one.tickets.map(({ qr_code: code }) => code);
    expect(codes(after)).toEqual(codes(before));
    expect(after.payments).toEqual(before.payments);
    expect(after.payments[0]?.payment_id).toBe(payment);
    expect(await seatCounts(test.db, tier)).toEqual(seats);
    expect(after.history.at(-1)).toMatchObject({
      kind: 'handed_over',
      by: 'Vikram Person',
      note: 'From Meera Person to Asha Person.',
    });
    expect(await audit(id)).toEqual([
      expect.objectContaining({
        action: 'booking.handed_over',
        person_id: vikram.user.id,
        company_id: meera.company.id,
        summary: `handed over booking ${before.booking_number} of {0} to {1}`,
      }),
    ]);
    // It is hers to change now, and the receipt is the one that was issued.
    const ticket = after.tickets[1]?.id;
    const named = [{ ticket, name: 'Asha Person', email: user.email }];
    expectStatus(200, await attend(asha.headers, id, named));
    const own = (await calls.get('/bookings/', asha.headers)).json<Schemas['BookingList']>();
    expect(own.results.map((one) => one.id)).toContain(id);
    await runDueJobs(test, workers);
    expect(await subjects(asha)).toContain('booking_received');
    expect(await subjects(meera)).not.toContain('booking_changed');
    expectStatus(200, await calls.get(`/bookings/${id}/receipt/`, asha.headers));
    expect(event.id).toBe(after.event);
  });

  it('gives the tickets that name the former holder to the new one when asked', async () => {
    const { id } = await meerasBooking();
    const [mine, free] = (await calls.read(meera.headers, id)).tickets;
    await close(meera);
    const body = { to: asha.user.id, give_tickets: true };
    const answer = expectStatus(200, await handOver(admin.headers, id, body));
    const [given, kept] = answer.json<Schemas['Booking']>().tickets;
    expect(given).toMatchObject({ attendee_name: 'Asha Person', attendee_email: asha.user.email });
    expect(given?.qr_code).not.toBe(mine?.qr_code);
    expect(given?.ticket_number).not.toBe(mine?.ticket_number);
    expect(kept).toEqual(free);
  });

  it('does not give anybody more tickets of a tier than one person may have', async () => {
    const { id, tier } = await meerasBooking();
    await test.db
      .updateTable('ticket_tiers')
      .set({ max_per_person: 3, name: 'VIP' })
      .where('id', '=', tier.id)
      .execute();
    const { id: own } = await calls.book(asha.headers, tier, 2);
    await close(meera);
    const body = { to: asha.user.id };
    const refused = await handOver(admin.headers, id, body);
    expect(statusAndCode(refused)).toEqual([409, 'tier_limit']);
    expect(refused.json<Schemas['Error']>().error).toBe(
      'Asha Person can have 3 tickets of VIP for this event, and has 2 already.',
    );
    expectStatus(200, await calls.call('PATCH', `/bookings/${own}`, asha.headers, { quantity: 1 }));
    expectStatus(200, await handOver(admin.headers, id, body));
  });

  it('tells the former holder who is away', async () => {
    const { id } = await meerasBooking();
    expectStatus(200, await goAway(meera, vikram));
    expect((await calls.read(vikram.headers, id)).holder_state).toBe('away');
    expectStatus(200, await handOver(vikram.headers, id, { to: vikram.user.id }));
    expect(statusAndCode(await calls.get(`/bookings/${id}`, meera.headers))).toEqual([
      404,
      'not_found',
    ]);
    await runDueJobs(test, workers);
    expect(await subjects(meera)).toContain('booking_changed');
  });

  it('refuses people who cannot hold it', async () => {
    const { id } = await meerasBooking();
    const { company } = meera;
    const closed = await createBuyer(test, { company });
    await close(closed);
    const client = await createBuyer(test, { company, role: 'client' });
    const outsider = await createBuyer(test);
    await close(meera);
    for (const to of [closed, client, outsider, meera].map(({ user }) => user.id)) {
      const answer = await handOver(admin.headers, id, { to });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<Schemas['Error']>().fields).toHaveProperty('to');
    }
    expect((await calls.read(admin.headers, id)).user).toBe(meera.user.id);
  });

  it('finds whom it takes: people of the company with open accounts, the caller too, and no clients', async () => {
    const { id } = await meerasBooking();
    const { company } = meera;
    await close(await createBuyer(test, { company, firstName: 'Gone' }));
    await createBuyer(test, { company, role: 'client', firstName: 'Kabir' });
    await createBuyer(test);
    await close(meera);
    const picker = '/attendees/contacts/?colleagues=true&limit=50';
    const list = expectStatus(200, await calls.get(picker, admin.headers));
    const { contacts } = list.json<Schemas['AttendeeContactList']>();
    const takers = [admin, asha, vikram];
    expect(contacts.map(({ user }) => user).sort()).toEqual(
      takers.map(({ user }) => user.id).sort(),
    );
    for (const taker of [asha, vikram, admin]) {
      expectStatus(200, await handOver(admin.headers, id, { to: taker.user.id }));
      if (taker !== admin) await close(taker);
    }
    expect((await calls.read(admin.headers, id)).user).toBe(admin.user.id);
  });

  it('is not possible for a holder who is there, by colleagues, unpaid, or once the event has begun', async () => {
    const { id, event, tier } = await meerasBooking();
    const body = { to: asha.user.id };
    expect((await handOver(admin.headers, id, body)).statusCode).toBe(403);
    expect((await handOver(meera.headers, id, body)).statusCode).toBe(403);
    const unpaid = await calls.book(meera.headers, tier);
    await close(meera);
    expect((await handOver(asha.headers, id, body)).statusCode).toBe(404);
    const foreign = await createBuyer(test, { role: 'company_admin' });
    expect((await handOver(foreign.headers, id, body)).statusCode).toBe(404);
    expect((await handOver(admin.headers, unpaid.id, body)).statusCode).toBe(403);
    await test.db
      .updateTable('events')
      .set({ start_at: sql<Date>`now() - interval '1 minute'` })
      .where('id', '=', event.id)
      .execute();
    await expectRefused(test.db, () => handOver(admin.headers, id, body), 409, 'event_started');
  });

  it('waits for the end of an offer of free seats together with other bookings', async () => {
    const { id, tier } = await meerasBooking();
    const other = await calls.book(meera.headers, tier);
    await calls.payFor(meera.headers, [other.id]);
    const pool = `/bookings/${id}/seats/pool/` as const;
    expectStatus(201, await calls.call('POST', pool, meera.headers, {}));
    const more = { bookings: [other.id] };
    expectStatus(200, await calls.call('POST', `${pool}bookings/`, meera.headers, more));
    await close(meera);
    const body = { to: asha.user.id };
    await expectRefused(test.db, () => handOver(admin.headers, id, body), 409, 'seats_offered');
  });
});

describe('a booking whose holder has left', () => {
  it('is cancelled with its refund the way it was paid, and its invoice credited', async () => {
    const { id, payment, tier } = await meerasBooking();
    await close(meera);
    const { refund_on_cancel: sums } = await calls.read(vikram.headers, id);
    expect(sums).toEqual({ refund: '2407.20', kept: '0.00' });
    const body = { refund: sums?.refund };
    const answer = await calls.call('POST', `/bookings/${id}/cancel/`, vikram.headers, body);
    expect(expectStatus(200, answer).json()).toMatchObject({ status: 'cancelled' });
    await runDueJobs(test, workers);
    expect(await refundsOf(test.db, payment)).toEqual([
      expect.objectContaining({ amount: 240_720, scope: `booking:${id}` }),
    ]);
    expect(await creditNotesOf(test, payment)).toHaveLength(1);
    expect(await seatCounts(test.db, tier)).toMatchObject({ available: 10, sold: 0 });
    expect(await subjects(meera)).not.toContain('booking_cancelled');
    expect((await audit(id)).map(({ action }) => action)).toEqual(['booking.cancelled']);
  });

  it('has its attendees renamed and its tickets given away', async () => {
    const { id } = await meerasBooking();
    expectStatus(200, await goAway(meera, vikram));
    const [mine, free] = (await calls.read(meera.headers, id)).tickets;
    const named = [{ ticket: free?.id, name: 'Binu Mathew', email: 'binu@guests.example' }];
    for (let time = 0; time < 2; time += 1) {
      expectStatus(200, await attend(vikram.headers, id, named));
    }
    const to = { name: 'Zoya Khan', email: 'zoya@guests.example' };
    const given = await calls.call('POST', `/tickets/${mine?.id}/reassign/`, admin.headers, to);
    expect(expectStatus(200, given).json()).toMatchObject({ attendee_name: 'Zoya Khan' });
    // The second time nothing was changed.
    expect((await audit(id)).map(({ action }) => action)).toEqual(['booking.attendees_changed']);
    await runDueJobs(test, workers);
    expect((await subjects(meera)).filter((kind) => kind === 'booking_changed')).toHaveLength(2);
  });

  it('stays shut to managers who cannot see it', async () => {
    const company = await createCompany(test, { isProven: false });
    const holder = await createBuyer(test, { company });
    const manager = await createBuyer(test, { company, role: 'company_manager' });
    const { tier } = await createOffer(test);
    const { id } = await calls.book(holder.headers, tier);
    await calls.payFor(holder.headers, [id]);
    await close(holder);
    const cancel = await calls.call('POST', `/bookings/${id}/cancel/`, manager.headers, {});
    expect(cancel.statusCode).toBe(404);
    expect(
      (await attend(manager.headers, id, [{ name: 'Zoya Khan', email: 'zoya@guests.example' }]))
        .statusCode,
    ).toBe(404);
  });
});
