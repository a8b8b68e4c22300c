import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import type { BodyAt } from '../../contract/calls';
import type { Schemas } from '../../contract/types';
import { createPolicy } from '../../testing/approvals';
import { createBuyer, createOffer, seatCounts, type Buyer } from '../../testing/bookings';
import { testSecrets } from '../../testing/buildTestApp';
import type { TestTier } from '../../testing/events';
import { assertMoneySums } from '../../testing/model/sums.repository';
import { assertBooksConsistent } from '../../testing/organizer';
import { testRounds } from '../../testing/rounds';
import { guest, inHours } from '../../testing/seats';
import { createServerProcesses, type ServerAnswer } from '../../testing/serverProcesses';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';

// Two server processes on a real PostgreSQL: an embedded database hides such races.
jest.setTimeout(180_000);

const secrets = testSecrets();
let database: TestDatabase;
let servers: ReturnType<typeof createServerProcesses>;

beforeAll(async () => {
  database = await createTestDatabase();
  servers = createServerProcesses(database, secrets);
  await servers.run({}, {});
});
afterEach(async () => {
  await assertBooksConsistent(database.db);
  await assertMoneySums(database.db);
});
afterAll(async () => {
  await servers.close();
  await database.drop();
});

let asked = 0;
/** Asks the servers in turns, again where one has too much to do. */
async function post<Path extends string>(
  path: Path,
  headers: Record<string, string>,
  body?: BodyAt<'POST', Path>,
): Promise<ServerAnswer> {
  for (;;) {
    const answer = await servers.ask((asked += 1), 'POST', path, headers, body ?? '{}');
    if (answer.status !== 503) return answer;
  }
}

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Pays for bookings of these sizes, each by a payment of its own. */
async function bookings({ headers }: Buyer, tier: TestTier, sizes: readonly number[]) {
  const ids: number[] = [];
  for (const quantity of sizes) {
    const wish = { event: tier.event_id, ticket_tier: tier.id, quantity };
    const { id } = (await post('/bookings/', headers, wish)).body as Schemas['Booking'];
    const quote = await servers.ask(0, 'GET', `/bookings/quote/?booking_ids=${id}`, headers);
    const { total: amount } = quote.body as Schemas['Quote'];
    await post('/payments/bulk_create/', headers, { booking_ids: [id], amount });
    ids.push(id);
  }
  return ids;
}

/** Bookings of these sizes of one event, half of whose price comes back; the first of them is offered to anybody. */
async function openPool(sizes: readonly number[], more: object = {}) {
  const buyer = await createBuyer({ ...database, secrets });
  const { tier } = await createOffer(
    database,
    { total: 60, price: 100_000 },
    { startAt: inHours(240), refunds: { percent: 50, until: inHours(48) } },
  );
  const ids = await bookings(buyer, tier, sizes);
  const pool = { audience: 'anybody' as const, closes_at: inHours(24).toISOString(), ...more };
  const opened = await post(`/bookings/${ids[0] ?? 0}/seats/pool/`, buyer.headers, pool);
  const token = (opened.body as Schemas['BookingSeats']).pool?.link_token ?? '';
  const change = <What extends string>(
    what: What,
    body: BodyAt<'POST', `/bookings/${number}/seats/pool/${What}/`>,
  ) => post(`/bookings/${ids[0] ?? 0}/seats/pool/${what}/`, buyer.headers, body);
  return { ids, buyer, tier, token, change };
}

let people = 0;
const letters = (count: number): string =>
  count === 0 ? '' : `${letters(Math.floor(count / 26))}${String.fromCharCode(97 + (count % 26))}`;
const claim = (token: string, name = `Guest A${letters((people += 1))}`, more: object = {}) =>
  post(`/seats/${token}/claim/`, {}, { ...guest(name), consent: true, ...more });

const count = (answers: readonly ServerAnswer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

/** Addresses on the valid tickets of bookings, and how many of these have none. */
async function ticketsOf(ids: readonly number[]) {
  const tickets = await database.db
    .selectFrom('tickets')
    .where('booking_id', 'in', [...ids])
    .where('voided_at', 'is', null)
    .select('attendee_email')
    .execute();
  const emails = tickets.flatMap(({ attendee_email: email }) => email ?? []);
  return { emails, free: tickets.length - emails.length };
}

it('60 claims at once of a pool that grows meanwhile: each seat once, each address once', async () => {
  const { ids, tier, token, change } = await openPool([10, 8, 7]);
  const names = Array.from({ length: 40 }, () => `Guest B${letters((people += 1))}`);
  const [claims, growths] = await Promise.all([
    // The last twenty are those of before, once more.
    times(60, (index) => claim(token, names[index % 40])),
    times(4, (index) => change('bookings', { bookings: [ids[1 + (index % 2)] ?? 0] })),
  ]);
  expect(count(growths, 200)).toBe(2);
  for (const { status } of claims) expect([201, 409]).toContain(status);
  let { emails } = await ticketsOf(ids);
  expect(emails).toHaveLength(count(claims, 201));
  // What was full before it grew is claimed now.
  await times(25, () => claim(token));
  const after = await ticketsOf(ids);
  ({ emails } = after);
  expect([new Set(emails).size, after.free]).toEqual([25, 0]);
  expect(await seatCounts(database.db, tier)).toEqual({ available: 35, held: 0, sold: 25 });
});

it('one person ten times at once has one seat of all bookings', async () => {
  const { ids, token, change } = await openPool([2, 2, 2]);
  await change('bookings', { bookings: ids.slice(1) });
  const answers = await times(10, () => claim(token, 'Devika Nair'));
  expect(count(answers, 201)).toBe(1);
  expect(await ticketsOf(ids)).toEqual({ emails: ['devika.nair@guests.example'], free: 5 });
});

it('claims while bookings are added, cancelled and the pool is closed: a seat is claimed or on sale, never both', async () => {
  for (let round = 0; round < testRounds(2); round += 1) {
    const { ids, buyer, tier, token, change } = await openPool([3, 3, 3]);
    await change('bookings', { bookings: ids.slice(1, 2) });
    const [claims, closings] = await Promise.all([
      times(6, () => claim(token)),
      times(2, () => change('close', { unclaimed: round % 2 === 0 ? 'return' : 'keep' })),
      change('bookings', { bookings: ids.slice(2) }),
      post(`/bookings/${ids[1]}/cancel/`, buyer.headers),
    ]);
    expect(count(closings, 200)).toBe(1);
    for (const { status } of claims) expect([201, 404, 409, 410]).toContain(status);
    const { emails, free } = await ticketsOf(ids);
    expect(new Set(emails).size).toBe(emails.length);
    expect((await seatCounts(database.db, tier)).sold).toBe(emails.length + free);
    const open = await database.db
      .selectFrom('seat_pool_bookings')
      .where('booking_id', 'in', ids)
      .where('is_open', '=', true)
      .select('booking_id')
      .execute();
    expect(open).toEqual([]);
  }
});

it('two pools that take one booking at once: it is in one of them', async () => {
  const { ids, buyer, tier, change } = await openPool([1, 1]);
  const [other = 0, wanted = 0] = await bookings(buyer, tier, [1, 1]);
  await post(`/bookings/${other}/seats/pool/`, buyer.headers, {});
  const answers = await times(6, (index) =>
    index % 2 === 0
      ? change('bookings', { bookings: [wanted] })
      : post(`/bookings/${other}/seats/pool/bookings/`, buyer.headers, { bookings: [wanted] }),
  );
  expect([count(answers, 200), count(answers, 409)]).toEqual([1, 5]);
  expect(ids).toHaveLength(2);
});

it('a guest of two pools at once whose limit of a year allows one seat has one', async () => {
  for (let round = 0; round < testRounds(2); round += 1) {
    const purpose = { purpose: 'To meet before the renewal.' };
    const { buyer, token } = await openPool([2], purpose);
    const { tier } = await createOffer(database, { total: 60, price: 100_000 });
    const [second] = await bookings(buyer, tier, [2]);
    const opened = await post(`/bookings/${second}/seats/pool/`, buyer.headers, {
      audience: 'anybody',
      ...purpose,
    });
    const other = (opened.body as Schemas['BookingSeats']).pool?.link_token ?? '';
    await createPolicy(database, buyer.company, [
      { kind: 'guest_value', outcome: 'refuse', above: 200_000 },
    ]);
    const more = { kind: 'client', organisation: 'Meridian Capital' };
    const answers = await times(2, (index) =>
      claim(index === 0 ? token : other, 'Rahul Nair', more),
    );
    expect([count(answers, 201), count(answers, 409)]).toEqual([1, 1]);
    const given = await database.db
      .selectFrom('booking_guests as i')
      .innerJoin('company_guests as g', 'g.id', 'i.guest_id')
      .where('g.company_id', '=', buyer.company.id)
      .select('i.value')
      .execute();
    expect(given).toEqual([{ value: 120_360 }]);
  }
});
