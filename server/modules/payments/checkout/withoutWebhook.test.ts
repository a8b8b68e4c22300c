import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createConcert,
  expectStatus,
  seatCounts,
  type BookingCalls,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createTier } from '../../../testing/events';
import {
  assertPaymentsConsistent,
  createCheckoutCalls,
  createBackgroundWorkers,
  agePayment,
  type CheckoutCalls,
} from '../../../testing/payments';

let test: TestApp;
let calls: BookingCalls;
let pages: CheckoutCalls;
let workers: ReturnType<typeof createBackgroundWorkers>;
let concert: Awaited<ReturnType<typeof createConcert>>;
let asha: Buyer;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  pages = createCheckoutCalls(test);
  workers = createBackgroundWorkers(test);
});
beforeEach(async () => {
  concert = await createConcert(test);
  asha = concert.buyer;
});
afterEach(async () => {
  await assertInventoryConsistent(test.db);
  await assertPaymentsConsistent(test.db);
});
afterAll(() => test.close());

const statusOf = async (paymentId: string) =>
  expectStatus(200, await pages.verify(asha.headers, paymentId)).json<Schemas['PaymentResult']>()
    .status;

describe('without any webhook', () => {
  it('the reconciler settles more payments than it asks about at once', async () => {
    const { tier, paymentIds } = await unheardPayments();
    expect(await workers.reconciler.reconcileOnce()).toBe(0);
    for (const id of paymentIds) await agePayment(test.db, id, 16);
    expect(await workers.reconciler.reconcileOnce()).toBe(12);
    expect(await workers.reconciler.reconcileOnce()).toBe(0);
    expect(await seatCounts(test.db, tier)).toEqual({ available: 0, held: 0, sold: 12 });
  });

  it('verifying asks the gateway', async () => {
    await concert.fillCart();
    const { payment_id: paymentId } = await pages.checkout(asha.headers);
    await payUnheard(paymentId);
    expect(await statusOf(paymentId)).toBe('success');
  });

  async function unheardPayments() {
    const tier = await createTier(test, { event: { id: concert.stalls.event_id }, total: 12 });
    const paymentIds: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      const { headers } = await createBuyer(test);
      await calls.book(headers, tier);
      const { payment_id: id } = await pages.checkout(headers);
      await payUnheard(id);
      paymentIds.push(id);
    }
    return { tier, paymentIds };
  }

  /** Paid at the gateway, whose webhook gets lost. */
  const payUnheard = (paymentId: string) =>
    test.db
      .updateTable('sandbox_orders')
      .set({ state: 'paid' })
      .where('reference', '=', paymentId)
      .execute();
});
