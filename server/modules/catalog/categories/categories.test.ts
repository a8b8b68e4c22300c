import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BodyAt } from '../../../contract/calls';
import { expectStatus, type Headers } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createCategory, createEvent } from '../../../testing/events';
import { createUser, signIn } from '../../../testing/people';

let test: TestApp;
let admin: Headers;
let employee: Headers;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await signIn(test, await createUser(test, { role: 'admin' }));
  employee = await signIn(test, await createUser(test));
});
afterAll(() => test.close());

const post = (payload: BodyAt<'POST', '/event-categories/'>, as = admin) =>
  test.app.inject({ method: 'POST', url: '/api/event-categories/', headers: as, payload });
const patch = (
  id: number,
  payload: BodyAt<'PATCH', '/event-categories/{id}'>,
  match?: string,
  as = admin,
) =>
  test.app.inject({
    method: 'PATCH',
    url: `/api/event-categories/${id}`,
    headers: { ...as, ...(match && { 'if-match': match }) },
    payload,
  });
const found = async (search: string) =>
  (await test.app.inject(`/api/events/?search=${search}`)).json().count;

it('a platform admin adds a category; the name gives its address, and both are unique', async () => {
  const made = await post({ name: 'Food  & Drink', color_code: '#e29a5b', icon: 'utensils' });
  expect(expectStatus(201, made).json()).toMatchObject({
    name: 'Food & Drink',
    slug: 'food-drink',
    color_code: '#E29A5B',
    icon: 'utensils',
    version: 1,
    event_count: 0,
  });
  expect(made.headers.etag).toBe('"1"');
  const listed = await test.app.inject('/api/event-categories/');
  expect(listed.json().results).toEqual([expect.objectContaining({ slug: 'food-drink' })]);

  const again = await post({ name: 'food & drink', slug: 'other' });
  expect(expectStatus(409, again).json()).toMatchObject({
    code: 'name_taken',
    fields: { name: 'Another category has this name.' },
  });
  const sameSlug = await post({ name: 'Cooking', slug: 'food-drink' });
  expect(expectStatus(409, sameSlug).json().fields).toHaveProperty('slug');
  expect((await post({ name: '音楽' })).json().fields).toHaveProperty('slug');
  expect((await post({ name: 'Red', color_code: 'red' })).statusCode).toBe(400);
  expect((await post({ name: 'Mine' }, employee)).statusCode).toBe(403);
});

it('a change names the version it read; events show and are found by the new name', async () => {
  const category = await createCategory(test, { name: 'Theatre' });
  await createEvent(test, { category, title: 'Othello' });
  expect((await patch(category.id, { name: 'Stage' })).statusCode).toBe(428);
  expect((await patch(category.id, { name: 'Stage' }, '*', employee)).statusCode).toBe(403);
  const saved = await patch(category.id, { name: 'Stage', position: 3 }, '"1"');
  expect(expectStatus(200, saved).json()).toMatchObject({
    name: 'Stage',
    slug: category.slug,
    version: 2,
    event_count: 1,
  });
  expect([await found('stage'), await found('theatre')]).toEqual([1, 0]);
  const late = await patch(category.id, { icon: 'drama' }, '"1"');
  expect(expectStatus(412, late).json().details.current).toMatchObject({ name: 'Stage' });
  const other = await createCategory(test, { name: 'Opera' });
  expect((await patch(other.id, { name: 'STAGE' }, '*')).statusCode).toBe(409);
  expect((await patch(999_999, { name: 'Stage 2' }, '*')).statusCode).toBe(404);
});
