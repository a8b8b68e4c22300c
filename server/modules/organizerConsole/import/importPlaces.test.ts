import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { createAuthoring, type Authoring } from '../../../testing/authoring';
import { expectStatus } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';

let test: TestApp;
let authoring: Authoring;

beforeAll(async () => {
  test = await buildTestApp();
  authoring = await createAuthoring(test);
});
afterAll(() => test.close());

async function report(payload: string, query = ''): Promise<Schemas['ImportReport']> {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/organize/import/?organizer=${authoring.team.id}${query}`,
    headers: { 'content-type': 'application/octet-stream', ...authoring.headers },
    payload,
  });
  return expectStatus(200, answer).json();
}

describe('the place of an imported event', () => {
  it.each([
    ['JPY', 'currency', /“JPY”.* INR/],
    ['KWD', 'currency', /“KWD”/],
    ['XXX', 'currency', /“XXX”/],
    ['BST', 'timezone', 'Did you mean Europe/London or Asia/Dhaka?'],
    ['GMT+5', 'timezone', 'with its region'],
    ['Etc/GMT+5', 'timezone', 'with its region'],
    ['India Standard Time', 'timezone', 'Did you mean Asia/Kolkata?'],
    ['Karnatak', 'state', 'Did you mean Karnataka?'],
    ['', 'state', 'Choose a state'],
    ['Indja', 'country', 'Did you mean India?'],
  ])('refuses a row with “%s” as %s, in a sheet and in JSON', async (text, field, sentence) => {
    const place = { city: 'Chennai', state: 'Tamil Nadu', country: 'India' };
    const event = { title: 'Place Evening', timezone: 'Asia/Kolkata', currency: 'INR', ...place };
    const wrong: Record<string, string> = { ...event, [field]: text };
    const sheet = [Object.keys(wrong).join(), Object.values(wrong).join()].join('\n');
    for (const file of [sheet, JSON.stringify([wrong])]) {
      const { errors } = await report(file, '&dry_run=true');
      expect(errors).toMatchObject([{ field }]);
      expect(errors[0]?.error).toMatch(sentence);
    }
  });

  it('writes states by their official names, and takes none from another event', async () => {
    const sheet = [
      'title,city,state,country,timezone,currency',
      'Night in Orissa,Bhubaneswar,Orissa,Bharat,,',
      'Night in Pondicherry,Puducherry,Pondicherry,,,',
      'Night in TN,Chennai,TN,IN,,',
      'Night in London,London,,UK,Europe/London,USD',
    ].join('\n');
    await report(sheet);
    const list = await authoring.send('GET', '/organize/events/?search=night');
    const ids = list.json<Schemas['OrganizedEventList']>().results.map(({ id }) => id);
    const places = await Promise.all(
      ids.map(async (id) => {
        const event = await authoring.send('GET', `/organize/events/${id}`);
        const { city, state, country } = event.json<Schemas['OrganizedEvent']>();
        return `${city}: ${state}, ${country}`;
      }),
    );
    expect(places.sort()).toEqual([
      'Bhubaneswar: Odisha, India',
      'Chennai: Tamil Nadu, India',
      'London: , United Kingdom',
      'Puducherry: Puducherry, India',
    ]);
  });

  it('abroad has a time zone and a currency of its own', async () => {
    const { errors } = await report('title,city,country\nLondon Night,London,UK', '&dry_run=true');
    expect(errors.map(({ row, field }) => [row, field])).toEqual([
      [2, 'timezone'],
      [2, 'currency'],
    ]);
  });
});
