import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import type { BodyAt } from '../../contract/calls';
import type { Schemas } from '../../contract/types';
import { createBuyer, createOffer, seatCounts } from '../../testing/bookings';
import { testSecrets } from '../../testing/buildTestApp';
import { signInSteward } from '../../testing/checkIn';
import { makeJobsDue, assertBooksConsistent } from '../../testing/organizer';
import { testRounds, testSize } from '../../testing/rounds';
import { guest, inHours, letPoolRunOut } from '../../testing/seats';
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
afterEach(() => assertBooksConsistent(database.db));
afterAll(async () => {
  await servers.close();
  await database.drop();
});

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

let asked = 0;
/** Asks the servers in turns. */
const post = <Path extends string>(
  path: Path,
  headers: Record<string, string>,
  body?: BodyAt<'POST', Path>,
) => servers.ask((asked += 1), 'POST', path, headers, body ?? '{}');

/** A paid booking whose seats anybody may claim; half of their price comes back. */
async function openPool(quantity: number, more: object = {}, startAt = inHours(240)) {
  const { headers } = await createBuyer({ ...database, secrets });
  const { tier } = await createOffer(
    database,
    { total: 20, price: 100_000 },
    { startAt, refunds: { percent: 50, until: inHours(48) } },
  );
  const wish = { event: tier.event_id, ticket_tier: tier.id, quantity };
  const { id } = (await post('/bookings/', headers, wish)).body as Schemas['Booking'];
  const quote = await servers.ask(0, 'GET', `/bookings/quote/?booking_ids=${id}`, headers);
  const { total: amount } = quote.body as Schemas['Quote'];
  await post('/payments/bulk_create/', headers, { booking_ids: [id], amount });
  const pool = { audience: 'anybody' as const, closes_at: inHours(24).toISOString(), ...more };
  const opened = await post(`/bookings/${id}/seats/pool/`, headers, pool);
  const token = (opened.body as Schemas['BookingSeats']).pool?.link_token ?? '';
  const close = (body: object) => post(`/bookings/${id}/seats/pool/close/`, headers, body);
  return { id, headers, tier, token, close };
}

let people = 0;
const letters = (count: number): string =>
  count === 0 ? '' : `${letters(Math.floor(count / 26))}${String.fromCharCode(97 + (count % 26))}`;
function claim(token: string, name = `Guest A${letters((people += 1))}`) {
  return post(`/seats/${token}/claim/`, {}, { ...guest(name), consent: true });
}

const statuses = (answers: readonly ServerAnswer[], status: number) =>
  answers.filter((answer) => answer.status === status);

/** Names on the valid tickets of a booking, and how many of these have none. */
async function ticketsOf(bookingId: number) {
  const tickets = await database.db
    .selectFrom('tickets')
    .where('booking_id', '=', bookingId)
    .where('voided_at', 'is', null)
    .select('attendee_email')
    .execute();
  const emails = tickets.flatMap(({ attendee_email: email }) => email ?? []);
  return { emails, free: tickets.length - emails.length };
}

it('many claims at once of the seats of several bookings: each seat once, and the rest are told that none is left', async () => {
  const POOLS = testSize(2, 5);
  const SEATS = 10 * POOLS;
  const CLAIMS = 4 * SEATS;
  const pools: Awaited<ReturnType<typeof openPool>>[] = [];
  for (let index = 0; index < POOLS; index += 1) pools.push(await openPool(10));
  const answers: ServerAnswer[] = [];
  let asking = Array.from({ length: CLAIMS }, (_, index) => index);
  while (asking.length > 0) {
    const now = await Promise.all(
      asking.map(async (index) => ({
        index,
        answer: await claim(pools[index % POOLS]?.token ?? ''),
      })),
    );
    answers.push(...now.map(({ answer }) => answer).filter(({ status }) => status !== 503));
    // A server with too much to do says so, as to any other call.
    asking = now.filter(({ answer }) => answer.status === 503).map(({ index }) => index);
  }
  expect(statuses(answers, 201)).toHaveLength(SEATS);
  const late = statuses(answers, 409).map(({ body }) => (body as Schemas['Error']).code);
  expect(late).toEqual(Array(CLAIMS - SEATS).fill('no_seats_left'));
  for (const { id, tier } of pools) {
    const { emails, free } = await ticketsOf(id);
    expect([new Set(emails).size, free]).toEqual([10, 0]);
    expect(await seatCounts(database.db, tier)).toEqual({ available: 10, held: 0, sold: 10 });
  }
  const numbers = statuses(answers, 201).map(
    ({ body }) => (body as Schemas['SeatClaim']).ticket_number,
  );
  expect(new Set(numbers).size).toBe(SEATS);
});

it('one person ten times at once has one seat', async () => {
  const { id, token } = await openPool(5);
  const answers = await times(10, () => claim(token, 'Devika Nair'));
  expect(statuses(answers, 201)).toHaveLength(1);
  expect(await ticketsOf(id)).toEqual({ emails: ['devika.nair@guests.example'], free: 4 });
});

it('claims while the seats are returned, closed or cancelled: each seat is claimed or on sale, never both', async () => {
  for (let round = 0; round < testRounds(3); round += 1) {
    const { id, headers, tier, token, close } = await openPool(5);
    const ending =
      round % 3 === 0
        ? () => post(`/bookings/${id}/cancel/`, headers)
        : () => close({ unclaimed: round % 3 === 1 ? 'return' : 'keep' });
    const [claims, ends] = await Promise.all([
      times(4, () => claim(token)),
      times(3, () => ending()),
    ]);
    expect(statuses(ends, 200)).toHaveLength(1);
    const made = statuses(claims, 201).length;
    for (const { status } of claims) expect([201, 404, 410]).toContain(status);
    const { emails, free } = await ticketsOf(id);
    const { sold } = await seatCounts(database.db, tier);
    const outcome = { claimed: emails.length, free, sold };
    if (round % 3 === 2) expect(outcome).toEqual({ claimed: made, free: 5 - made, sold: 5 });
    else if (round % 3 === 1) expect(outcome).toEqual({ claimed: made, free: 0, sold: made });
    else expect(outcome).toEqual({ claimed: 0, free: 0, sold: 0 });
  }
});

it('a seat that is given back while its ticket is scanned is either used or free, never both', async () => {
  const steward = await signInSteward({ ...database, secrets });
  const { id, token } = await openPool(8, { closes_at: inHours(3).toISOString() }, inHours(4));
  const outcomes = new Set<string>();
  for (let round = 0; round < testRounds(4); round += 1) {
    const { body } = await claim(token);
    const { claim_token: own, ticket_number: number } = body as Schemas['SeatClaim'];
    const release = () => post(`/seat-claims/${own}/release/`, {});
    const scan = () => post('/tickets/check-in/', steward, { ticket_number: number });
    const order = round % 2 === 0 ? [release, scan, scan] : [scan, release, scan];
    const answers: ServerAnswer[] = [];
    // One after another in the first two rounds, so that both outcomes are seen.
    if (round < 2) for (const act of order) answers.push(await act());
    else answers.push(...(await Promise.all(order.map((act) => act()))));
    const releases = answers.filter((_answer, index) => order[index] === release);
    const accepted = answers.filter(
      ({ body: scanned }) => (scanned as Schemas['CheckIn'] | null)?.result === 'accepted',
    );
    const isReleased = releases[0]?.status === 204;
    expect([isReleased, accepted.length]).toEqual([isReleased, isReleased ? 0 : 1]);
    const ticket = await database.db
      .selectFrom('tickets')
      .where('booking_id', '=', id)
      .where('is_used', '=', !isReleased)
      .orderBy('used_at', 'desc')
      .select(['ticket_number', 'attendee_email'])
      .executeTakeFirst();
    expect(ticket?.ticket_number === number).toBe(!isReleased);
    outcomes.add(isReleased ? 'released' : 'used');
  }
  expect([...outcomes].sort()).toEqual(['released', 'used']);
});

it('the end of a pool comes once, whichever process sees it: seats and money return once', async () => {
  const { id, tier, token } = await openPool(5, { unclaimed: 'return' });
  expect((await claim(token)).status).toBe(201);
  await letPoolRunOut(database, id);
  // A second job of the same pool, as after a crash between the end and its mark.
  const [pool] = await database.db
    .selectFrom('seat_pools')
    .where('booking_id', '=', id)
    .select('id')
    .execute();
  await database.db
    .insertInto('outbox_jobs')
    .values(
      Array.from({ length: 4 }, (_, index) => ({
        kind: 'seat_pool_due',
        key: `again ${index}`,
        payload: JSON.stringify({ pool: pool?.id }),
      })),
    )
    .execute();
  await servers.waitUntil(async () => {
    const open = database.db.selectFrom('outbox_jobs').where('done_at', 'is', null);
    return (await open.where('key', 'like', 'again %').select('id').execute()).length === 0;
  });
  expect(await seatCounts(database.db, tier)).toEqual({ available: 19, held: 0, sold: 1 });
  const refunds = await database.db
    .selectFrom('refunds')
    .where('scope', '=', `seats:${pool?.id ?? 0}`)
    .select('amount')
    .execute();
  expect(refunds).toEqual([{ amount: 240_720 }]);
});

it('a server that is killed between claims and their mails loses none of them', async () => {
  const { id, token } = await openPool(8);
  const answers = await times(8, () => claim(token).catch(() => null));
  await servers.kill(0);
  await servers.restart(0);
  const emails = (await ticketsOf(id)).emails.sort();
  expect(emails.length).toBe(answers.filter((answer) => answer?.status === 201).length);
  const mailed = () =>
    database.db
      .selectFrom('mails')
      .where('kind', '=', 'seat_claimed')
      .where('recipient', 'in', emails)
      .select('recipient')
      .execute();
  await makeJobsDue(database);
  await servers.waitUntil(async () => (await mailed()).length >= emails.length);
  expect((await mailed()).map(({ recipient }) => recipient).sort()).toEqual(emails);
});
