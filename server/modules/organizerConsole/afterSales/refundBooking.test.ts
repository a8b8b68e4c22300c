import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { BodyOf, Schemas } from '../../../contract/types';
import { toDecimal } from '../../../lib/money';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectRefused,
  expectStatus,
  seatCounts,
  type BookingCalls,
  type Buyer,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { mailsTo } from '../../../testing/mails';
import { assertMoneySums } from '../../../testing/model/sums.repository';
import {
  assertBooksConsistent,
  createOrganizer,
  creditNotesOf,
  runDueJobs,
} from '../../../testing/organizer';
import { createOrganizerTeam } from '../../../testing/organizers';
import { createBackgroundWorkers, paymentOf, refundsOf } from '../../../testing/payments';
import { createUser, signIn } from '../../../testing/people';

type Body = BodyOf<'refundBooking'>;

let test: TestApp;
let calls: BookingCalls;
let workers: ReturnType<typeof createBackgroundWorkers>;
let asha: Buyer;
let [owner, editor, outsider]: Headers[] = [];
let organizerId: number;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  workers = createBackgroundWorkers(test);
  const [one, two, three] = [
    await createUser(test, { firstName: 'Rhea', lastName: 'Menon' }),
    await createUser(test),
    await createUser(test),
  ];
  const team = await createOrganizerTeam(test, {
    members: [
      { id: one.id, role: 'owner' },
      { id: two.id, role: 'editor' },
    ],
  });
  organizerId = team.id;
  await test.db
    .updateTable('organizers')
    .set({
      legal_name: 'Bombay Live Private Limited',
      gstin: '27AAGCB7316L1ZF',
      address: '2 Laxmi Mills Estate, Mumbai',
      state: 'Maharashtra',
    })
    .where('id', '=', team.id)
    .execute();
  await createOrganizerTeam(test, { members: [{ id: three.id, role: 'owner' }] });
  [owner, editor, outsider] = [
    await signIn(test, one),
    await signIn(test, two),
    await signIn(test, three),
  ];
  asha = await createBuyer(test, { firstName: 'Asha' });
});
afterEach(async () => {
  await assertBooksConsistent(test.db);
  await assertMoneySums(test.db);
});
afterAll(() => test.close());

async function runJobs(): Promise<void> {
  for (const _step of ['refund', 'credit note', 'mail']) {
    await runDueJobs(test, workers);
  }
}

/** Bookings of two seats at these prices, each of its own event, paid together. */
async function paid(...prices: [number, ...number[]]) {
  asha = await createBuyer(test, { firstName: 'Asha' });
  const offers = await Promise.all(
    prices.map((price) =>
      createOffer(
        test,
        { price, total: 10 },
        { organizerId, refunds: { percent: 50, until: new Date(Date.now() + 86_400_000) } },
      ),
    ),
  );
  const ids: number[] = [];
  for (const { tier } of offers) ids.push((await calls.book(asha.headers, tier, 2)).id);
  const { payment_id: paymentId } = await calls.payFor(asha.headers, ids);
  const [[offer], [id]] = [offers, ids];
  if (!offer || id === undefined) throw new Error('There is no booking.');
  return { ...offer, paymentId, ids, id };
}

const send = (id: number, body: Partial<Body>, headers: Headers = owner ?? {}) =>
  calls.call('POST', `/organize/bookings/${id}/refund/`, headers, {
    return_seats: false,
    reason: 'The second act was cancelled.',
    ...body,
  });
const read = async (id: number, query = ''): Promise<Schemas['BookingRefunds']> =>
  expectStatus(
    200,
    await calls.get(`/organize/bookings/${id}/refund/${query}`, owner ?? {}),
  ).json();
/** Refunds with the sum that is shown. */
const refund = async (id: number, body: Partial<Body> = {}): Promise<Schemas['BookingRefunds']> =>
  expectStatus(200, await send(id, { refundable: (await read(id)).refundable, ...body })).json();
const booked = (id: number) => calls.read(asha.headers, id);
const spent = async () =>
  (await calls.get('/bookings/stats/', asha.headers)).json<Schemas['BookingStats']>().total_spent;
const salesOf = async (event: { id: number }): Promise<Schemas['EventSales']> =>
  expectStatus(200, await calls.get(`/organize/events/${event.id}/sales/`, owner ?? {})).json();

describe('a part of a booking', () => {
  // Two tickets of 1,000.00, 2 % fee and 18 % GST on both: 2,407.20.
  it('goes back while booking and tickets stay valid; sums, credit note and everybody concerned follow when it is done', async () => {
    const { id, event, tier, paymentId } = await paid(100_000);
    expect(await read(id, '?amount=601.80')).toMatchObject({
      paid: '2407.20',
      given_back: '0.00',
      refundable: '2407.20',
      refunds: [],
      booker_name: expect.stringContaining('Asha'),
      is_valid: true,
      seats: 2,
      parts: {
        amount: '601.80',
        tickets: '500.00',
        gst: '90.00',
        fee: '11.80',
      },
      allows_parts: true,
    });
    const after = await refund(id, { amount: '601.80' });
    expect(after).toMatchObject({ given_back: '601.80', refundable: '1805.40', is_valid: true });
    expect(after.refunds).toMatchObject([
      { amount: '601.80', state: 'requested', by: 'Rhea Menon', credit_note: null },
    ]);
    expect(await seatCounts(test.db, tier)).toEqual({ available: 8, held: 0, sold: 2 });
    expect((await salesOf(event)).totals).toMatchObject({
      paid: '2407.20',
      refunded: '601.80',
      refunding: '601.80',
      kept: '1805.40',
    });
    expect(await spent()).toBe('2407.20');
    await runJobs();
    expect(await booked(id)).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      refunded_amount: '601.80',
      paid_back_amount: '601.80',
      tickets: [{ qr_code: expect.any(String) }, { qr_code: expect.any(String) }],
      // Half of the rest.
      refund_on_cancel: {
        refund: '902.70',
        kept: '902.70',
      },
    });
    expect(await spent()).toBe('1805.40');
    const sales = await salesOf(event);
    expect(sales).toMatchObject({ revenue: '1500.00', totals: { refunding: '0.00' } });
    expect((await paymentOf(test.db, paymentId)).status).toBe('partially_refunded');
    const [note] = await creditNotesOf(test, paymentId);
    expect(note).toMatchObject({ total: 60_180, lines: [{ amount: 50_000, part_of: 200_000 }] });
    expect((await read(id)).refunds).toMatchObject([{ state: 'done', credit_note: note?.number }]);
    expect((await booked(id)).history.slice(-2)).toMatchObject([
      { by: 'Rhea Menon', note: '₹601.80 goes back: The second act was cancelled.' },
      { note: `₹601.80 has been paid back, credit note ${note?.number}.` },
    ]);
    const mails = await mailsTo(test, asha.user.email);
    expect(mails.find(({ kind }) => kind === 'refund_done')?.text).toContain(
      'The organizer says: The second act was cancelled.',
    );
    const { results } = (await calls.get('/notifications/', asha.headers)).json();
    expect(results).toContainEqual(
      expect.objectContaining({ kind: 'booking_refunded', is_read: false }),
    );
    const { rows } = await readAudit(id);
    expect(rows).toMatchObject([
      { summary: expect.stringMatching(/^refunded ₹601\.80 of booking .+: The second act/) },
    ]);
  });

  it('and another one, and the rest: each has a credit note, and all add up to what was paid in each part', async () => {
    const { id, paymentId } = await paid(333_33);
    const { amount } = await paymentOf(test.db, paymentId);
    const whole = (await read(id)).parts;
    for (const part of ['100.01', '0.07', '333.33']) {
      await refund(id, { amount: part });
      await runJobs();
    }
    await refund(id);
    await runJobs();
    const notes = await creditNotesOf(test, paymentId);
    expect(notes).toHaveLength(4);
    const total = (of: (line: (typeof notes)[number]['lines'][number]) => number) =>
      notes.flatMap(({ lines }) => lines).reduce((sum, line) => sum + of(line), 0);
    expect(notes.reduce((sum, note) => sum + note.total, 0)).toBe(amount);
    expect(toDecimal(total((line) => line.amount))).toBe(whole.tickets);
    const invoice = await test.db
      .selectFrom('invoices')
      .where('kind', '=', 'invoice')
      .orderBy('id', 'desc')
      .select('data')
      .executeTakeFirstOrThrow();
    expect(total((line) => line.fee ?? 0)).toBe(invoice.data.service_fee);
    expect(await booked(id)).toMatchObject({ status: 'refunded', payment_status: 'refunded' });
    expect((await paymentOf(test.db, paymentId)).status).toBe('refunded');
  });

  it('with its seats ends the booking: the seats are on sale again and the rest is kept', async () => {
    const { id, tier } = await paid(100_000);
    await refund(id, { amount: '2000.00', return_seats: true });
    expect(await booked(id)).toMatchObject({
      status: 'cancelled',
      payment_status: 'paid',
      tickets: [{ qr_code: null }, { qr_code: null }],
    });
    expect(await seatCounts(test.db, tier)).toEqual({ available: 10, held: 0, sold: 0 });
    await runJobs();
    expect(await booked(id)).toMatchObject({ payment_status: 'refunded' });
    const mails = await mailsTo(test, asha.user.email);
    const told = mails.find(({ kind }) => kind === 'booking_cancelled')?.text;
    expect(told).toContain('the organizer has cancelled this booking.');
    expect(told).toContain('₹2,000.00 of the ₹2,407.20 that you paid goes back');
    // What was kept can follow.
    expect(await refund(id)).toMatchObject({ refundable: '0.00', is_valid: false });
    await runJobs();
    expect(await booked(id)).toMatchObject({ status: 'cancelled', refunded_amount: '2407.20' });
    expect(await spent()).toBe('0.00');
  });

  it('of a booking that its holder cancels later leaves the terms the rest', async () => {
    const { id, paymentId } = await paid(100_000);
    await refund(id, { amount: '407.20' });
    const { refund_on_cancel: shown } = await booked(id);
    expect(shown).toEqual({ refund: '1000.00', kept: '1000.00' });
    expectStatus(
      200,
      await calls.call('POST', `/bookings/${id}/cancel/`, asha.headers, { refund: '1000.00' }),
    );
    await runJobs();
    expect((await refundsOf(test.db, paymentId)).map(({ amount }) => amount).sort()).toEqual([
      100_000, 40_720,
    ]);
    expect(await spent()).toBe('1000.00');
  });
});

describe('the whole of a booking', () => {
  it.each([
    ['its seats', true, { available: 10, held: 0, sold: 0 }],
    ['its seats, unless it says otherwise', undefined, { available: 10, held: 0, sold: 0 }],
    ['no seats, which leave the sale', false, { available: 8, held: 0, sold: 0 }],
  ])('goes back with %s: it is refunded and its tickets end', async (_, return_seats, seats) => {
    const { id, tier, event, paymentId } = await paid(100_000, 77_77);
    const { amount } = await paymentOf(test.db, paymentId);
    const { refundable } = await read(id);
    await refund(id, { return_seats });
    expect(await seatCounts(test.db, tier)).toEqual(seats);
    await runJobs();
    expect(await booked(id)).toMatchObject({
      status: 'refunded',
      payment_status: 'refunded',
      refunded_amount: refundable,
      tickets: [{ qr_code: null }, { qr_code: null }],
    });
    expect((await salesOf(event)).totals).toMatchObject({ kept: '0.00', refunded: refundable });
    const kept = await spent();
    expect(Math.round((Number(kept) + Number(refundable)) * 100)).toBe(amount);
    await expectRefused(test.db, () => send(id, { refundable: '0.00' }), 409, 'nothing_to_refund');
  });

  it('goes back less what was given back when the event is cancelled', async () => {
    const { id, event, paymentId } = await paid(100_000);
    await refund(id, { amount: '407.20' });
    await (await createOrganizer(test)).cancelled(event.id);
    await runJobs();
    expect((await refundsOf(test.db, paymentId)).map(({ amount }) => amount).sort()).toEqual([
      200_000, 40_720,
    ]);
    expect(await booked(id)).toMatchObject({ payment_status: 'refunded' });
    expect(await spent()).toBe('0.00');
  });
});

describe('a refund is refused', () => {
  it('to editors, to others, for what was never paid, and for sums that cannot be', async () => {
    const { id, tier } = await paid(100_000);
    const unpaid = await calls.book(asha.headers, tier);
    const free = await createOffer(test, { price: 0 }, { organizerId });
    const gift = await calls.book(asha.headers, free.tier);
    await calls.payFor(asha.headers, [gift.id]);
    const body = { refundable: '2407.20' };
    const refuse = (
      [target, sent, headers]: Parameters<typeof send>,
      ...refusal: [status: number, code: string]
    ) => expectRefused(test.db, () => send(target, sent, headers), ...refusal);
    await refuse([id, body, editor], 403, 'forbidden');
    await refuse([id, body, outsider], 404, 'not_found');
    await refuse([id, body, asha.headers], 404, 'not_found');
    await refuse([unpaid.id, body], 409, 'nothing_to_refund');
    await refuse([gift.id, { refundable: '0.00' }], 409, 'nothing_to_refund');
    const read = await calls.get(`/organize/bookings/${gift.id}/refund/`, owner ?? {});
    expect([read.statusCode, read.json().code]).toEqual([409, 'nothing_to_refund']);
    await refuse([id, { ...body, amount: '0.00' }], 400, 'invalid_input');
    await refuse([id, { ...body, amount: '2407.21' }], 400, 'invalid_input');
    const changed = await refuse([id, { refundable: '2000.00' }], 409, 'refund_changed');
    expect(changed.details).toEqual({ refundable: '2407.20' });
  });

  it('a second time with the same key: it is made once', async () => {
    const { id, paymentId } = await paid(100_000);
    const headers = { ...owner, 'idempotency-key': 'refund-of-asha' };
    const body = { refundable: '2407.20', amount: '100.00' };
    const answers = [await send(id, body, headers), await send(id, body, headers)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await refundsOf(test.db, paymentId)).toHaveLength(1);
    const other = await send(id, { ...body, amount: '200.00' }, headers);
    expect(other.json().code).toBe('idempotency_conflict');
  });
});

async function readAudit(id: number) {
  const rows = await test.db
    .selectFrom('audit_entries')
    .where('kind', '=', 'booking')
    .where('thing_id', '=', id)
    .select('summary')
    .execute();
  return { rows };
}
