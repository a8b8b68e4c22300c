import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../contract/types';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createEvent, createTier } from '../../testing/events';
import { createCompany, createUser, signIn } from '../../testing/people';

let test: TestApp;
let employee: { authorization: string };

beforeAll(async () => {
  test = await buildTestApp();
  const company = await createCompany(test);
  employee = await signIn(test, await createUser(test, { company }));
});

afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = employee) =>
  test.app.inject({ url: `/api${url}`, headers });

describe('prices', () => {
  it('says what payment adds to a price: nothing to a free ticket', async () => {
    const event = await createEvent(test, { title: 'Open Rehearsal of the Quartet' });
    await createTier(test, { event, name: 'Guest', price: 0, position: 1 });
    await createTier(test, { event, name: 'Patron', price: 50_000, position: 2 });
    const body = (await get(`/events/${event.id}`)).json<Schemas['Event']>();
    expect(body.ticket_tiers.map(({ name, added_charges }) => [name, added_charges])).toEqual([
      ['Guest', []],
      ['Patron', ['service_fee', 'gst']],
    ]);
    expect(body.added_charges).toEqual([]);
    const found = await get('/events/search/?search=open+rehearsal+quartet', {});
    expect(found.json<Schemas['EventSearchResultList']>().results[0]).toMatchObject({
      base_price: '0.00',
      added_charges: [],
    });
  });
});
