import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../contract/types';
import { assertMoneySums } from '../../testing/model/sums.repository';
import {
  assertInventoryConsistent,
  createBuyer,
  createOffer,
  type Buyer,
} from '../../testing/bookings';
import { testSecrets } from '../../testing/buildTestApp';
import { assertPaymentsConsistent } from '../../testing/payments';
import { createServerProcesses, type ServerProcesses } from '../../testing/serverProcesses';
import { startSmtpServer } from '../../testing/smtpServer';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';

// D12, D15: a real server is killed with -9 while people pay, or while it mails.
jest.setTimeout(240_000);

const secrets = testSecrets();
const BUSY = 503;
/** So that most of the orders wait when a server is killed. */
const fewConnections = { DATABASE_POOL_SIZE: '5' };

let database: TestDatabase;
let servers: ServerProcesses;

beforeEach(async () => {
  database = await createTestDatabase();
  servers = createServerProcesses(database, secrets);
});
afterEach(async () => {
  for (const open of gates.splice(0)) await open();
  // They may have many mails to write: nobody waits for those.
  for (const which of [0, 1]) await servers.kill(which);
  await servers.close();
  await database.drop();
});

interface Order {
  buyer: Buyer;
  /** What paying it sends. */
  body: { booking_ids: number[]; amount: string };
}

/** So many bookings of one ticket each in the carts of so many people, to be paid apart. */
async function fillCarts(people: number, each: number): Promise<Order[]> {
  const { tier } = await createOffer(database, { total: people * each });
  const wish = { event: tier.event_id, ticket_tier: tier.id, quantity: 1 };
  const orders: Order[] = [];
  /** Of each booking. */
  let amount: string | undefined;
  for (let person = 0; person < people; person += 1) {
    const buyer = await createBuyer({ ...database, secrets });
    for (let made = 0; made < each; made += 1) {
      const booking = await servers.ask(made, 'POST', '/bookings/', buyer.headers, wish);
      const { id } = booking.body as Schemas['Booking'];
      amount ??= await totalOf(id, buyer);
      orders.push({ buyer, body: { booking_ids: [id], amount } });
    }
  }
  return orders;
}

async function totalOf(id: number, { headers }: Buyer): Promise<string> {
  const quote = await servers.ask(0, 'GET', `/bookings/quote/?booking_ids=${id}`, headers);
  return (quote.body as Schemas['Quote']).total;
}

/** Null when the server was gone before it answered. */
function pay(which: number, { buyer, body }: Order) {
  const headers = { ...buyer.headers, 'idempotency-key': `pay-booking-${body.booking_ids[0]}` };
  return servers.ask(which, 'POST', '/payments/bulk_create/', headers, body).catch(() => null);
}

const counted = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Numbers in their order, and the payments that they are of. */
const invoices = () =>
  database.db
    .selectFrom('invoices as i')
    .innerJoin('payments as p', 'p.id', 'i.payment_id')
    .where('i.kind', '=', 'invoice')
    .select(['i.sequence', 'p.public_id', 'p.status'])
    .orderBy('i.sequence')
    .execute();

const paidCount = async () => {
  const paid = await database.db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'success')
    .execute();
  return paid.length;
};

/** Those that are still closed would keep the connection that they hold. */
const gates: (() => Promise<void>)[] = [];

/**
 * Lets rows into a table until so many are committed, and keeps the next ones waiting inside their
 * transactions, so that a server is killed in the middle of its work however quick the machine is.
 * @returns what opens it
 */
async function createGate(
  table: 'payments' | 'invoices',
  rows: number,
  lock: number,
): Promise<() => Promise<void>> {
  const { db } = database;
  await sql
    .raw(
      `
      create function wait_at_${table}_gate() returns trigger language plpgsql as $$
      begin
        if (select count(*) from ${table}) >= ${rows} then
          perform pg_advisory_xact_lock_shared(${lock});
        end if;
        return new;
      end $$;
      create trigger ${table}_gate before insert on ${table}
        for each row execute function wait_at_${table}_gate();
      `,
    )
    .execute(db);
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  let closed = () => undefined as void;
  const isClosed = new Promise<void>((resolve) => (closed = resolve));
  const over = db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lock})`.execute(connection);
    closed();
    await opened;
    await sql`select pg_advisory_unlock(${lock})`.execute(connection);
  });
  await isClosed;
  const release = () => {
    open();
    return over;
  };
  gates.push(release);
  return release;
}

it('many payments at once, a server killed while they pay and while they are numbered: no gap', async () => {
  await servers.run(fewConnections, fewConnections);
  const orders = await fillCarts(12, 2);
  // Fewer than the twelve orders of the server that is killed, with those that its five connections
  // had let in before: some of its orders wait when it ends.
  const letThemPay = await createGate('payments', 5, 1);
  const letThemNumber = await createGate('invoices', 8, 2);
  let cutOff = 0;
  async function crashInTheMiddle(): Promise<number> {
    await servers.waitUntil(async () => (await paidCount()) >= 3);
    await servers.kill(0);
    const before = await paidCount();
    await letThemPay();
    await servers.restart(0);
    return before;
  }
  const crash = crashInTheMiddle();

  /** Whoever is cut off presses again, as soon as the server is back. */
  async function payInTheEnd(order: Order, index: number): Promise<Schemas['PaymentResult']> {
    for (;;) {
      const answer = await pay(index, order);
      if (answer === null) {
        cutOff += 1;
        await crash;
      } else if (answer.status !== BUSY) {
        expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
        return answer.body as Schemas['PaymentResult'];
      }
    }
  }
  const results = await Promise.all(orders.map(payInTheEnd));
  const before = await crash;
  // It was in the middle: some had been paid, some had not, and some did not know.
  expect(before).toBeGreaterThanOrEqual(3);
  expect(before).toBeLessThanOrEqual(14);
  expect(cutOff).toBeGreaterThan(0);

  const paid = results.map((result) => result.payment_id);
  expect(new Set(paid).size).toBe(24);
  // Numbers are given behind the payments; here they are cut off in the middle of it, too.
  await servers.waitUntil(async () => (await invoices()).length >= 4);
  await servers.kill(1);
  const some = await invoices();
  expect(some.length).toBeLessThanOrEqual(8);
  expect(some.map((invoice) => invoice.sequence)).toEqual(counted(some.length));
  // As when a minute has gone by, for which the one that is gone had kept its jobs to itself, and the
  // next attempt of those that waited for too long has come.
  await letThemNumber();
  await database.db
    .updateTable('outbox_jobs')
    .set({ locked_until: null, run_at: new Date(0) })
    .where('done_at', 'is', null)
    .execute();
  await servers.restart(1);
  await servers.waitUntil(async () => (await invoices()).length >= 24);
  const numbered = await invoices();
  expect(numbered.map((invoice) => invoice.sequence)).toEqual(counted(24));
  expect(numbered.map((invoice) => invoice.public_id).sort()).toEqual([...paid].sort());
  expect(new Set(numbered.map((invoice) => invoice.status))).toEqual(new Set(['success']));
  await assertInventoryConsistent(database.db);
  await assertPaymentsConsistent(database.db);
  await assertMoneySums(database.db);
});

it('killed while it mails: what was paid stays so, and every mail arrives and is written down', async () => {
  const smtp = await startSmtpServer();
  try {
    await servers.run({ SMTP_URL: smtp.url });
    smtp.state.silentAfter = 2;
    const orders = await fillCarts(4, 1);
    const answers = await Promise.all(orders.map((order) => pay(0, order)));
    expect(answers.map((answer) => answer?.status)).toEqual(orders.map(() => 201));
    // The mail server has this one; the server is killed before it is told so.
    await servers.waitUntil(() => smtp.received.length > 2);
    await servers.kill(0);
    const told = smtp.received.length;
    const { db } = database;
    const confirmations = () =>
      db.selectFrom('mails').selectAll().where('kind', '=', 'payment_confirmed').execute();
    expect((await confirmations()).filter((mail) => mail.sent_at !== null).length).toBeLessThan(4);
    await assertInventoryConsistent(db);
    await assertPaymentsConsistent(db);

    smtp.state.silentAfter = Infinity;
    // As when two minutes have gone by, for which the one that is gone had kept them to itself.
    await db
      .updateTable('mails')
      .set({ next_try_at: new Date(0) })
      .where('sent_at', 'is', null)
      .execute();
    await db.updateTable('outbox_jobs').set({ locked_until: null }).execute();
    await servers.restart(0);
    await servers.waitUntil(async () => {
      const mails = await confirmations();
      return mails.length === 4 && mails.every((mail) => mail.sent_at !== null);
    });

    const arrived = new Map<string, Set<string>>();
    for (const { to, data } of smtp.received) {
      const id = /^Message-ID: (.+)$/im.exec(data)?.[1] ?? '';
      arrived.set(to[0] ?? '', (arrived.get(to[0] ?? '') ?? new Set()).add(id));
    }
    const people = orders.map(({ buyer }) => buyer.user.email);
    expect([...arrived.keys()].sort()).toEqual([...people].sort());
    // Sent again is the same mail again, and none but those that nobody had been told of.
    expect([...arrived.values()].map((ids) => ids.size)).toEqual(people.map(() => 1));
    expect(smtp.received.length).toBeLessThanOrEqual(4 + told - 2);
    expect((await confirmations()).map((mail) => mail.last_error)).toEqual(people.map(() => null));
    await assertPaymentsConsistent(db);
  } finally {
    await smtp.stop();
  }
});
