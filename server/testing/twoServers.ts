import { sql } from 'kysely';
import type { Schemas } from '../contract/types';
import { createBuyer, createOffer, type Headers } from './bookings';
import { testSecrets } from './buildTestApp';
import type { FakeEvent } from './fakeGateway';
import { razorpayKeys, startFakeRazorpay } from './fakeRazorpay';
import { startFakeStripe, stripeKeys } from './fakeStripe';
import { createServerProcesses, type ServerAnswer } from './serverProcesses';
import { createTestDatabase } from './testDatabase';

/** Shorter than the gateway timeout of the servers, longer than a background job. */
const TRANSACTION_LIMIT_MS = 3_000;

/** Two server processes on one PostgreSQL, with both live gateways, each replaced by a fake. */
export async function startTwoServers() {
  const [database, stripe, razorpay] = await Promise.all([
    createTestDatabase(),
    startFakeStripe(),
    startFakeRazorpay(),
  ]);
  const { db } = database;
  const secrets = testSecrets();
  const servers = createServerProcesses(database, secrets);
  const env = {
    PAYMENTS: 'stripe,razorpay',
    STRIPE_SECRET_KEY: stripeKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    STRIPE_BASE_URL: stripe.url,
    RAZORPAY_KEY_ID: razorpayKeys.keyId,
    RAZORPAY_KEY_SECRET: razorpayKeys.keySecret,
    RAZORPAY_WEBHOOK_SECRET: razorpayKeys.webhookSecret,
    RAZORPAY_BASE_URL: razorpay.url,
  };
  const run = () => servers.run(env, env);
  await run();

  const two = {
    db,
    stripe,
    razorpay,
    ask: servers.ask,
    waitUntil: servers.waitUntil,
    restart: run,

    /** A person with two bookings of two and three tickets in the cart; each ticket is 1,000.00. */
    async fillCart(total = 10) {
      const buyer = await createBuyer({ db, secrets });
      const { tier } = await createOffer({ db }, { total, price: 100_000 });
      const ids: number[] = [];
      for (const quantity of [2, 3]) {
        const body = { event: tier.event_id, ticket_tier: tier.id, quantity };
        const made = await servers.ask(quantity, 'POST', '/bookings/', buyer.headers, body);
        ids.push(expectBody<Schemas['Booking']>(201, made).id);
      }
      const [first = 0, second = 0] = ids;
      return { buyer, headers: buyer.headers, tier, ids: [first, second] as const };
    },

    /** @param which of the servers */
    start: (which: number, headers: Headers, gateway: Schemas['Gateway'], key?: string) =>
      servers.ask(which, 'POST', `/bookings/checkout/?gateway=${gateway}`, {
        ...headers,
        ...(key && { 'idempotency-key': key }),
      }),

    /** Fills a cart and checks it out at the gateway. */
    async startCheckout(gateway: 'stripe' | 'razorpay') {
      const cart = await two.fillCart();
      const started = await two.start(0, cart.headers, gateway);
      const checkout = expectBody<Schemas['Checkout']>(200, started);
      const fake = gateway === 'stripe' ? stripe : razorpay;
      return {
        ...cart,
        paymentId: checkout.payment_id,
        orderId: fake.idOf(checkout.checkout_url),
      };
    },

    deliver: (which: number, gateway: Schemas['Gateway'], event: FakeEvent) =>
      servers.ask(which, 'POST', `/payments/webhooks/${gateway}/`, event.headers, event.payload),

    /**
     * The servers' transactions (not autovacuum's) that were open at that time and stay open. A transaction that waits
     * for a paused gateway stays open; one of a background job ends.
     */
    async countTransactionsOpenSince(moment: Date): Promise<number> {
      const limit = Date.now() + TRANSACTION_LIMIT_MS;
      for (;;) {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend'
            and xact_start < ${moment} and pid <> pg_backend_pid()
        `.execute(db);
        const count = rows[0]?.count ?? 0;
        if (count === 0 || Date.now() > limit) return count;
      }
    },

    async databaseTime(): Promise<Date> {
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
      if (!rows[0]) throw new Error('The database returned no time.');
      return rows[0].now;
    },

    async close() {
      await servers.close();
      await Promise.all([stripe.close(), razorpay.close(), database.drop()]);
    },
  };
  return two;
}

export type TwoServers = Awaited<ReturnType<typeof startTwoServers>>;

/** Returns the body. @throws Error with the body for another status */
export function expectBody<Body>(status: number, answer: ServerAnswer): Body {
  if (answer.status === status) return answer.body as Body;
  throw new Error(`Expected ${status}, got ${answer.status}: ${JSON.stringify(answer.body)}`);
}
