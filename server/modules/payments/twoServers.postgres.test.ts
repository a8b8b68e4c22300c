import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import type { BodyOf, Schemas } from '../../contract/types';
import { assertInventoryConsistent, seatCounts } from '../../testing/bookings';
import type { FakeEvent } from '../../testing/fakeGateway';
import { stripeSignature } from '../../testing/fakeStripe';
import { assertPaymentsConsistent, agePayment, paymentOf, refundsOf } from '../../testing/payments';
import type { ServerAnswer } from '../../testing/serverProcesses';
import { expectBody, startTwoServers, type TwoServers } from '../../testing/twoServers';
import { testRounds, testSize } from '../../testing/rounds';

// D12 through two real servers, as gateways and people meet them.
jest.setTimeout(300_000);

let two: TwoServers;

beforeAll(async () => {
  two = await startTwoServers();
});
afterEach(async () => {
  await assertInventoryConsistent(two.db);
  await assertPaymentsConsistent(two.db);
});
afterAll(() => two?.close());

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const statusesOf = (answers: readonly ServerAnswer[]) => [
  ...new Set(answers.map((answer) => answer.status)),
];
const statusOf = async (paymentId: string) => (await paymentOf(two.db, paymentId)).status;

/** Everything that may follow from an event, once or too often. */
async function effectsOf(paymentId: string) {
  const { id } = await paymentOf(two.db, paymentId);
  const { rows } = await sql<Record<string, unknown>>`
    select
      (select status from payments where id = ${id}) as status,
      (select array_agg(distinct gateway_payment_id) from payments where id = ${id}) as money,
      (select count(*)::int from payment_bookings s join payment_bookings ours using (booking_id)
        where ours.payment_id = ${id} and s.is_settled) as settled,
      (select count(*)::int from tickets t join payment_bookings s using (booking_id)
        where s.payment_id = ${id}) as tickets,
      (select count(*)::int from booking_history h join payment_bookings s using (booking_id)
        where s.payment_id = ${id} and h.kind = 'paid') as paid_notes,
      (select count(*)::int from gateway_events where payment_id = ${id}) as events,
      (select count(*)::int from refunds where payment_id = ${id}) as refunds,
      (select count(*)::int from invoices where payment_id = ${id}) as invoices,
      (select json_object_agg(kind, count order by kind) from (
        select kind, count(*)::int from outbox_jobs
        where key in (${paymentId}, ${String(id)}) group by kind
      ) j) as jobs
  `.execute(two.db);
  return rows[0];
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** The question for a page to pay on; those about older pages come by themselves at any time. */
const newPage = /^POST \/v1\/(checkout\/sessions|payment_links)\/?$/;

/** The same event as the gateway sends it when it tries again: a new signature, another time. */
const signedAgain = (event: FakeEvent, at = nowSeconds()): FakeEvent => ({
  ...event,
  headers: { ...event.headers, 'stripe-signature': stripeSignature(event.payload, at) },
});

describe('one signed event many times in parallel', () => {
  it('at two servers, again after a restart, again ninety minutes later: one effect', async () => {
    const purchases = [];
    for (const gateway of ['stripe', 'razorpay'] as const) {
      const { orderId, paymentId, ids } = await two.startCheckout(gateway);
      two[gateway].pay(orderId);
      const event =
        gateway === 'stripe' ? two.stripe.completed(orderId) : two.razorpay.linkPaid(orderId);
      const deliver = async (sent = event) =>
        statusesOf(await times(testSize(40, 100), (index) => two.deliver(index, gateway, sent)));
      expect([gateway, await deliver()]).toEqual([gateway, [200]]);
      // Numbered behind the payment, by whichever server comes first.
      await two.waitUntil(async () => (await effectsOf(paymentId))?.invoices === 1);
      const once = await effectsOf(paymentId);
      expect(once).toMatchObject({
        status: 'success',
        settled: 2,
        tickets: 5,
        paid_notes: 2,
        events: 1,
        refunds: 0,
        invoices: 1,
        jobs: { mail_invoice: 1, mail_payment: 1, record_charge: 1 },
      });
      purchases.push({ gateway, paymentId, ids, event, deliver, once });
    }

    // Both at once: a start takes longer than all of the events.
    await two.restart();
    for (const { gateway, paymentId, ids, event, deliver, once } of purchases) {
      expect([gateway, await deliver()]).toEqual([gateway, [200]]);
      expect(await effectsOf(paymentId)).toEqual(once);

      await agePayment(two.db, paymentId, 90);
      await sql`
        update bookings set hold_expires_at = hold_expires_at - interval '90 minutes'
        where id = any(${[...ids]}::bigint[])
      `.execute(two.db);
      expect([gateway, await deliver(signedAgain(event))]).toEqual([gateway, [200]]);
      expect(await effectsOf(paymentId)).toEqual(once);
    }
  });

  it('signed ninety minutes ago it is refused and does nothing; signed again it counts', async () => {
    const { orderId, paymentId } = await two.startCheckout('stripe');
    two.stripe.pay(orderId);
    const event = two.stripe.completed(orderId);
    const old = signedAgain(event, nowSeconds() - 90 * 60);
    expect(statusesOf(await times(20, (index) => two.deliver(index, 'stripe', old)))).toEqual([
      400,
    ]);
    expect(await effectsOf(paymentId)).toMatchObject({ status: 'pending', events: 0, tickets: 0 });
    expect((await two.deliver(1, 'stripe', signedAgain(event))).status).toBe(200);
    expect(await statusOf(paymentId)).toBe('success');
  });
});

describe('while the gateway answers slowly', () => {
  it('webhook, return and cancel at once: nobody waits, no transaction stays open, sums hold', async () => {
    for (let round = 0; round < testRounds(5); round += 1) {
      const gateway = round % 2 === 0 ? 'stripe' : 'razorpay';
      const { orderId, paymentId, ids, headers, tier } = await two.startCheckout(gateway);
      two[gateway].pay(orderId);
      const event =
        gateway === 'stripe' ? two.stripe.completed(orderId) : two.razorpay.captured(orderId);
      const pause = two[gateway].pause(new RegExp(`^GET .*${orderId}`));
      const back = two.ask(round, 'POST', '/payments/verify/', headers, { payment_id: paymentId });
      await pause.arrived;
      const middle = await two.databaseTime();

      const webhook = () => two.deliver(round + 1, gateway, event);
      const cancel = () => two.ask(round, 'POST', `/bookings/${ids[0]}/cancel/`, headers);
      const change = () => two.ask(round, 'PATCH', `/bookings/${ids[1]}`, headers, { quantity: 1 });
      const orders = [
        () => Promise.all([webhook(), cancel()]),
        () => Promise.all([cancel(), webhook()]),
        async () => [await webhook(), await cancel()],
        async () => [await cancel(), await webhook()],
        () => Promise.all([change(), webhook(), cancel()]),
      ];
      const answers = (await orders[round % orders.length]?.()) ?? [];
      // All of that was answered while the gateway has not said a word.
      expect([round, await two.countTransactionsOpenSince(middle)]).toEqual([round, 0]);
      pause.end();
      for (const answer of [...answers, await back]) expect(answer.status).toBeLessThan(500);

      expect(await statusOf(paymentId)).toMatch(/^(success|refunded)$/);
      const { available, held, sold } = await seatCounts(two.db, tier);
      expect(available + held + sold).toBe(10);
      await assertInventoryConsistent(two.db);
      await assertPaymentsConsistent(two.db);
    }
  });

  it('while it makes its page, bookings can be changed and removed, and nothing stays open', async () => {
    for (let round = 0; round < testRounds(2); round += 1) {
      const gateway = round % 2 === 0 ? 'stripe' : 'razorpay';
      const { headers, ids } = await two.fillCart();
      const pause = two[gateway].pause(newPage);
      const page = two.start(round, headers, gateway);
      await pause.arrived;
      const middle = await two.databaseTime();
      const changed = await two.ask(round + 1, 'PATCH', `/bookings/${ids[0]}`, headers, {
        quantity: 1,
      });
      expect(changed.status).toBe(200);
      expect([round, await two.countTransactionsOpenSince(middle)]).toEqual([round, 0]);
      pause.end();
      const { payment_id: old } = expectBody<Schemas['Checkout']>(200, await page);
      // The price has changed under it: the next press is for the present one.
      const next = await two.start(round + 1, headers, gateway);
      const { payment_id: present } = expectBody<Schemas['Checkout']>(200, next);
      expect(present).not.toBe(old);
      expect(await statusOf(old)).toBe('failed');
      expect((await paymentOf(two.db, present)).amount).toBe(4 * 120_360);
    }
  });

  it('an attempt that is replaced while its page is made is never sent there', async () => {
    const { headers } = await two.fillCart();
    const pause = two.stripe.pause(newPage);
    const slow = two.start(0, headers, 'stripe');
    await pause.arrived;
    const other = expectBody<Schemas['Checkout']>(200, await two.start(1, headers, 'razorpay'));
    pause.end();
    const { checkout_url: url, payment_id: id } = expectBody<Schemas['Checkout']>(200, await slow);
    expect(id).not.toBe(other.payment_id);
    expect(url).toMatch(new RegExp(`/cart\\?stage=payment&payment=${id}$`));
    const verified = await two.ask(0, 'POST', '/payments/verify/', headers, { payment_id: id });
    expect(verified.body).toMatchObject({ status: 'failed', replaced: true });
  });
});

describe('one Idempotency-Key, twenty times in parallel at two servers', () => {
  it('is one payment and one order; with another request 409', async () => {
    const { headers } = await two.fillCart();
    const before = two.stripe.sessions.size;
    const key = 'press-of-the-button';
    const answers = await times(20, (index) => two.start(index, headers, 'stripe', key));
    expect(statusesOf(answers)).toEqual([200]);
    const made = answers.map((answer) => (answer.body as Schemas['Checkout']).payment_id);
    expect(new Set(made).size).toBe(1);
    expect(two.stripe.sessions.size).toBe(before + 1);
    const others = await times(4, (index) => two.start(index, headers, 'razorpay', key));
    expect(statusesOf(others)).toEqual([409]);
    expect(others[0]?.body).toMatchObject({ code: 'idempotency_conflict' });
    expect(two.stripe.sessions.size).toBe(before + 1);
  });

  it('after a decline the next try, with its own key, succeeds', async () => {
    const { headers } = await two.fillCart();
    const first = expectBody<Schemas['Checkout']>(
      200,
      await two.start(0, headers, 'stripe', 'first-press'),
    );
    const declined = two.stripe.declined(two.stripe.idOf(first.checkout_url));
    expect((await two.deliver(1, 'stripe', declined)).status).toBe(200);
    expect(await statusOf(first.payment_id)).toBe('failed');
    const second = expectBody<Schemas['Checkout']>(
      200,
      await two.start(1, headers, 'stripe', 'second-press'),
    );
    const orderId = two.stripe.idOf(second.checkout_url);
    two.stripe.pay(orderId);
    expect((await two.deliver(0, 'stripe', two.stripe.completed(orderId))).status).toBe(200);
    expect(await statusOf(second.payment_id)).toBe('success');
    expect(await refundsOf(two.db, second.payment_id)).toEqual([]);
  });
});

describe('the Pay button of the cart', () => {
  const pay = (
    which: number,
    cart: Awaited<ReturnType<TwoServers['fillCart']>>,
    more: Partial<BodyOf<'createPayment'>>,
  ) =>
    two.ask(which, 'POST', '/payments/bulk_create/', cart.headers, {
      booking_ids: [...cart.ids],
      amount: '6018.00',
      gateway: 'stripe',
      ...more,
    });

  it('pressed again, in another tab, after a reload, is one open payment and one page', async () => {
    const cart = await two.fillCart();
    const before = two.stripe.sessions.size;
    const presses = await times(10, (index) => pay(index, cart, {}));
    expect(statusesOf(presses)).toEqual([201]);
    const ids = presses.map(({ body }) => (body as Schemas['PaymentResult']).payment_id);
    expect(new Set(ids).size).toBe(1);
    const pages = await times(10, (index) => two.start(index, cart.headers, 'stripe'));
    const urls = pages.map(({ body }) => (body as Schemas['Checkout']).checkout_url);
    expect(new Set(urls).size).toBe(1);
    expect(two.stripe.sessions.size).toBe(before + 1);
    const again = await pay(1, cart, {});
    expect(again.body).toMatchObject({ payment_id: ids[0], status: 'pending' });
  });

  it('with another gateway closes the page that is open, and only one of both takes money', async () => {
    const cart = await two.fillCart();
    const { checkout_url: url } = expectBody<Schemas['Checkout']>(
      200,
      await two.start(0, cart.headers, 'stripe'),
    );
    const orderId = two.stripe.idOf(url);
    const other = expectBody<Schemas['PaymentResult']>(
      201,
      await pay(1, cart, { gateway: 'razorpay' }),
    );
    expect(other).toMatchObject({ status: 'pending', gateway: 'razorpay' });
    // The servers tell Stripe by themselves.
    await two.waitUntil(() => two.stripe.sessions.get(orderId)?.status === 'expired');
    const page = expectBody<Schemas['Checkout']>(200, await two.start(0, cart.headers, 'razorpay'));
    expect(page.payment_id).toBe(other.payment_id);
  });
});
