import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Schemas } from '../../contract/types';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import {
  createCategory,
  createEvent,
  createTier,
  type TestCategory,
  type TestEvent,
} from '../../testing/events';
import { createCompany, createUser, signIn, type TestCompany } from '../../testing/people';

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

let test: TestApp;
let music: TestCategory;
let food: TestCategory;
let northwind: TestCompany;
let events: Record<'symphony' | 'ragas' | 'table' | 'past' | 'draft', TestEvent>;

beforeAll(async () => {
  test = await buildTestApp();
  music = await createCategory(test, { name: 'Music', position: 1 });
  food = await createCategory(test, { name: 'Food', slug: 'food-and-drink', position: 2 });
  northwind = await createCompany(test);
  events = {
    symphony: await createEvent(test, {
      title: 'Winter Symphony Night',
      description: 'Brahms, then a concerto for sarod.',
      category: music,
      venue: 'Jamshed Bhabha Theatre, NCPA',
      city: 'Mumbai',
      startAt: inDays(14),
      onlyFor: [northwind],
    }),
    ragas: await createEvent(test, {
      title: 'Monsoon Ragas Live',
      category: music,
      venue: 'Kamani Auditorium',
      city: 'New Delhi',
      state: 'Delhi',
      startAt: inDays(21),
      basePrice: 340_000,
    }),
    table: await createEvent(test, {
      title: 'Konkan Table',
      description: 'Nine courses by the sea, conferences excluded.',
      category: food,
      venue: 'The Ice Factory',
      city: 'Mumbai',
      startAt: inDays(15),
      basePrice: 890_000,
    }),
    past: await createEvent(test, { title: 'Old Symphony', category: music, startAt: inDays(-9) }),
    draft: await createEvent(test, { title: 'Secret Symphony', category: music, isActive: false }),
  };
  await createTier(test, {
    event: events.symphony,
    price: 920_000,
    total: 200,
    sold: 180,
    held: 4,
  });
  await createTier(test, { event: events.symphony, price: 650_000, total: 100, sold: 100 });
  await createTier(test, { event: events.symphony, price: 100, total: 50, isActive: false });
});

afterAll(() => test.close());

type Query = Record<string, string | number>;

async function list(query: Query, headers: Record<string, string> = {}) {
  const response = await test.app.inject({ url: '/api/events/', query: texts(query), headers });
  expect({ status: response.statusCode, query }).toEqual({ status: 200, query });
  return response.json<Schemas['EventList']>();
}

const texts = (query: Query) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
const titles = (found: Schemas['EventList']) => found.results.map(({ title }) => title);

describe('listEvents', () => {
  it('shows what is upcoming and published, soonest first, with its figures', async () => {
    const found = await list({});
    expect(titles(found)).toEqual(['Winter Symphony Night', 'Konkan Table', 'Monsoon Ragas Live']);
    expect(found).toMatchObject({ count: 3, page: 1, page_size: 20 });
    expect(found.cities).toEqual(['Mumbai', 'New Delhi']);
    expect(found.results[0]).toMatchObject({
      id: events.symphony.id,
      category: music.id,
      category_name: 'Music',
      category_slug: 'music',
      featured_image: null,
      total_tickets: 300,
      available_tickets: 16,
      total_bookings: 0,
      base_price: '6500.00',
      currency: 'INR',
      start_date: events.symphony.start_at.toISOString(),
      is_active: true,
      is_exclusive: true,
      is_booking_open: true,
      is_cancelled: false,
    });
  });

  it.each([
    ['past', ['Old Symphony']],
    ['all', ['Old Symphony', 'Winter Symphony Night', 'Konkan Table', 'Monsoon Ragas Live']],
  ])('knows the timeframe %s', async (timeframe, expected) =>
    expect(titles(await list({ timeframe }))).toEqual(expected),
  );

  it.each([
    ['Music', 2],
    ['MUSIC', 2],
    ['food-and-drink', 1],
    ['Food', 1],
    ['All', 3],
    ['', 3],
    ['no such thing', 0],
    ['999999', 0],
    ['99999999999999999999999', 0],
  ])('category %p has %i', async (category, count) =>
    expect((await list({ category })).count).toBe(count),
  );

  it('takes the id of a category too', async () => {
    expect(titles(await list({ category: food.id }))).toEqual(['Konkan Table']);
  });

  it.each([
    [{ min_price: '6500' }, ['Winter Symphony Night', 'Konkan Table']],
    [{ max_price: '6500.00' }, ['Winter Symphony Night', 'Monsoon Ragas Live']],
    [{ min_price: '3400', max_price: '3400' }, ['Monsoon Ragas Live']],
  ])('keeps to the price range %j, both ends included', async (range, expected) =>
    expect(titles(await list(range))).toEqual(expected),
  );

  it('refuses a price range the wrong way round', async () => {
    const query = { min_price: '200', max_price: '100' };
    const response = await test.app.inject({ url: '/api/events/', query });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'invalid_input',
      fields: { min_price: expect.any(String) },
    });
  });

  it.each([
    ['mumbai', ['Winter Symphony Night', 'Konkan Table']],
    [' New Delhi ', ['Monsoon Ragas Live']],
    ['Goa', []],
  ])('knows the city %p', async (city, expected) =>
    expect(titles(await list({ city }))).toEqual(expected),
  );

  describe('days', () => {
    const created: number[] = [];
    const at = async (title: string, timezone: string, start: string, end: string) => {
      const times = { timezone, startAt: new Date(start), endAt: new Date(end) };
      const place = { category: food, city: 'Elsewhere' };
      created.push((await createEvent(test, { title, ...place, ...times })).id);
    };
    beforeAll(async () => {
      // 5 December from 00:15 in Mumbai, which is 4 December in UTC; all of the 4th to the 6th; until 1:30; from 2 AM.
      await at('Midnight', 'Asia/Kolkata', '2098-12-04T18:45:00Z', '2098-12-04T21:00:00Z');
      await at('Conference', 'Asia/Kolkata', '2098-12-04T03:30:00Z', '2098-12-06T12:30:00Z');
      // 5 December in the evening of Honolulu, which is 6 December in UTC; it ends at midnight there.
      await at('Luau', 'Pacific/Honolulu', '2098-12-06T04:00:00Z', '2098-12-06T10:00:00Z');
      await at('Late', 'Asia/Kolkata', '2098-12-05T14:30:00Z', '2098-12-05T20:00:00Z');
      await at('Afters', 'Asia/Kolkata', '2098-12-05T20:30:00Z', '2098-12-05T23:00:00Z');
      await at('Instant', 'Pacific/Honolulu', '2098-12-08T10:00:00Z', '2098-12-08T10:00:00Z');
    });
    afterAll(() => test.db.deleteFrom('events').where('id', 'in', created).execute());

    it.each([
      ['2098-12-04', '2098-12-04', ['Conference']],
      ['2098-12-05', '2098-12-05', ['Conference', 'Midnight', 'Late', 'Luau']],
      ['2098-12-06', '2098-12-06', ['Conference', 'Afters']],
      ['2098-12-07', '2098-12-07', []],
      ['2098-12-08', '2098-12-08', ['Instant']],
      ['2098-12-06', undefined, ['Conference', 'Afters', 'Instant']],
      [undefined, '2098-12-04', ['Conference']],
    ])('are those of the place, from %s to %s', async (from, to, expected) => {
      const days = { ...(from && { date_from: from }), ...(to && { date_to: to }) };
      expect(titles(await list({ ...days, city: 'elsewhere' }))).toEqual(expected);
    });

    it.each([
      [{ date_from: '2098-12-06', date_to: '2098-12-05' }, 'The first day is after the last.'],
      [{ date_from: '2098-02-30' }, 'The first day must be a real date, such as 2026-12-05.'],
      [{ date_to: 'tomorrow' }, 'The last day must be a real date, such as 2026-12-05.'],
      [{ date_to: '0000-02-01' }, 'Write a date, such as 2026-12-05.'],
    ])('%j is refused with a sentence', async (query, sentence) => {
      const response = await test.app.inject({ url: '/api/events/', query });
      expect(response.statusCode).toBe(400);
      expect(Object.values(response.json<{ fields: object }>().fields)).toEqual([sentence]);
    });
  });

  it.each([
    ['-start_date', ['Monsoon Ragas Live', 'Konkan Table', 'Winter Symphony Night']],
    ['price', ['Monsoon Ragas Live', 'Winter Symphony Night', 'Konkan Table']],
    ['-price', ['Konkan Table', 'Winter Symphony Night', 'Monsoon Ragas Live']],
    ['title', ['Konkan Table', 'Monsoon Ragas Live', 'Winter Symphony Night']],
  ])('orders by %s', async (ordering, expected) =>
    expect(titles(await list({ ordering }))).toEqual(expected),
  );

  it.each([
    ['symphony', ['Winter Symphony Night']],
    ['SYMPH', ['Winter Symphony Night']],
    ['night winter', ['Winter Symphony Night']],
    ['bhabha', ['Winter Symphony Night']],
    ['delhi', ['Monsoon Ragas Live']],
    ['music', ['Winter Symphony Night', 'Monsoon Ragas Live']],
    ['sarod', ['Winter Symphony Night']],
    ['conference', ['Konkan Table']], // another form of a word
    ['symfony', ['Winter Symphony Night']], // misspelt
    ['onkan', ['Konkan Table']], // inside a word
    ['mumbai ragas', []],
    ['secret', []],
  ])('finds %p', async (search, expected) =>
    expect(titles(await list({ search })).sort()).toEqual([...expected].sort()),
  );

  it('takes a blank search for none', async () => {
    expect((await list({ search: '   ' })).count).toBe(3);
  });

  it.each(["'); drop table events; --", '&|!:*()<->', '🎉', '%', '\\', "zz'zz:*", 'x'.repeat(200)])(
    'answers the hostile search %p',
    async (search) => expect((await list({ search })).results).toEqual([]),
  );

  it('answers any search at all', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => !text.includes('\0')),
        async (search) => {
          const query = new URLSearchParams({ search });
          for (const path of ['events', 'events/search']) {
            const { statusCode } = await test.app.inject(`/api/${path}/?${query.toString()}`);
            expect(statusCode).toBe(200);
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it('puts every event on exactly one page', async () => {
    const seen: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      const found = await list({ page, page_size: 1 });
      expect(found.count).toBe(3);
      seen.push(...titles(found));
    }
    expect(seen).toEqual(titles(await list({})));
  });

  it('says who has access to an exclusive event', async () => {
    const access = async (headers: Record<string, string>) =>
      (await list({ search: 'winter' }, headers)).results[0]?.company_has_access;
    const as = async (values: Parameters<typeof createUser>[1]) =>
      access(await signIn(test, await createUser(test, values)));

    expect(await access({})).toBe(false);
    expect(await as({ company: northwind })).toBe(true);
    expect(await as({ company: await createCompany(test) })).toBe(false);
    expect(await as({ role: 'staff' })).toBe(false);
    expect(await as({ role: 'admin' })).toBe(true);
    expect(await as({ role: 'super_admin' })).toBe(true);
    expect((await list({ search: 'konkan' })).results[0]?.company_has_access).toBe(true);
  });
});

describe('searchEvents', () => {
  const suggest = async (search: string, limit?: number) => {
    const query = texts({ search, ...(limit && { limit }) });
    const response = await test.app.inject({ url: '/api/events/search/', query });
    expect(response.statusCode).toBe(200);
    return response.json<Schemas['EventSearchResultList']>();
  };
  const names = async (search: string, limit?: number) =>
    (await suggest(search, limit)).results.map(({ name }) => name);

  it('suggests upcoming events before past ones', async () => {
    expect(await names('symph')).toEqual(['Winter Symphony Night', 'Old Symphony']);
    expect(await names('symph', 1)).toEqual(['Winter Symphony Night']);
  });

  it('puts a match in the title before one in the description', async () => {
    const other = await createEvent(test, {
      title: 'Brahms for Beginners',
      category: food,
      startAt: inDays(60),
    });
    try {
      expect(await names('brahms')).toEqual(['Brahms for Beginners', 'Winter Symphony Night']);
    } finally {
      await test.db.deleteFrom('events').where('id', '=', other.id).execute();
    }
  });

  it('forgives a misspelling', async () => {
    expect(await names('simphony nigt')).toContain('Winter Symphony Night');
  });

  it('has the shape of a search result', async () => {
    expect((await suggest('winter')).results[0]).toEqual({
      id: events.symphony.id,
      name: 'Winter Symphony Night',
      cover_image: null,
      venue: { name: 'Jamshed Bhabha Theatre, NCPA', city: 'Mumbai' },
      category_name: 'Music',
      start_datetime: events.symphony.start_at.toISOString(),
      timezone: 'Asia/Kolkata',
      base_price: '6500.00',
      currency: 'INR',
      added_charges: ['service_fee', 'gst'],
    });
  });

  it.each(['', '   ', '&', 'zzzzqq', 'secret'])('finds nothing for %p', async (search) =>
    expect(await suggest(search)).toEqual({ count: 0, results: [] }),
  );
});
