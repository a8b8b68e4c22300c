import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createBookingCalls, createBuyer, createOffer, type Buyer } from '../testing/bookings';
import { buildTestApp, type TestApp } from '../testing/buildTestApp';
import { rowsRead } from '../testing/rowsRead';
import { countByCity, findFeatured, findPage } from '../modules/catalog/events.repository';
import type { EventFilter } from '../modules/catalog/eventMatches.repository';
import { findSimilarWords } from '../modules/catalog/search.repository';
import {
  parseSearch,
  type SearchQuery,
  type SimilarWords,
} from '../modules/catalog/searchText.rules';
import { findSuggestions } from '../modules/catalog/suggestions.repository';
import { findContacts } from '../modules/companies/contacts.repository';
import { completePast } from '../modules/inventory/holdExpiry.repository';
import { withCustomPlans } from './customPlan';

let test: TestApp;
let buyer: Buyer;
let eventId: number;

const MANY = 2_500;

/** Many copies of one row: of an event with a tier, of a colleague, of a paid booking. */
beforeAll(async () => {
  test = await buildTestApp();
  buyer = await createBuyer(test);
  const { tier } = await createOffer(test);
  eventId = tier.event_id;
  const calls = createBookingCalls(test);
  const booking = await calls.book(buyer.headers, tier, 1);
  await calls.payFor(buyer.headers, [booking.id]);
  const copy = async (table: string, id: number, changes: Record<string, string>) => {
    const values = Object.entries(changes).flatMap(([name, value]) => [
      sql.lit(name),
      sql.raw(value),
    ]);
    await sql`
      insert into ${sql.table(table)}
      select copy.*
      from ${sql.table(table)} one, generate_series(1, ${sql.lit(MANY)}) as n,
        lateral jsonb_populate_record(
          null::${sql.table(table)}, to_jsonb(one) || jsonb_build_object(${sql.join(values)})
        ) as copy
      where one.id = ${id}
    `.execute(test.db);
    // Vacuum marks pages as visible to all only where the commit of their rows has been flushed.
    await sql`checkpoint`.execute(test.db);
    await sql`vacuum analyze ${sql.table(table)}`.execute(test.db);
  };
  // One an hour, in a hundred cities.
  await copy('events', eventId, {
    id: '100000 + n',
    title: `'Night ' || n`,
    city: `'City ' || n % 100`,
    start_at: `now() + interval '20 days' + n * interval '1 hour'`,
    end_at: `now() + interval '20 days 2 hours' + n * interval '1 hour'`,
  });
  await copy('ticket_tiers', tier.id, { id: '100000 + n', event_id: '100000 + n' });
  await copy('bookings', booking.id, { id: '100000 + n', booking_number: `'BK-' || n` });
  await copy('users', buyer.user.id, {
    id: '100000 + n',
    username: `'many' || n`,
    email: `'person' || n || '@many.example'`,
    first_name: `'Person' || n`,
    last_name: `case when n = 77 then 'von der Zumwalt-Haas' else 'Of Many' end`,
  });
}, 60_000);
afterAll(() => test.close());

describe('what a list costs', () => {
  const everything: EventFilter = {
    search: null,
    similar: null,
    category: null,
    price: {
      min: null,
      max: null,
    },
    city: null,
    days: {
      from: null,
      to: null,
    },
    timeframe: 'upcoming',
    organizers: null,
    now: new Date(),
  };
  const viewer = { companyId: null, seesEverything: false };

  it.each(['start_date', '-start_date', 'price', 'title'] as const)(
    'is the same on the first and the last page of events by %s',
    async (ordering) => {
      const tiersReadOn = (page: number) =>
        rowsRead(test.db, 'ticket_tiers', (trx) =>
          findPage(
            trx,
            everything,
            { ordering, limit: 20, offset: (page - 1) * 20, few: false },
            viewer,
          ),
        );
      const first = await tiersReadOn(1);
      expect(first).toBeGreaterThan(0);
      expect(await tiersReadOn(100)).toBeLessThanOrEqual(first);
    },
  );

  it.each(['start_date', '-start_date', 'price', '-price', 'title'] as const)(
    'passes over the events before a page by %s in an index',
    async (ordering) => {
      const filter = { ...everything, price: { min: 1, max: null } };
      const page = { ordering, limit: 20, offset: 2_000, few: false };
      const read = await rowsRead(test.db, 'events', async (trx) => {
        // With so few events PostgreSQL would read and sort all of them.
        for (const way of ['seqscan', 'bitmapscan', 'mergejoin', 'hashjoin']) {
          await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx);
        }
        expect(await findPage(trx, filter, page, viewer)).toHaveLength(20);
      });
      expect(read).toBeLessThan(100);
    },
  );

  it.each<[string, Partial<EventFilter>]>([
    ['no filter', {}],
    ['a city', { city: 'city 7' }],
    ['days', { days: { from: '2026-01-01', to: '2099-01-01' } }],
    ['a price', { price: { min: 1, max: 100_000_000 } }],
    ['words', { search: parseSearch('hall') as SearchQuery }],
    ['all times', { timeframe: 'all' }],
  ])('of events with %s does not touch bookings', async (_case, narrowed) => {
    const filter = { ...everything, ...narrowed };
    const page = { ordering: 'start_date' as const, limit: 20, offset: 0, few: true };
    const list = async (trx: TestApp['db']) => {
      expect((await countByCity(trx, filter)).length).toBeGreaterThan(0);
      const found = await findPage(trx, filter, page, viewer);
      expect(found.map((event) => event.total_bookings)).toContain(1);
      await findFeatured(trx, 6, new Date(), viewer);
    };
    expect(await rowsRead(test.db, 'bookings', list)).toBe(0);
  });

  it('of events of some days or of a city is theirs, not that of all events', async () => {
    const day = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    for (const narrowed of [
      { city: 'city 7' },
      { days: { from: day(60), to: day(62) } },
      { days: { from: null, to: day(25) } },
      { city: 'city 7', days: { from: day(60), to: day(80) } },
    ]) {
      const filter = { ...everything, ...narrowed };
      const page = { ordering: 'start_date' as const, limit: 20, offset: 0, few: true };
      const found = await countByCity(test.db, filter);
      expect(found.length).toBeGreaterThan(0);
      for (const query of [
        (trx: TestApp['db']) => countByCity(trx, filter),
        (trx: TestApp['db']) => findPage(trx, filter, page, viewer),
      ]) {
        expect(await rowsRead(test.db, 'events', query)).toBeLessThan(MANY / 10);
      }
    }
  });

  it.each<[string, Partial<EventFilter>]>([
    ['a city', { city: 'city 7' }],
    ['a category', { category: { id: 1 } }],
    ['days', { days: { from: '2026-01-01', to: '2099-01-01' } }],
    ['a category and days', { category: { id: 1 }, days: { from: null, to: '2099-01-01' } }],
    ['a price', { price: { min: 1, max: 100_000_000 } }],
  ])('of counting events of %s is that of an index alone', async (_case, narrowed) => {
    const { category_id: id } = await test.db
      .selectFrom('events')
      .select('category_id')
      .where('id', '=', eventId)
      .$narrowType<{ category_id: number }>()
      .executeTakeFirstOrThrow();
    const filter = { ...everything, ...narrowed, ...(narrowed.category && { category: { id } }) };
    const read = await rowsRead(test.db, 'events', async (trx) => {
      // With so few events PostgreSQL would read all of them.
      for (const way of ['seqscan', 'bitmapscan']) {
        await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx);
      }
      expect((await countByCity(trx, filter)).length).toBeGreaterThan(0);
    });
    expect(read).toBe(0);
  });

  describe('of a search', () => {
    const suggest = (text: string, similar: SimilarWords | null = null) =>
      rowsRead(test.db, 'events', (trx) =>
        withCustomPlans(trx, async (on) => {
          // With so few events PostgreSQL would read all of them.
          await sql`set local enable_seqscan = off`.execute(on);
          const search = parseSearch(text) as SearchQuery;
          const request = { limit: 10, now: new Date(), timeframe: 'upcoming' } as const;
          expect(
            (await findSuggestions(on, { search, similar, ...request })).length,
          ).toBeGreaterThan(0);
        }),
      );

    it('is bounded where most events have the word', async () => {
      expect(await suggest('hall')).toBeLessThan(500);
      expect(await suggest('hal', { tsquery: `('hall')`, parts: [] })).toBeLessThan(500);
      // The 1,000 newest with the word, and the 1,000 nearest.
      expect(await suggest('hal', { tsquery: `('hall')`, parts: ['ha'] })).toBeLessThan(2_300);
    });

    it('is bounded where few have it', async () => {
      await test.db
        .updateTable('events')
        .set({ search: sql<string>`search || to_tsvector('simple', 'zarzuela')` })
        .where('id', 'in', [100_000 + MANY - 7, 100_000 + MANY])
        .execute();
      // The nearest 1,000, and those two.
      expect(await suggest('zarz')).toBeLessThan(1_100);
      expect(await suggest('sarz', { tsquery: `('zarzuela')`, parts: [] })).toBeLessThan(1_100);
    });

    it('by similar words reads no event for them', async () => {
      const text = 'hal';
      const similar = await findSimilarWords(test.db, { text });
      expect(similar?.tsquery).toContain(`'hall'`);
      expect(await rowsRead(test.db, 'events', (trx) => findSimilarWords(trx, { text }))).toBe(0);
    });
  });

  it('of colleagues does not grow with the company', async () => {
    const search = (words: readonly string[]) => (trx: TestApp['db']) =>
      findContacts(trx, {
        reach: {
          userId: buyer.user.id,
          companyId: buyer.company.id,
          companyProven: true,
        },
        limit: 20,
        withPeople: true,
        colleagues: false,
        companyWide: false,
        words,
      });
    const found = await search(['zumw'])(test.db);
    expect(found.map(({ name }) => name)).toEqual(['Person77 von der Zumwalt-Haas']);
    expect((await search(['haas'])(test.db)).map(({ name }) => name)).toEqual(
      found.map(({ name }) => name),
    );
    for (const words of [['zumw'], ['haas'], ['person1', 'zumwalt'], ['person77@'], []]) {
      expect(await rowsRead(test.db, 'users', search(words))).toBeLessThan(MANY / 3);
    }
  });

  it('of completing past bookings does not grow with those that are to come', async () => {
    const complete = (trx: TestApp['db']) => completePast(trx);
    expect(await rowsRead(test.db, 'bookings', complete)).toBeLessThan(50);
    await test.db
      .updateTable('events')
      .set({ start_at: new Date(Date.now() - 2_000), end_at: new Date(Date.now() - 1_000) })
      .where('id', '=', eventId)
      .execute();
    expect(await completePast(test.db)).toBe(200);
  });
});

it('pages go up to 100', async () => {
  const answer = await test.app.inject({ url: '/api/events/?page=101' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    fields: { page: 'Pages go up to 100. Search or filter to find what is further on.' },
  });
});
