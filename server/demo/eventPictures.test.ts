import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerErrors } from '../http/errors';
import { createCategory, createEvent, type TestEvent } from '../testing/events';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { registerEventPictures } from './eventPictures.routes';
import { renderPoster } from './posters';

let database: TestDatabase;
let app: FastifyInstance;
let event: TestEvent;
let draft: TestEvent;

beforeAll(async () => {
  database = await createTestDatabase();
  app = Fastify();
  registerErrors(app);
  registerEventPictures(app, database);
  const category = await createCategory(database, { name: 'Festival' });
  const values = {
    category,
    title: 'Jaipur Kite Week',
    city: 'Jaipur',
    // The thirteenth in India, the twelfth in UTC.
    startAt: new Date('2027-01-12T19:00:00Z'),
  };
  event = await createEvent(database, values);
  draft = await createEvent(database, { ...values, isActive: false });
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('posters', () => {
  it('draws the poster of an event with its title, city and local date', async () => {
    const response = await get(`/posters/events/${event.id}.svg`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers['cache-control']).toBe('public, max-age=86400');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.body).toBe(
      renderPoster({
        category: 'Festival',
        title: 'Jaipur Kite Week',
        city: 'Jaipur',
        date: '13 JAN',
        seed: event.id,
      }),
    );
  });

  it('draws without words for small sizes', async () => {
    const plain = await get(`/posters/events/${event.id}.svg?plain=1`);
    const lettered = await get(`/posters/events/${event.id}.svg`);
    expect(plain.body).toContain('<svg');
    expect(plain.body.length).toBeLessThan(lettered.body.length);
  });

  it('answers 304 to who has it', async () => {
    const first = await get(`/posters/events/${event.id}.svg`);
    const etag = String(first.headers.etag);
    const again = await get(`/posters/events/${event.id}.svg`, { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    const other = await get(`/posters/events/${event.id}.svg?plain=1`, { 'if-none-match': etag });
    expect(other.statusCode).toBe(200);
  });

  it('keeps the title of a draft to itself', async () => {
    const response = await get(`/posters/events/${draft.id}.svg`);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toBe(
      renderPoster({
        category: 'Festival',
        title: '',
        city: '',
        date: '',
        seed: draft.id,
        lettering: false,
      }),
    );
  });

  it('draws a draft without category and dates', async () => {
    const { id } = await createEvent(database, { title: 'Empty', isActive: false });
    const nothing = { category_id: null, start_at: null, end_at: null };
    await database.db.updateTable('events').set(nothing).where('id', '=', id).execute();
    const response = await get(`/posters/events/${id}.svg`);
    expect([response.statusCode, response.body.slice(0, 4)]).toEqual([200, '<svg']);
  });

  it('has six gallery pictures, all different', async () => {
    const bodies = new Set<string>();
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const response = await get(`/posters/gallery/${event.id}/${number}.svg`);
      expect(response.statusCode).toBe(200);
      bodies.add(response.body);
    }
    expect(bodies.size).toBe(6);
  });

  it('has art of every category', async () => {
    expect((await get('/posters/category/festival.svg')).statusCode).toBe(200);
  });

  it.each([
    '/posters/events/987654.svg',
    '/posters/events/0.svg',
    '/posters/events/999999999999999.svg',
    '/posters/events/9999999999999999999999.svg',
    '/posters/events/one.svg',
    '/posters/events/1.png',
    '/posters/gallery/987654/1.svg',
    '/posters/gallery/1/0.svg',
    '/posters/gallery/1/7.svg',
    '/posters/gallery/1/12.svg',
    '/posters/category/nothing.svg',
    '/posters/category/..%2f..%2fsecret.svg',
  ])('%s is not there', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('draws the new date of an event that was moved, under its new version', async () => {
    const moved = await createEvent(database, {
      title: 'Moving Day',
      startAt: new Date('2027-01-12T19:00:00Z'),
    });
    const url = `/posters/events/${moved.id}.svg`;
    const before = (await get(url)).body;
    await database.db
      .updateTable('events')
      .set({
        start_at: new Date('2027-03-20T12:00:00Z'),
        end_at: new Date('2027-03-20T15:00:00Z'),
        calendar_sequence: 1,
      })
      .where('id', '=', moved.id)
      .execute();
    const after = (await get(`${url}?v=1`)).body;
    expect(after).not.toBe(before);
    expect((await get(`${url}?v=99`)).body).toBe(after);
  });
});
