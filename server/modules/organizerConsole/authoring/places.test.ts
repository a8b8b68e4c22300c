import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unchecked } from '../../../testing/checkedInject';
import { anyVersion, createAuthoring, type Authoring } from '../../../testing/authoring';
import { expectStatus } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';

let test: TestApp;
let by: Authoring;

beforeAll(async () => {
  test = await buildTestApp();
  by = await createAuthoring(test);
});
afterAll(() => test.close());

describe('a draft', () => {
  it.each([
    ...['Asia/Atlantis', 'BST', 'IST', 'EST', 'EST5EDT', 'GMT+5', 'Etc/GMT-5', '+05:30', ''].map(
      (timezone) => [{ timezone }, 'timezone'] as const,
    ),
    ...['europe/london', ' Asia/Kolkata', 'India Standard Time', 'GB', 'US/Eastern'].map(
      (timezone) => [{ timezone }, 'timezone'] as const,
    ),
    ...['JPY', 'KWD', 'XXX', 'ZZZ', 'HUF', 'ISK', 'inr', 'INR ', ''].map(
      (currency) => [{ currency }, 'currency'] as const,
    ),
    ...['Bavaria', 'Orisa', '99', '27-Karnataka', 'महाराष्ट्र', '!'].map(
      (state) => [{ state }, 'state'] as const,
    ),
    ...['Indja', 'Hind', '??'].map((country) => [{ country }, 'country'] as const),
  ])('refuses %p when it is made and when it is changed', async (wrong, field) => {
    const { id } = await by.createDraft(by.complete());
    const draft = { organizer: by.team.id, title: 'Nocturne', ...wrong };
    for (const answer of [
      await by.send('PATCH', `/events/${id}`, unchecked(wrong), anyVersion),
      await by.send('POST', '/events/', unchecked(draft)),
    ]) {
      expect(Object.keys(expectStatus(400, answer).json().fields)).toEqual([field]);
    }
    const after = await by.send('GET', `/organize/events/${id}`);
    expect(after.json()).toMatchObject({ version: 1, state: 'Maharashtra', currency: 'INR' });
  });

  it.each([
    { city: 'Chennai', state: '' },
    { city: 'Chennai' },
    { country: '' },
    { country: 'United Kingdom', state: 'Kent', timezone: 'Europe/London' },
  ])('at %j is published with a place that is known alone', async (place) => {
    await by.createDraft(by.complete());
    const { state: _state, ...complete } = by.complete();
    const draft = await by.createDraft({ ...complete, ...place });
    const isAbroad = 'timezone' in place;
    const missing = Object.keys(draft.missing).filter((field) => field !== 'ticket_tiers');
    expect(missing).toEqual(isAbroad ? [] : ['country' in place ? 'country' : 'state']);
  });

  it('begins at the place of the last event only as far as that could be written today', async () => {
    const { id } = await by.createDraft(by.complete());
    const stored = { state: 'Orisa', timezone: 'BST', currency: 'JPY' };
    await test.db.updateTable('events').set(stored).where('id', '=', id).execute();
    expect(await by.createDraft()).toMatchObject({
      city: '',
      state: '',
      country: 'India',
      timezone: 'Asia/Kolkata',
      currency: 'INR',
    });
    expect((await by.send('POST', `/events/${id}/publish/`)).json().details.missing).toMatchObject({
      state: expect.stringContaining('Did you mean Odisha?'),
      timezone: expect.stringContaining('Europe/London or Asia/Dhaka'),
      currency: expect.stringContaining('“JPY”'),
    });
  });
});
