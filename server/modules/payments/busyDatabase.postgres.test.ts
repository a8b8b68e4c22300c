import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { assertInventoryConsistent, statusAndCode } from '../../testing/bookings';
import { startLiveGateways, type LiveGateways } from '../../testing/liveGateways';
import { untilWaiting } from '../../testing/lockWaits';
import { assertPaymentsConsistent, paymentOf } from '../../testing/payments';

let live: LiveGateways;
let begun: Awaited<ReturnType<LiveGateways['startCheckout']>>;

beforeAll(async () => {
  live = await startLiveGateways({ lockTimeout: 1_000 });
});
beforeEach(async () => {
  begun = await live.startCheckout('stripe');
  live.stripe.pay(begun.orderId);
});
afterEach(async () => {
  await assertInventoryConsistent(live.test.db);
  await assertPaymentsConsistent(live.test.db);
});
afterAll(() => live.close());

const deliver = () => live.pages.deliver('stripe', live.stripe.completed(begun.orderId));

/** Delivers while somebody else has the payment locked, and lets them do as they like meanwhile. */
async function deliverWhileLocked(meanwhile: () => Promise<void>) {
  return live.test.db.transaction().execute(async (trx) => {
    await sql`select from payments where public_id = ${begun.paymentId} for update`.execute(trx);
    const answer = deliver();
    await meanwhile();
    return answer;
  });
}

/** The process of PostgreSQL that waits for that lock. */
const waitingProcess = async () => (await untilWaiting(live.test))[0]?.pid;

const endings: [string, () => Promise<unknown>][] = [
  ['a lock is not to be had in time', async () => undefined],
  [
    'a statement is cancelled, as after its time-out',
    async () => sql`select pg_cancel_backend(${await waitingProcess()})`.execute(live.test.db),
  ],
  [
    'the connection is cut off',
    async () => sql`select pg_terminate_backend(${await waitingProcess()})`.execute(live.test.db),
  ],
];

it.each(endings)('when %s: 503 with Retry-After, and the next delivery counts', async (_, end) => {
  const refused = await deliverWhileLocked(async () => void (await end()));
  expect(statusAndCode(refused)).toEqual([503, 'unavailable']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await paymentOf(live.test.db, begun.paymentId)).status).toBe('pending');
  expect((await deliver()).statusCode).toBe(200);
  expect((await paymentOf(live.test.db, begun.paymentId)).status).toBe('success');
});
