import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { QueryOf } from '../../contract/types';
import { createBuyer, type Headers } from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createCategory, createEvent, createTier } from '../../testing/events';
import { interceptStatements } from '../../testing/interceptStatements';
import { createCompany } from '../../testing/people';

let now = 0;
let test: TestApp;
let eventId: number;
let invited: Headers;
let others: Headers;
let statements = 0;

beforeAll(async () => {
  test = await buildTestApp({ monotonic: { now: () => now } });
  interceptStatements(test.pool, () => (_text, send) => {
    statements += 1;
    return send();
  });
  const company = await createCompany(test);
  invited = (await createBuyer(test, { company })).headers;
  others = (await createBuyer(test)).headers;
  const category = await createCategory(test, { name: 'Music', slug: 'music' });
  for (const title of ['Night of strings', 'Night of drums', 'Dawn chorus']) {
    const event = await createEvent(test, {
      category,
      title,
      description: 'Long enough to be worth compressing. '.repeat(20),
    });
    await createTier(test, { event });
    eventId = event.id;
  }
  await createTier(test, {
    event: await createEvent(test, { category, title: 'Board dinner', onlyFor: [company] }),
  });
});
afterAll(() => test.close());
beforeEach(() => {
  // Long after the last test: nothing that it left is sent any more.
  now += 100_000;
});

/** A sign-in of another kind, which the server does not know: a visitor, past the memory. */
const pastMemory = { authorization: 'Basic dGVzdA==' };

const get = (url: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  test.app.inject({ method, url: `/api${url}`, headers });

/** So many requests that answers are shared, and this one is kept. */
async function shared(url: string, headers: Headers = {}) {
  await Promise.all(Array.from({ length: 100 }, () => get(url, headers)));
  return get(url, headers);
}
const rename = (title: string) =>
  test.db.updateTable('events').set({ title }).where('id', '=', eventId).execute();

const addresses = () => [
  '/events/',
  '/events',
  '/events/?page=1&page_size=2',
  '/events/?page_size=2&page=2&ordering=-price',
  '/events/?category=Music&city=mumbai&timeframe=all',
  '/events/?category=all&search=night',
  '/events/?search=nigth',
  '/events/?min_price=1&max_price=999999.50&date_from=2020-01-01&unknown=1',
  '/events/featured/',
  '/events/featured/?limit=2',
  '/events/search/?search=nig',
  '/events/search/?search=%20&limit=3',
  `/events/${eventId}/summary/`,
  '/event-categories/',
];

it('answers from memory are byte by byte those without it', async () => {
  for (const url of addresses()) {
    const plain = await get(url, pastMemory);
    expect([url, plain.statusCode]).toEqual([url, 200]);
    expect([url, (await get(url)).body]).toEqual([url, plain.body]);
    expect([url, (await shared(url)).body]).toEqual([url, plain.body]);
  }
});

/** Statements until an answer is there and nothing is left to do for it. */
async function statementsFor(url: string, headers: Headers = {}): Promise<number> {
  const before = statements;
  await get(url, headers);
  await new Promise(setImmediate);
  // With one session whatever still reads is in line before this one.
  await test.pool.query('select');
  return statements - before;
}

it('an answer is read once', async () => {
  for (const url of addresses()) {
    await statementsFor(url, pastMemory);
    const read = await statementsFor(url, pastMemory);
    // Not the address of an answer that is kept, which would be read before the handler is asked.
    const address = `${url}${url.includes('?') ? '&' : '?'}unknown=2`;
    now += 10_000;
    expect([url, await statementsFor(address)]).toEqual([url, read]);
  }
});

it('each parameter gives a different answer', async () => {
  const pairs: Record<keyof QueryOf<'listEvents'>, [string, string]> = {
    search: ['strings', 'drums'],
    category: ['music', 'theatre'],
    min_price: ['1', '9999999'],
    max_price: ['9999999', '1'],
    city: ['mumbai', 'pune'],
    date_from: ['2020-01-01', '2090-01-01'],
    date_to: ['2090-01-01', '2020-01-01'],
    timeframe: ['all', 'past'],
    ordering: ['start_date', '-start_date'],
    page: ['1', '2'],
    page_size: ['1', '2'],
  };
  const addressPairs = [
    ...Object.entries(pairs).map(([name, values]) =>
      values.map((value) => `/events/?${name === 'page' ? 'page_size=2&' : ''}${name}=${value}`),
    ),
    ['/events/featured/?limit=1', '/events/featured/?limit=2'],
    ['/events/search/?search=strings', '/events/search/?search=drums'],
    ['/events/search/?search=night&limit=1', '/events/search/?search=night&limit=2'],
    [`/events/${eventId}/summary/`, `/events/${eventId - 1}/summary/`],
  ];
  for (const addressPair of addressPairs) {
    now += 10_000;
    await shared('/event-categories/');
    const bodies = new Set<string>();
    for (const url of addressPair) {
      const { body } = await get(url);
      expect([url, body]).toEqual([url, (await get(url, pastMemory)).body]);
      bodies.add(body);
    }
    expect([addressPair, bodies.size]).toEqual([addressPair, 2]);
  }
});

it('many readers share an answer that is less than a second old', async () => {
  for (const url of ['/events/', `/events/${eventId}/summary/`, '/events/search/?search=dawn']) {
    await rename('Before');
    await shared(url);
    await rename('Shared by everybody');
    now += 449;
    expect((await get(url)).body).not.toContain('Shared by everybody');
    now += 452;
    expect((await get(url)).body).toContain('Shared by everybody');
    now += 10_000;
  }
});

it('refusals are those of the contract, from however many', async () => {
  for (const [url, status] of [
    ['/events/?page=101', 400],
    ['/events/?min_price=9&max_price=1', 400],
    ['/events/search/', 400],
    ['/events/999999/summary/', 404],
  ] as const) {
    const answer = await shared(url);
    expect([url, answer.statusCode]).toEqual([url, status]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

it('an event that is no longer published is refused like any other', async () => {
  const url = `/events/${eventId}/summary/`;
  const publish = (isActive: boolean) =>
    test.db.updateTable('events').set({ is_active: isActive }).where('id', '=', eventId).execute();
  for (const ask of [get, shared]) {
    now += 10_000;
    expect((await ask(url)).statusCode).toBe(200);
    now += 901;
    await publish(false);
    const refused = await get(url);
    await publish(true);
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toMatchObject({ error: 'Event not found' });
    expect(refused.headers).toEqual({
      ...(await get('/events/999999/summary/')).headers,
      date: expect.anything(),
      'x-request-id': expect.anything(),
    });
  }
});

it('carry the headers of every answer', async () => {
  const plain = await get('/events/', pastMemory);
  const first = await get('/events/');
  const later = await shared('/events/');
  // The same bytes for many requests have no id of one of them.
  const own = ['etag', 'vary', 'cache-control', 'x-request-id'];
  const common = ({ headers }: typeof plain) =>
    Object.fromEntries(
      Object.entries(headers).filter(([name]) => ![...own, 'date', 'connection'].includes(name)),
    );
  expect(common(first)).toEqual(common(plain));
  expect(common(later)).toEqual(common(plain));
  for (const { headers } of [first, later]) {
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding, Authorization',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    });
  }
  expect((await get('/event-categories/')).headers.vary).toBe('Accept-Encoding');
});

it.each(['with few readers', 'with many'])('are not sent again, %s', async (readers) => {
  const ask = readers === 'with many' ? shared : get;
  const { headers } = await ask('/events/');
  const etag = String(headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await ask('/events/', { 'if-none-match': known });
    expect([known, answer.statusCode, answer.body]).toEqual([known, 304, '']);
    expect(answer.headers).toMatchObject({ etag, vary: headers.vary, 'x-frame-options': 'DENY' });
  }
  expect((await ask('/events/', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  now += 10_000;
  await rename(`Changed ${readers}`);
  expect((await ask('/events/', { 'if-none-match': etag })).statusCode).toBe(200);
});

it.each(['with few readers', 'with many'])('are compressed as asked for, %s', async (readers) => {
  const ask = readers === 'with many' ? shared : get;
  const { body, headers } = await ask('/events/');
  for (const [accepted, encoding, decode] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const) {
    const answer = await ask('/events/', { 'accept-encoding': accepted });
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(answer.rawPayload.length),
      etag: String(headers.etag).replace(/"$/, `-${encoding}"`),
    });
    expect(decode(answer.rawPayload).toString()).toBe(body);
    const again = { 'accept-encoding': accepted, 'if-none-match': String(answer.headers.etag) };
    expect((await ask('/events/', again)).statusCode).toBe(304);
  }
  const plain = await ask('/events/', { 'accept-encoding': 'br;q=0, deflate' });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  // Too small to gain anything.
  const small = await ask('/events/search/?search=%20', { 'accept-encoding': 'br' });
  expect(small.headers).not.toHaveProperty('content-encoding');
});

it('ends its connection once the server is told to stop, also for a cached answer', async () => {
  const draining = new AbortController();
  const stopping = await buildTestApp({
    draining: draining.signal,
    monotonic: { now: () => now },
  });
  const ask = async () => {
    const answers = await Promise.all(
      Array.from({ length: 120 }, () => stopping.app.inject('/api/events/')),
    );
    return new Set(
      answers.map(({ statusCode, headers }) => [statusCode, headers.connection].join()),
    );
  };
  expect(await ask()).toEqual(new Set(['200,keep-alive']));
  draining.abort();
  expect(await ask()).toEqual(new Set(['200,close']));
  await stopping.close();
});

it('HEAD has the headers of GET', async () => {
  const asked = { 'accept-encoding': 'br' };
  for (const ask of [get, shared]) {
    const full = await ask('/events/', asked);
    const head = await get('/events/', asked, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers).toEqual({ ...full.headers, date: expect.anything() });
  }
});

it("a signed-in person gets their own answer, not a visitor's", async () => {
  const accessOf = async (headers: Headers) => {
    const answer = await shared('/events/?search=dinner', headers);
    const [event] = answer.json().results;
    return [event.sale_state, event.company_has_access, answer.headers['cache-control']];
  };
  expect(await accessOf({})).toEqual(['on_sale', false, 'no-cache']);
  expect(await accessOf(invited)).toEqual(['on_sale', true, 'no-store']);
  expect(await accessOf(others)).toEqual(['no_access', false, 'no-store']);
  expect(await accessOf({})).toEqual(['on_sale', false, 'no-cache']);
  const expired = await get('/events/?search=dinner', { authorization: 'Bearer expired' });
  expect(expired.statusCode).toBe(401);
  // These are the same for everybody.
  for (const url of ['/event-categories/', '/events/search/?search=dinner']) {
    expect((await shared(url, others)).body).toBe((await get(url)).body);
  }
});
