import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { assertInventoryConsistent } from '../../testing/bookings';
import { startLiveGateways, type LiveGateways } from '../../testing/liveGateways';
import { assertPaymentsConsistent, paymentOf, refundsOf } from '../../testing/payments';
import { createUser, signIn } from '../../testing/people';
import { hashPassword } from '../identity/auth/passwords.service';

// Where statements truly run at once: what the embedded engine's one session would hide.

const ROUNDS = 4;
const PASSWORD = 'correct horse battery';

let live: LiveGateways;

beforeAll(async () => {
  live = await startLiveGateways();
});
afterEach(async () => {
  await assertInventoryConsistent(live.test.db);
  await assertPaymentsConsistent(live.test.db);
});
afterAll(() => live.close());

type Begun = Awaited<ReturnType<LiveGateways['startCheckout']>>;

async function close({ concert }: Begun): Promise<number> {
  const { company, user } = concert.buyer;
  const admin = await createUser(live.test, { role: 'company_admin', company });
  const headers = await signIn(live.test, admin);
  const answer = await live.calls.call('POST', `/users/${user.id}/deactivate/`, headers);
  return answer.statusCode;
}

async function erase({ concert, headers }: Begun): Promise<number> {
  const { id, email } = concert.buyer.user;
  const body = { password: PASSWORD, confirm: email };
  const answer = await live.calls.call('POST', `/users/${id}/erase/`, headers, body);
  return answer.statusCode;
}

async function begin(): Promise<Begun> {
  const begun = await live.startCheckout('stripe');
  await live.test.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', begun.concert.buyer.user.id)
    .execute();
  // Declined: erasing waits for no outcome of it, and the page stays open for another attempt.
  await live.test.db
    .updateTable('payments')
    .set({ status: 'failed', failure_reason: 'The payment was declined.' })
    .where('public_id', '=', begun.paymentId)
    .execute();
  live.stripe.pay(begun.orderId);
  return begun;
}

const pay = async ({ orderId }: Begun): Promise<number> =>
  (await live.pages.deliver('stripe', live.stripe.completed(orderId))).statusCode;

/** All of the money is kept with tickets, or all of it goes back; @returns whether it is kept */
async function isKept({ paymentId, ids }: Begun): Promise<boolean> {
  const { status } = await paymentOf(live.test.db, paymentId);
  const kept = status === 'success';
  expect(await refundsOf(live.test.db, paymentId)).toHaveLength(kept ? 0 : 1);
  const tickets = await live.test.db
    .selectFrom('tickets')
    .select('id')
    .where('booking_id', 'in', [...ids])
    .execute();
  expect(tickets).toHaveLength(kept ? 7 : 0);
  return kept;
}

it.each([
  ['closes first', [close, pay]],
  ['pays first', [pay, close]],
] as const)(
  'money arrives while the account closes, which %s: kept or paid back',
  async (_, order) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = await begin();
      const answers = await Promise.all(order.map((step) => step(begun)));
      expect(answers).toEqual([200, 200]);
      await isKept(begun);
    }
    // One after the other, nothing is left to chance.
    const begun = await begin();
    for (const step of order) await step(begun);
    expect(await isKept(begun)).toBe(order[0] === pay);
  },
);

it.each([
  ['erases first', [erase, pay]],
  ['pays first', [pay, erase]],
] as const)(
  'money arrives while the person is erased, which %s: no tickets for nobody',
  async (_, order) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = await begin();
      const answers = await Promise.all(order.map((step) => step(begun)));
      const [erased, paid] = order[0] === erase ? answers : [...answers].reverse();
      expect(paid).toBe(200);
      // Paid bookings of coming events hold the erasure up.
      expect(erased).toBe((await isKept(begun)) ? 409 : 204);
    }
  },
);
