import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { createBookingCalls, createBuyer, type Buyer, type Headers } from '../testing/bookings';
import { buildTestApp, type TestApp } from '../testing/buildTestApp';
import { createEvent, createTier } from '../testing/events';
import { createOrganizerTeam } from '../testing/organizers';
import { createUser, signIn } from '../testing/people';
import { addToEventSums, countedEventSums } from './expressions/eventSums';

// On a machine that does much else, too.
jest.setTimeout(120_000);

const MANY = 11_000;
/** Tables that grow with what is sold; a statement that reads one of them whole grows with it. */
const BIG =
  'events|event_words|ticket_tiers|bookings|booking_history|payments|payment_bookings|tickets|audit_entries';

let test: TestApp;
let as: Record<'buyer' | 'owner' | 'admin', Headers>;
let ids: { event: number; booking: number; tier: number };
const plans: string[] = [];

/** `more` is a list of values by column name, in SQL, in which `n` counts. */
const copyOf = (table: string, id: number, more: string) => sql`
  insert into ${sql.table(table)}
  select copy.* from ${sql.table(table)} one, generate_series(1, ${sql.lit(MANY)}) n,
    lateral jsonb_populate_record(null::${sql.table(table)}, to_jsonb(one) || jsonb_build_object(${sql.raw(more)})) copy
  where one.id = ${id}`;

/** A paid booking of an organizer's event, and many copies: a tenth of the bookings are of one event. */
beforeAll(async () => {
  test = await buildTestApp();
  const { db } = test;
  const rhea = await createUser(test, { firstName: 'Rhea' });
  const team = await createOrganizerTeam(test, { members: [{ id: rhea.id, role: 'owner' }] });
  const event = await createEvent(test, { title: 'Nocturne', organizerId: team.id });
  const tier = await createTier(test, { event, price: 100_000, total: 10 });
  const buyer = await createBuyer(test);
  const calls = createBookingCalls(test);
  const { id: booking } = await calls.book(buyer.headers, tier, 1);
  await calls.payFor(buyer.headers, [booking]);
  const share = await db.selectFrom('payment_bookings').selectAll().executeTakeFirstOrThrow();
  const ticket = await db.selectFrom('tickets').selectAll().executeTakeFirstOrThrow();
  const entry = await db.selectFrom('booking_history').selectAll().executeTakeFirstOrThrow();
  as = {
    buyer: buyer.headers,
    owner: await signIn(test, rhea),
    admin: await signIn(test, await createUser(test, { role: 'admin' })),
  };
  ids = { event: event.id, booking, tier: tier.id };
  await db
    .connection()
    .execute((connection) =>
      fill(connection, { buyer, event, tier, booking, share, ticket, entry, team }),
    );
  await explainEverything();
});
afterAll(() => test.close());

interface Made {
  buyer: Buyer;
  event: { id: number };
  tier: { id: number };
  team: { id: number };
  booking: number;
  share: { id: number; payment_id: number };
  ticket: { id: number };
  entry: { id: number };
}

async function fill(on: TestApp['db'], made: Made): Promise<void> {
  const { buyer, event, tier, team, booking, share, ticket, entry } = made;
  await sql`set statement_timeout = 0`.execute(on);
  const copy = (table: string, from: number, more: string) => copyOf(table, from, more).execute(on);
  const id = `'id', 100000 + n`;
  const day = `n * interval '20 minutes' - interval '120 days'`;
  const words = `'Evening ' || n || ' ' || md5(n::text)`;
  await copy(
    'events',
    event.id,
    `${id}, 'title', ${words}, 'city', 'City ' || n % 100, 'base_price', n, 'search_text', lower(${words}),
     'search', to_tsvector('simple', ${words}), 'start_at', now() + ${day},
     'end_at', now() + interval '2 hours' + ${day}, 'updated_at', now() - n * interval '1 minute',
     'organizer_id', case when n % 20 = 1 then ${team.id} end`,
  );
  // The rows below need no trigger: triggers and foreign keys would check each of them.
  await sql`set session_replication_role = replica`.execute(on);
  await copy('ticket_tiers', tier.id, `${id}, 'event_id', 100000 + n`);
  await copy('companies', buyer.company.id, `${id}, 'name', 'Company ' || n, 'domain', null`);
  const where = (place: string) => `case when n % 10 = 0 then ${place} else 100000 + n end`;
  const place = `'event_id', ${where(String(event.id))}, 'ticket_tier_id', ${where(String(tier.id))}`;
  await copy(
    'users',
    buyer.user.id,
    `${id}, 'username', 'many' || n, 'email', 'person' || n || '@many.example', 'first_name', 'Person' || n,
     'company_id', 100001 + n % 500`,
  );
  const person = `'user_id', 100000 + n, 'company_id', 100001 + n % 500`;
  await copy('bookings', booking, `${id}, ${person}, ${place}, 'booking_number', 'MANY-' || n`);
  await copy('booking_history', entry.id, `${id}, 'booking_id', 100000 + n`);
  await copy(
    'payments',
    share.payment_id,
    `${id}, ${person}, 'public_id', 'MANY-' || n, 'gateway_order_id', null`,
  );
  await copy(
    'payment_bookings',
    share.id,
    `${id}, 'booking_id', 100000 + n, 'payment_id', 100000 + n`,
  );
  await copy(
    'tickets',
    ticket.id,
    `${id}, 'booking_id', 100000 + n, ${place}, 'ticket_number', 'MANY-' || n, 'attendee_name', 'Guest ' || n`,
  );
  await sql`
    insert into audit_entries (person_name, action, kind, thing_id, title, summary, timezone, event_id)
    select 'Rhea', 'event.changed', 'event', 100000 + n % 5000, 'Evening', 'changed it', 'UTC', 100000 + n % 5000
    from generate_series(1, ${sql.lit(MANY)}) n`.execute(on);
  await sql`delete from event_sums`.execute(on);
  await sql`delete from event_sum_changes`.execute(on);
  await addToEventSums(countedEventSums).execute(on);
  await sql`reset session_replication_role`.execute(on);
}

/** The plan of each statement from now on, as it is executed, by the module that PostgreSQL has for it. */
async function explainEverything(): Promise<void> {
  await sql`vacuum analyze`.execute(test.db);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(test.db);
  for (const setting of [
    `session_preload_libraries = 'auto_explain'`,
    `auto_explain.log_min_duration = 0`,
    `auto_explain.log_level = 'notice'`,
    // As on a disk without moving parts; with the default, tables of this size are cheaper to read whole.
    'random_page_cost = 1.1',
    // Plans with the values of the parameters, as the first executions in production.
    'plan_cache_mode = force_custom_plan',
  ]) {
    await sql`alter database ${sql.id(rows[0]?.name ?? '')} set ${sql.raw(setting)}`.execute(
      test.db,
    );
  }
  test.pool.on('connect', (client) =>
    client.on('notice', ({ message }) => plans.push(String(message))),
  );
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(test.db);
  // A request that got one of them before the pool has heard of its end would be refused.
  while (test.pool.totalCount > 1) await nextTurn();
  const client = await test.pool.connect();
  client.release(true);
}

/** The statements of a request that read a big table whole. */
async function wholeReads(
  path: string,
  headers: Headers | Record<string, never>,
): Promise<string[]> {
  plans.length = 0;
  const answer = await test.app.inject({ url: `/api${path}`, headers });
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
  if (plans.length === 0) throw new Error(`${path} has made no statement.`);
  const whole = new RegExp(`Seq Scan on (${BIG})\\b`);
  return plans.filter((plan) => whole.test(plan)).map((plan) => `${path}\n${plan}`);
}

const days = (from: number, to: number) => {
  const day = (of: number) => new Date(Date.now() + of * 86_400_000).toISOString().slice(0, 10);
  return `date_from=${day(from)}&date_to=${day(to)}`;
};

it('no more events are counted than pages have, and fewer of a search', async () => {
  const countOf = async (query: string) =>
    (await test.app.inject({ url: `/api/events/?timeframe=all&${query}` })).json().count;
  expect([await countOf('min_price=0.01'), await countOf('search=evening')]).toEqual([
    10_000, 1_000,
  ]);
});

it('no list, search, detail or count reads all events, bookings, payments or tickets', async () => {
  const { event, booking, tier } = ids;
  const organize = `/organize/events/${event}`;
  const requests: [keyof typeof as | 'visitor', string][] = [
    ['visitor', '/events/'],
    ['visitor', '/events/?page=100&page_size=100'],
    ...['-start_date', 'price', '-price', 'title'].map((ordering): ['visitor', string] => [
      'visitor',
      `/events/?ordering=${ordering}&page=50`,
    ]),
    ['visitor', '/events/?timeframe=past'],
    ['visitor', '/events/?timeframe=past&ordering=-start_date'],
    ['visitor', '/events/?city=City%207'],
    ['visitor', '/events/?min_price=100&max_price=11000'],
    ['visitor', `/events/?${days(3, 9)}`],
    ['visitor', '/events/?search=evening%2077'],
    ['visitor', '/events/?search=evenning%20nocturn'],
    ['visitor', '/events/?search=evenning&page=10&page_size=100'],
    ['visitor', '/events/?search=vening%207'],
    ['visitor', `/events/?search=${'ab'.repeat(100)}`],
    ['visitor', '/events/?category=1&page=50'],
    ['visitor', `/events/?category=1&city=City%207&${days(3, 90)}`],
    ['visitor', '/events/featured/'],
    ['visitor', '/event-categories/'],
    ['visitor', '/events/search/?search=noct'],
    ['visitor', '/events/search/?search=ev'],
    ['visitor', '/events/search/?search=evenning'],
    ['visitor', '/events/search/?search=7%20evenning'],
    ['visitor', `/events/search/?search=${'ab'.repeat(100)}`],
    ['visitor', `/events/${event}/summary/`],
    ['buyer', `/events/${event}`],
    ['buyer', '/bookings/'],
    ['buyer', '/bookings/?timeframe=upcoming&search=nocturne'],
    ['buyer', `/bookings/${booking}`],
    ['buyer', '/bookings/stats/'],
    ['buyer', '/notifications/'],
    ...['start_date', '-start_date', 'title', 'sold', '-sold', 'updated_at'].map(
      (ordering): ['owner', string] => ['owner', `/organize/events/?page=5&ordering=${ordering}`],
    ),
    ['owner', '/organize/events/?search=evening%2077'],
    ['owner', '/organize/events/?city=City%207&ordering=title'],
    ['owner', organize],
    ...['created_at', '-created_at'].map((ordering): ['owner', string] => [
      'owner',
      `${organize}/bookings/?page=20&ordering=${ordering}`,
    ]),
    ['owner', `${organize}/bookings/?search=person77@`],
    ['owner', `${organize}/bookings/?search=MANY-77`],
    ...['name', '-name', 'checked_in_at', '-checked_in_at'].map((ordering): ['owner', string] => [
      'owner',
      `${organize}/attendees/?page=20&ordering=${ordering}`,
    ]),
    ['owner', `${organize}/attendees/?tier=${tier}&search=person77@`],
    ['owner', `${organize}/audit/`],
    ['owner', '/organize/events/100001/sales/'],
    ['admin', '/events/100001/statistics/'],
  ];
  const found: string[] = [];
  for (const [who, path] of requests) {
    found.push(...(await wholeReads(path, who === 'visitor' ? {} : as[who])));
  }
  expect(found).toEqual([]);
});
