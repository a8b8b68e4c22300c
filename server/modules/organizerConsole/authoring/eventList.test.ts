import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  createAuthoring,
  createOnlookers,
  firstTier,
  inDays,
  type Authoring,
} from '../../../testing/authoring';
import {
  createBookingCalls,
  createBuyer,
  expectStatus,
  type Buyer,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';

type List = Schemas['OrganizedEventList'];

let test: TestApp;
let by: Authoring;
let rival: Headers;
let door: Headers;
let asha: Buyer;

beforeAll(async () => {
  test = await buildTestApp();
  by = await createAuthoring(test);
  ({ rival, door } = await createOnlookers(test, by.team));
  asha = await createBuyer(test, { firstName: 'Asha' });

  await by.createDraft({ title: 'Unfinished Symphony' });
  await by.publish({ title: 'Alaap' });
  const gone = await by.publish({ title: 'Bandish', city: 'Jaipur' }, 2);
  const calls = createBookingCalls(test);
  const seat = { id: firstTier(gone).id, event_id: gone.id };
  const { id } = await calls.book(asha.headers, seat, 2);
  await calls.payFor(asha.headers, [id]);
  const later = {
    start_date: inDays(60).toISOString(),
    end_date: inDays(60.2).toISOString(),
    booking_end_date: inDays(59).toISOString(),
  };
  const paused = await by.publish({ title: 'Charukeshi', city: 'Jaipur', ...later });
  expectStatus(200, await by.send('POST', `/events/${paused.id}/pause/`));
});
afterAll(() => test.close());

const list = async (query = ''): Promise<List> =>
  expectStatus(200, await by.send('GET', `/organize/events/?${query}`)).json();
const titles = async (query: string) => (await list(query)).results.map(({ title }) => title);
const day = (days: number) => inDays(days).toISOString().slice(0, 10);

it('has the events of the caller’s organizers, in pages', async () => {
  const all = await list('page_size=100');
  expect(all.results.every((event) => event.organizer === by.team.id)).toBe(true);
  expect(all).toMatchObject({
    count: 4,
    counts: { draft: 1, published: 2, paused: 1, over: 0, cancelled: 0, sold_out: 1 },
  });
  expect(await titles('page=2&page_size=2&ordering=-title')).toEqual(['Bandish', 'Alaap']);
  expect((await by.send('GET', '/organize/events/', undefined, {}, rival)).json().count).toBe(0);
  for (const path of ['/organize/events/', '/organize/overview/']) {
    for (const as of [door, asha.headers]) {
      expect((await by.send('GET', path, undefined, {}, as)).statusCode).toBe(403);
    }
  }
});

it('is filtered by words, status, city and days', async () => {
  expect(await titles('status=draft&search=unfinished')).toEqual(['Unfinished Symphony']);
  expect(await titles('status=on_sale')).toEqual(['Alaap']);
  expect(await titles('status=sold_out')).toEqual(['Bandish']);
  expect(await titles('status=published&ordering=title')).toEqual(['Alaap', 'Bandish']);
  expect(await list('city=jaipur')).toMatchObject({
    count: 2,
    counts: { draft: 0, published: 1, paused: 1, sold_out: 1 },
  });
  expect(await titles(`date_from=${day(40)}`)).toEqual(['Charukeshi']);
  expect(await titles(`date_to=${day(40)}&ordering=title`)).toEqual(['Alaap', 'Bandish']);
  const wrong = await by.send('GET', `/organize/events/?date_from=${day(2)}&date_to=${day(1)}`);
  expect(expectStatus(400, wrong).json().fields).toHaveProperty('date_from');
});

it('soonest first has what is to come, then drafts without a date, then the past, the latest first', async () => {
  for (const [title, days] of [
    ['Dhamar', -9],
    ['Elegy', -3],
  ] as const) {
    const { id } = await by.publish({ title });
    await test.db
      .updateTable('events')
      .set({
        start_at: inDays(days),
        end_at: inDays(days + 0.1),
        booking_start_at: inDays(days - 9),
        booking_end_at: inDays(days),
      })
      .where('id', '=', id)
      .execute();
  }
  const soonest = ['Alaap', 'Bandish', 'Charukeshi', 'Unfinished Symphony', 'Elegy', 'Dhamar'];
  expect(await titles('ordering=start_date')).toEqual(soonest);
  const pages = [1, 2, 3].map((page) => titles(`ordering=start_date&page=${page}&page_size=2`));
  expect((await Promise.all(pages)).flat()).toEqual(soonest);
  expect(await titles('ordering=start_date&status=over')).toEqual(['Elegy', 'Dhamar']);
});

it('has an overview of what is ahead', async () => {
  const overview = await by.send('GET', '/organize/overview/');
  expect(expectStatus(200, overview).json()).toEqual({
    on_sale: 1,
    sold: 2,
    payments: 'test',
    revenue: [{ currency: 'INR', amount: '2000.00' }],
    cities: ['Jaipur', 'Mumbai'],
  });
  const others = await by.send('GET', '/organize/overview/', undefined, {}, rival);
  expect(others.json()).toEqual({
    on_sale: 0,
    sold: 0,
    payments: 'test',
    revenue: [],
    cities: [],
  });
});
