import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createBookingCalls, createBuyer, createOffer, type Buyer } from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createOrganizerTeam } from '../../testing/organizers';
import { createBackgroundWorkers } from '../../testing/payments';
import { testSize } from '../../testing/rounds';

/** D15 on a real PostgreSQL: the embedded database does one thing after the other anyway. */

let test: TestApp;
let buyers: Buyer[];
const BUYERS = testSize(10, 20);

beforeAll(async () => {
  test = await buildTestApp();
  buyers = await Promise.all(Array.from({ length: BUYERS }, () => createBuyer(test)));
});
beforeEach(async () => {
  await sql`truncate invoices, invoice_counters`.execute(test.db);
});
afterAll(() => test?.close());

/** A slow machine may be too busy for all at once: then one asks again, as the answer says. */
async function untilServed<Answer extends { statusCode: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  let answer = await ask();
  while (answer.statusCode === 503) answer = await ask();
  return answer;
}

const counted = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

async function sequences(): Promise<number[]> {
  const rows = await test.db
    .selectFrom('invoices')
    .select(['sequence', 'number'])
    .orderBy('sequence')
    .execute();
  expect(new Set(rows.map((row) => row.number)).size).toBe(rows.length);
  return rows.map((row) => row.sequence);
}

/** Bookings of one ticket each, to be paid apart. */
async function fillCarts(each: number): Promise<{ buyer: Buyer; id: number; amount: string }[]> {
  const { tier } = await createOffer(test, { total: buyers.length * each });
  const calls = createBookingCalls(test);
  const orders = await Promise.all(
    buyers.map(async (buyer) => {
      const own = [];
      for (let made = 0; made < each; made += 1) {
        const { id } = await calls.book(buyer.headers, tier);
        own.push({ buyer, id, amount: await calls.quoteTotal(buyer.headers, [id]) });
      }
      return own;
    }),
  );
  return orders.flat();
}

it('gives payments at once consecutive numbers', async () => {
  const orders = await fillCarts(testSize(3, 10));
  const calls = createBookingCalls(test);
  const answers = await Promise.all(
    orders.map(({ buyer, id, amount }) =>
      untilServed(() =>
        calls.pay(
          { ...buyer.headers, 'idempotency-key': `payment-${id}` },
          { booking_ids: [id], amount },
        ),
      ),
    ),
  );
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
  // Two processes number what was paid, while people fetch their receipts.
  const processes = [createBackgroundWorkers(test), createBackgroundWorkers(test)];
  const [receipts] = await Promise.all([
    Promise.all(
      orders
        .filter((_, index) => index % 5 === 0)
        .map(({ buyer, id }) =>
          untilServed(() => calls.get(`/bookings/${id}/receipt/`, buyer.headers)),
        ),
    ),
    ...processes.map(({ queue }) => queue.runOnce()),
  ]);
  expect(new Set(receipts.map((receipt) => receipt.statusCode))).toEqual(new Set([200]));
  expect(await sequences()).toEqual(counted(orders.length));
});

it('leaves no gap when transactions fail or their connections are cut among them', async () => {
  const orders = await fillCarts(3);
  const calls = createBookingCalls(test);
  for (const { buyer, id } of orders) await calls.payFor(buyer.headers, [id]);
  const payments = await test.db
    .selectFrom('payments as p')
    .innerJoin('payment_bookings as s', 's.payment_id', 'p.id')
    .where(
      's.booking_id',
      'in',
      orders.map((order) => order.id),
    )
    .select('p.public_id')
    .execute();
  await sql`truncate invoices, invoice_counters`.execute(test.db);

  const service = createBackgroundWorkers(test).invoices;
  const outcomes = await Promise.allSettled(
    payments.map(({ public_id: id }, index) =>
      test.db.transaction().execute(async (trx) => {
        await service.issue(trx, id);
        if (index % 3 === 1) throw new Error('Rolled back.');
        if (index % 3 === 2) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
      }),
    ),
  );
  const done = outcomes.filter(({ status }) => status === 'fulfilled').length;
  expect(done).toBe(BUYERS);
  expect(await sequences()).toEqual(counted(BUYERS));

  // Those that were lost get the next numbers, when they are asked for, and everyone one.
  await Promise.all([...payments, ...payments].map(({ public_id: id }) => service.ofPayment(id)));
  expect(await sequences()).toEqual(counted(3 * BUYERS));
});

it('numbers each seller without a gap when payments over several are numbered at once', async () => {
  const { id: organizerId } = await createOrganizerTeam(test);
  const details = { legal_name: 'Bombay Live', gstin: '27AAGCB7316L1ZF', address: 'Mumbai' };
  await test.db
    .updateTable('organizers')
    .set({ ...details, state: 'Maharashtra' })
    .where('id', '=', organizerId)
    .execute();
  const offers = [
    await createOffer(test, { total: 20 }, { organizerId }),
    await createOffer(test, { total: 20 }),
  ];
  const calls = createBookingCalls(test);
  const payments = await Promise.all(
    buyers.map(async ({ headers }, index) => {
      const ids = [];
      for (const { tier } of index % 2 === 0 ? offers : [...offers].reverse()) {
        ids.push((await calls.book(headers, tier)).id);
      }
      return (await calls.payFor(headers, ids)).payment_id;
    }),
  );
  await sql`truncate invoices, invoice_counters`.execute(test.db);
  const service = createBackgroundWorkers(test).invoices;
  await Promise.all([...payments, ...payments].map((payment) => service.ofPayment(payment)));
  const numbered = await test.db
    .selectFrom('invoices')
    .select(['organizer_id', 'sequence'])
    .orderBy('sequence')
    .execute();
  for (const seller of [null, organizerId]) {
    const own = numbered.filter((invoice) => invoice.organizer_id === seller);
    expect(own.map(({ sequence }) => sequence)).toEqual(counted(BUYERS));
  }
  expect(numbered).toHaveLength(2 * BUYERS);
});

it('credits a refund once, in a series of its own, however often it is asked for', async () => {
  const [order] = await fillCarts(1);
  if (!order) throw new Error('Nothing to pay.');
  const calls = createBookingCalls(test);
  const { payment_id: paymentId } = await calls.payFor(order.buyer.headers, [order.id]);
  const service = createBackgroundWorkers(test).invoices;
  const credit = {
    paymentId,
    bookings: [{ id: order.id }],
    reason: 'The organizer called it off.',
  };
  const notes = await Promise.all(
    counted(10).map(() => test.db.transaction().execute((trx) => service.credit(trx, credit))),
  );
  expect(new Set(notes.flat().map((note) => note.id)).size).toBe(1);
  const [invoice] = await service.ofPayment(paymentId);
  if (!invoice) throw new Error('There is no invoice.');
  expect(notes[0]?.[0]).toMatchObject({
    kind: 'credit_note',
    sequence: 1,
    refers_to: invoice.id,
    data: { total: invoice.data.total, refers_to: { number: invoice.number } },
  });
});
