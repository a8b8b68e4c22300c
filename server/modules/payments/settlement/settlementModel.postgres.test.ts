import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { BodyAt } from '../../../contract/calls';
import {
  assertInventoryConsistent,
  createBuyer,
  createOffer,
  expireHold,
  type Answer,
  type Buyer,
} from '../../../testing/bookings';
import type { TestTier } from '../../../testing/events';
import { startLiveGateways, type LiveGateways } from '../../../testing/liveGateways';
import { assertPaymentsConsistent, createBackgroundWorkers } from '../../../testing/payments';
import { createHoldExpiryWorker } from '../../inventory/holdExpiry.service';
import { testRounds } from '../../../testing/rounds';

/** People who press at once, each with a list of things to do. */
const PEOPLE = 8;
const ROUNDS = testRounds(2);

// Also on a machine that does much else.
jest.setTimeout(60_000 + 2_000 * PEOPLE * ROUNDS);

let live: LiveGateways;
let workers: ReturnType<typeof createBackgroundWorkers>;

beforeAll(async () => {
  live = await startLiveGateways();
  workers = createBackgroundWorkers(live.test);
});
afterAll(() => live.close());

const steps = [
  'book',
  'change',
  'remove',
  'expire',
  'extend',
  'checkout',
  'checkout',
  'pay',
  'pay',
  'decline',
  'verify',
  'again',
  'cancel',
  'sweep',
  'queue',
] as const;
type Step = (typeof steps)[number];

/** One person, and what they have begun. */
class Person {
  readonly bookings: number[] = [];
  readonly orders: { orderId: string; paymentId: string }[] = [];

  constructor(
    readonly buyer: Buyer,
    readonly tiers: readonly TestTier[],
  ) {}

  get headers() {
    return this.buyer.headers;
  }

  async do(step: Step, pick: number): Promise<void> {
    const answer = await this.#act(step, pick);
    if (answer && answer.statusCode >= 500) throw new Error(`${step}: ${answer.body}`);
  }

  async #act(step: Step, pick: number): Promise<Answer | undefined> {
    const { calls, pages, stripe, test } = live;
    const booking = this.bookings[pick % Math.max(1, this.bookings.length)];
    const order = this.orders[pick % Math.max(1, this.orders.length)];
    const change = <Method extends Uppercase<string>, Tail extends string>(
      method: Method,
      tail: Tail,
      body?: BodyAt<Method, `/bookings/${number}${Tail}`>,
    ) =>
      booking === undefined
        ? undefined
        : calls.call(method, `/bookings/${booking}${tail}`, this.headers, body);
    switch (step) {
      case 'book':
        return this.#book(pick);
      case 'change':
        return change('PATCH', '', { quantity: 1 + (pick % 4) });
      case 'remove':
        return change('DELETE', '');
      case 'extend':
        return change('POST', '/extend/');
      case 'cancel':
        return change('POST', '/cancel/');
      case 'expire':
        if (booking !== undefined) await expireHold(test.db, booking);
        return undefined;
      case 'checkout':
        return this.#checkout();
      case 'sweep':
        await createHoldExpiryWorker({ db: test.db, log: test.app.log }).runOnce();
        return undefined;
      case 'queue':
        await workers.queue.runOnce();
        return undefined;
    }
    if (!order) return undefined;
    if (step === 'pay' && stripe.sessions.get(order.orderId)?.status === 'open') {
      stripe.pay(order.orderId);
    }
    if (step === 'verify') return pages.verify(this.headers, order.paymentId);
    const event =
      step === 'decline' ? stripe.declined(order.orderId) : stripe.completed(order.orderId);
    return pages.deliver('stripe', event);
  }

  async #book(pick: number): Promise<Answer> {
    const tier = this.tiers[pick % this.tiers.length];
    if (!tier) throw new Error('There is no tier.');
    const body = { event: tier.event_id, ticket_tier: tier.id, quantity: 1 + (pick % 3) };
    const answer = await live.calls.create(this.headers, body);
    if (answer.statusCode === 201) this.bookings.push(answer.json<{ id: number }>().id);
    return answer;
  }

  async #checkout(): Promise<Answer> {
    const answer = await live.pages.start(this.headers, 'stripe');
    if (answer.statusCode === 200) {
      const { payment_id: paymentId, checkout_url: url } = answer.json<{
        payment_id: string;
        checkout_url: string;
      }>();
      this.orders.push({ paymentId, orderId: live.stripe.idOf(url) });
    }
    return answer;
  }
}

/** Every paisa that Stripe took is fulfilled, or was given back, to the paisa. */
async function expectEveryPaisa(): Promise<void> {
  const sessions = [...live.stripe.sessions.values()];
  const captured = sessions
    .filter((session) => session.payment_status === 'paid')
    .reduce((sum, session) => sum + session.amount_total, 0);
  const { rows } = await sql<{ fulfilled: number; refunded: number }>`
    select
      (select coalesce(sum(amount), 0)::bigint from payments where status = 'success') as fulfilled,
      (select coalesce(sum(amount), 0)::bigint from refunds where done_at is not null) as refunded
  `.execute(live.test.db);
  const given = live.stripe.refunds.reduce((sum, refund) => sum + refund.amount, 0);
  expect(rows[0]).toEqual({ fulfilled: captured - given, refunded: given });
}

it('whatever eight people do at once, seats and money add up at every moment', async () => {
  const list = fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(1_000)), {
    minLength: 4,
    maxLength: 12,
  });
  const everybody = fc.array(list, { minLength: PEOPLE, maxLength: PEOPLE });
  await fc.assert(
    fc.asyncProperty(everybody, async (lists) => {
      const small = await createOffer(live.test, { total: 9, price: 123_45 });
      const large = await createOffer(live.test, { total: 30, price: 6_500_01 });
      const tiers = [small.tier, large.tier];
      const people = await Promise.all(
        lists.map(async () => new Person(await createBuyer(live.test), tiers)),
      );
      await Promise.all(
        people.map(async (person, index) => {
          await person.do('book', index);
          for (const [step, pick] of lists[index] ?? []) {
            await person.do(step, pick);
            await assertInventoryConsistent(live.test.db);
          }
        }),
      );
      for (const person of people) await person.do('again', 0);
      for (const { orderId } of people.flatMap((person) => person.orders)) {
        await live.pages.deliver('stripe', live.stripe.completed(orderId));
      }
      await workers.queue.runOnce();
      await assertInventoryConsistent(live.test.db);
      await assertPaymentsConsistent(live.test.db);
      await expectEveryPaisa();
    }),
    { numRuns: ROUNDS, endOnFailure: true },
  );
});
