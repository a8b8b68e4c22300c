import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { readConfig, type Config } from '../config/config';
import type { Clock } from '../lib/clock';
import { verifyPassword } from '../modules/identity/auth/passwords.service';
import { isGstin } from '../lib/gstin';
import { createCompany, createUser } from '../testing/people';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { assertNoLeftDemoWorld, ensureDemoWorld, type DemoWorld } from './index';
import { buildWorld } from './world';
import { worldClock } from './world/worldClock';

const clock: Clock = { now: () => Date.now() };
const log = { info: () => undefined };
const config: Config = { ...readConfig({}), demo: true };

const fill = (database: TestDatabase, values: Partial<typeof config> = {}, time = clock) =>
  ensureDemoWorld({ db: database.db, config: { ...config, ...values }, clock: time, log });

async function inFresh(run: (database: TestDatabase) => Promise<void>) {
  const database = await createTestDatabase();
  try {
    await run(database);
  } finally {
    await database.drop();
  }
}

async function countOf(database: TestDatabase, table: 'events' | 'users' | 'bookings') {
  const query = sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`;
  return (await query.execute(database.db)).rows[0]?.n;
}

let database: TestDatabase;
let world: DemoWorld | null;
let milliseconds: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const started = performance.now();
  world = await fill(database);
  milliseconds = performance.now() - started;
});

afterAll(() => database.drop());

async function rows<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(database.db)).rows;
}

describe('the demo world', () => {
  it('introduces the people of the demo world', () => {
    expect(world).toEqual({
      password: 'Foyer-demo-2026',
      users: [
        { username: 'asha', role: 'employee', company: 'Northwind Industries' },
        { username: 'vikram', role: 'company_manager', company: 'Northwind Industries' },
        { username: 'meera', role: 'company_admin', company: 'Northwind Industries' },
        { username: 'kabir', role: 'client', company: 'Northwind Industries' },
        { username: 'admin', role: 'admin', company: null },
        { username: 'root', role: 'super_admin', company: null },
        { username: 'sam', role: 'staff', company: null },
        { username: 'lena', role: 'employee', company: 'Lakshmi Textiles' },
        { username: 'rhea', role: 'company_admin', company: 'Bombay Live' },
        { username: 'dev', role: 'employee', company: 'Bombay Live' },
      ],
    });
  });

  it('lets them in with its password', async () => {
    const users = await database.db.selectFrom('users').selectAll().execute();
    const asha = users.find(({ username }) => username === 'asha');
    expect(asha).toMatchObject({ email: 'asha@northwind.example', first_name: 'Asha' });
    expect(await verifyPassword(asha?.password_hash ?? '', 'Foyer-demo-2026')).toBe(true);
    expect(new Set(users.map(({ password_hash }) => password_hash)).size).toBe(1);
    const companies = await rows(sql<{ id: number }>`select id from companies`);
    expect(companies).toHaveLength(4);
  });

  it('has all categories with as many upcoming events as drawn', async () => {
    const found = await rows(sql<{ name: string; n: number }>`
      select c.name, count(*)::int as n from categories c
      join events e on e.category_id = c.id and e.is_active and e.end_at > now()
      group by c.id order by n desc, c.position`);
    expect(found.map(({ name, n }) => `${name} ${n}`)).toEqual([
      'Business 9',
      'Music 8',
      'Sports 7',
      'Technology 7',
      'Conference 6',
      'Concert 5',
      'Food 5',
      'Cultural 5',
      'Art 4',
      'Workshop 4',
      'Festival 3',
      'Entertainment 3',
    ]);
  });

  it('is true in its sums: seats, bookings, tickets and money', async () => {
    const wrong = await rows(sql`
      select t.id from ticket_tiers t
      left join (
        select ticket_tier_id,
          coalesce(sum(quantity) filter (where hold_state = 'held'), 0) as held,
          coalesce(sum(quantity) filter (where hold_state = 'sold'), 0) as sold,
          count(*) filter (where hold_state in ('held', 'sold')) as bookings
        from bookings group by ticket_tier_id
      ) b on b.ticket_tier_id = t.id
      where t.available + t.held + t.sold <> t.total
        or t.held <> coalesce(b.held, 0) or t.sold <> coalesce(b.sold, 0)
        or t.bookings <> coalesce(b.bookings, 0)`);
    expect(wrong).toEqual([]);
    const [ticketless] = await rows(sql<{ n: number }>`
      select count(*)::int as n from bookings b
      where (select count(*) from tickets k where k.booking_id = b.id
          and k.event_id = b.event_id and k.ticket_tier_id = b.ticket_tier_id)
        <> case when b.payment_status = 'paid' then b.quantity else 0 end`);
    expect(ticketless?.n).toBe(0);
    const [unpaid] = await rows(sql<{ n: number }>`
      select count(*)::int as n from bookings b
      left join payment_bookings s on s.booking_id = b.id and s.is_settled
      left join payments p on p.id = s.payment_id and p.status = 'success' and p.amount = s.amount
        and p.subtotal = b.total_amount and p.user_id = b.user_id and p.company_id = b.company_id
      where (b.payment_status = 'paid') <> (p.id is not null)
        or b.total_amount <> b.quantity * b.unit_price`);
    expect(unpaid?.n).toBe(0);
    const [forbidden] = await rows(sql<{ n: number }>`
      select count(*)::int as n from bookings b
      join events e on e.id = b.event_id and e.is_exclusive
      where not exists (select from event_access a
        where a.event_id = e.id and a.company_id = b.company_id)`);
    expect(forbidden?.n).toBe(0);
    const used = await rows(sql<{ agrees: boolean }>`
      select c.scanned_at = k.used_at and c.by_user = k.used_by and c.admitted as agrees
      from tickets k left join check_ins c on c.ticket_id = k.id where k.is_used or c.id is not null`);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter(({ agrees }) => !agrees)).toEqual([]);
  });

  it('has dates in order, relative to now', async () => {
    const [odd] = await rows(sql<{ n: number }>`
      select count(*)::int as n from events
      where start_at >= end_at or booking_end_at > start_at or booking_start_at > booking_end_at
        or (start_at < now() and end_at > now())`);
    expect(odd?.n).toBe(0);
    const [early] = await rows(sql<{ n: number }>`
      select count(*)::int as n from bookings b join events e on e.id = b.event_id
      where b.created_at < e.booking_start_at or b.created_at > e.booking_end_at
        or b.created_at > now()`);
    expect(early?.n).toBe(0);
    const [past] = await rows(sql<{ n: number }>`
      select count(*)::int as n from events where end_at < now()`);
    expect(past?.n).toBe(9);
  });

  it('shows every state an event can be in', async () => {
    const [states] = await rows(sql<Record<string, number>>`
      with e as (
        select events.*,
          (select sum(available) from ticket_tiers t where t.event_id = events.id and t.is_active)
            as seats
        from events where end_at > now()
      )
      select
        (count(*) filter (where seats = 0))::int as sold_out,
        (count(*) filter (where seats between 1 and 100))::int as almost,
        (count(*) filter (where booking_start_at > now() and is_active))::int as not_yet_open,
        (count(*) filter (where is_exclusive))::int as exclusive,
        (count(*) filter (where not is_active))::int as drafts,
        (select count(*)::int from ticket_tiers where available between 1 and 10) as few_left,
        (select count(*)::int from ticket_tiers where not is_active) as withdrawn
      from e`);
    expect(states).toEqual({
      sold_out: 3,
      almost: expect.any(Number),
      not_yet_open: 4,
      exclusive: 9,
      drafts: 2,
      few_left: expect.any(Number),
      withdrawn: 1,
    });
    expect(states?.almost).toBeGreaterThan(8);
    expect(states?.few_left).toBeGreaterThan(8);
  });

  it('gives rhea an organizer with events in every state, which dev edits', async () => {
    const team = await rows(sql<{ member: string }>`
      select u.username || ' ' || m.role || ' ' || o.name as member
      from organizer_members m join users u on u.id = m.user_id
      join organizers o on o.id = m.organizer_id order by u.id`);
    expect(team.map(({ member }) => member)).toEqual([
      'rhea owner Bombay Live',
      'dev editor Bombay Live',
    ]);
    const [seller] = await rows(sql<{ gstin: string; state: string }>`
      select gstin, state from organizers where legal_name <> '' and address <> ''`);
    expect(isGstin(seller?.gstin ?? '') && seller?.state).toBe('Maharashtra');
    const [states] = await rows(sql<Record<string, number>>`
      select count(*)::int as all, (select count(*)::int from events) as of_all,
        (count(*) filter (where not is_active))::int as drafts,
        (count(*) filter (where paused_at is not null))::int as paused,
        (count(*) filter (where cancelled_at is not null))::int as cancelled,
        (count(*) filter (where end_at < now() and cancelled_at is null))::int as past,
        (count(*) filter (where booking_start_at > now() and is_active))::int as not_yet_open,
        (count(*) filter (where (select sum(available) = 0 from ticket_tiers t
          where t.event_id = events.id)))::int as sold_out,
        (count(*) filter (where is_active <> (published_at is not null)))::int as unclear
      from events where organizer_name = 'Bombay Live' and organizer_id is not null`);
    const few = { drafts: 2, paused: 1, cancelled: 1, not_yet_open: 1, sold_out: 1 };
    expect(states).toEqual({ ...few, all: 29, of_all: 77, past: 4, unclear: 0 });
  });

  it('opens some exclusive events to one company and not the other', async () => {
    const found = await rows(sql<{ northwind: boolean; lakshmi: boolean }>`
      select distinct 1 = any(ids) as northwind, 2 = any(ids) as lakshmi
      from (select array_agg(company_id) as ids from event_access group by event_id) a`);
    expect(found).toContainEqual({ northwind: true, lakshmi: false });
    expect(found).toContainEqual({ northwind: false, lakshmi: true });
  });

  it('gives Vikram bookings of every kind, one of them in a request, and Asha an empty cart', async () => {
    const of = (username: string) =>
      rows(sql<{ status: string; hold_state: string; named: boolean }>`
        select b.status, b.hold_state,
          coalesce((select bool_and(k.attendee_email is not null) from tickets k
            where k.booking_id = b.id), false) as named
        from bookings b join users u on u.id = b.user_id where u.username = ${username}
        order by b.id`);
    const kinds = (await of('vikram')).map(({ status, named }) => `${status} ${named}`).sort();
    expect(kinds).toEqual([
      'cancelled false',
      'completed true',
      'completed true',
      'completed true',
      'confirmed false',
      'confirmed true',
      'confirmed true',
      'pending false',
      'pending false',
    ]);
    expect((await of('asha')).map(({ status }) => status)).toEqual(['completed']);
  });

  it('finds its events and points each at its own poster', async () => {
    const [winter] = await rows(sql<{ id: number; featured_image: string; images: string[] }>`
      select id, featured_image, images from events where search @@ to_tsquery('simple', 'symphony')`);
    expect(winter?.featured_image).toBe(`/posters/events/${winter?.id}.svg`);
    expect(winter?.images).toHaveLength(6);
    expect(winter?.images[5]).toBe(`/posters/gallery/${winter?.id}/6.svg`);
  });

  it('leaves the next ids free', async () => {
    const company = await createCompany(database, { name: 'Newcomers' });
    const user = await createUser(database, { company });
    await database.db.deleteFrom('users').where('id', '=', user.id).execute();
    await database.db.deleteFrom('companies').where('id', '=', company.id).execute();
    expect(company.id).toBe(5);
  });

  it('is made in little time', () => {
    // A second where nothing else runs; the bound leaves room for a busy machine.
    expect(milliseconds).toBeLessThan(20_000);
  });

  it('is refused in production unless it is named', async () => {
    const { db } = database;
    const refused = assertNoLeftDemoWorld({ db, config: { production: true, demo: false } });
    await expect(refused).rejects.toThrow('This database holds the demo world');
    await assertNoLeftDemoWorld({ db, config: { production: true, demo: true } });
    await assertNoLeftDemoWorld({ db, config: { production: false, demo: false } });
  });

  it('is made once', async () => {
    const before = await countOf(database, 'events');
    expect(await fill(database)).toEqual(world);
    expect(await countOf(database, 'events')).toBe(before);
  });
});

it('is the same world at the same moment', () => {
  const made = () => buildWorld(worldClock(Date.parse('2026-11-21T10:00:00Z')), config);
  const { events, ...others } = made();
  expect({ events, ...others }).toEqual(made());
  expect(events).toContainEqual(
    expect.objectContaining({
      title: 'Winter Symphony Night',
      start_at: new Date('2026-12-05T14:00:00Z'),
    }),
  );
});

describe('ensureDemoWorld', () => {
  it('keeps out of a database that has people, and when it is switched off', () =>
    inFresh(async (mine) => {
      expect(await fill(mine, { demo: false })).toBeNull();
      await createUser(mine);
      expect(await fill(mine)).toBeNull();
      expect(await countOf(mine, 'events')).toBe(0);
      expect(await countOf(mine, 'users')).toBe(1);
    }));

  it('runs once when two start together', () =>
    inFresh(async (shared) => {
      // Few events: with a single session the second waits until the first is done, but not for ever.
      const few = () => fill(shared, { demoEvents: 20 });
      const results = await Promise.all([few(), few()]);
      expect(results[0]).not.toBeNull();
      expect(results[1]).toEqual(results[0]);
      expect(await countOf(shared, 'events')).toBe(20);
    }));

  it('makes as many events as asked for', () =>
    inFresh(async (many) => {
      await fill(many, { demoEvents: 2_500 });
      expect(await countOf(many, 'events')).toBe(2_500);
      expect(await countOf(many, 'bookings')).toBe(0);
      const tiers = sql<{ n: number; least: number }>`
        select count(*)::int as n, min(available) as least from ticket_tiers`;
      const found = (await tiers.execute(many.db)).rows[0];
      expect(found?.n).toBe(5_000);
      expect(found?.least).toBeGreaterThan(0);
    }));
});
