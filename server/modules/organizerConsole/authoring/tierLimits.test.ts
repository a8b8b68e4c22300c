import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { anyVersion, createAuthoring, firstTier, type Authoring } from '../../../testing/authoring';
import { expectStatus } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { unchecked } from '../../../testing/checkedInject';

/** Limits of a tier per person and per company, as organizers set them (docs/product/screens.md#ticket-tiers). */

let test: TestApp;
let by: Authoring;

beforeAll(async () => {
  test = await buildTestApp();
  by = await createAuthoring(test);
});
afterAll(() => test.close());

const pathOf = (event: Schemas['OrganizedEvent']) =>
  `/events/${event.id}/tiers/${firstTier(event).id}` as const;
const change = (event: Schemas['OrganizedEvent'], body: Schemas['TierUpdate']) =>
  by.send('PATCH', pathOf(event), body, anyVersion);
const limits = { max_per_person: 4, max_per_company: 20 };

it('are none at first, are set, kept by other changes and taken away, and are in the audit', async () => {
  const event = await by.publish();
  expect(firstTier(event)).toMatchObject({ max_per_person: null, max_per_company: null });
  const answer = expectStatus(200, await change(event, limits));
  expect(firstTier(answer.json())).toMatchObject(limits);
  const renamed = expectStatus(200, await change(event, { name: 'Golden' }));
  expect(firstTier(renamed.json())).toMatchObject(limits);
  const freed = expectStatus(200, await change(event, { max_per_person: null }));
  expect(firstTier(freed.json())).toMatchObject({ max_per_person: null, max_per_company: 20 });
  const entries = await test.db
    .selectFrom('audit_entries')
    .where('event_id', '=', event.id)
    .where('action', '=', 'tier.changed')
    .select(['summary', 'after'])
    .orderBy('id')
    .execute();
  expect(entries[0]).toMatchObject({ after: limits });
  expect(entries[0]?.summary).toMatch(
    /^changed most seats per person and most seats per company of/,
  );
});

it('are set with a new tier, and go into a copy', async () => {
  const event = await by.publish();
  const tier = { name: 'Balcony', price: '500', total_tickets: 10, ...limits };
  const made = expectStatus(201, await by.send('POST', `/events/${event.id}/tiers/`, tier));
  expect(made.json<Schemas['OrganizedEvent']>().ticket_tiers[1]).toMatchObject(limits);
  const copy = expectStatus(201, await by.send('POST', `/events/${event.id}/duplicate/`));
  expect(copy.json<Schemas['OrganizedEvent']>().ticket_tiers).toMatchObject([
    { max_per_person: null, max_per_company: null },
    limits,
  ]);
});

it('are at least one, and not more for a person than for the company', async () => {
  const event = await by.publish();
  for (const body of [{ max_per_person: 0 }, { max_per_company: 0 }, { max_per_person: 100_001 }]) {
    expect((await change(event, body)).statusCode).toBe(400);
  }
  const sentence = 'One person cannot have more tickets than their company.';
  const both = await change(event, { max_per_person: 5, max_per_company: 4 });
  expect(expectStatus(400, both).json()).toMatchObject({ fields: { max_per_company: sentence } });
  expectStatus(200, await change(event, { max_per_company: 4 }));
  const one = await change(event, { max_per_person: 5 });
  expect(expectStatus(400, one).json()).toMatchObject({ fields: { max_per_person: sentence } });
});

it('are columns of an import', async () => {
  const file = [
    'title,city,state,start_date,tier,price,total_tickets,max_per_person,max_per_company',
    'Limited Evening,Mumbai,Maharashtra,2027-07-17 19:30,Terrace,10,50,4,20',
    ',,,,Stalls,10,50,,',
    ',,,,Box,10,50,5,4',
  ];
  const send = (rows: readonly string[], query: string) =>
    test.app.inject({
      method: 'POST',
      url: `/api/organize/import/?organizer=${by.team.id}${query}`,
      payload: rows.join('\n'),
      headers: { ...by.headers, 'content-type': 'text/csv' },
    });
  const dry = expectStatus(200, await send(file, '&dry_run=true')).json<Schemas['ImportReport']>();
  expect(dry.errors).toMatchObject([{ row: 4, field: 'max_per_company' }]);
  expectStatus(200, await send(file.slice(0, 3), ''));
  const list = await by.send('GET', '/organize/events/?search=limited');
  const [listed] = list.json<Schemas['OrganizedEventList']>().results;
  const whole = expectStatus(200, await by.send('GET', `/organize/events/${listed?.id}`));
  expect(whole.json<Schemas['OrganizedEvent']>().ticket_tiers).toMatchObject([
    limits,
    { max_per_person: null, max_per_company: null },
  ]);
});

describe('how often a ticket admits', () => {
  it('is once at first, is changed and in the audit, goes into a copy, and buyers see it', async () => {
    const event = await by.publish();
    expect(firstTier(event).admission).toBe('once');
    const answer = expectStatus(200, await change(event, { admission: 'daily' }));
    expect(firstTier(answer.json()).admission).toBe('daily');
    const renamed = expectStatus(200, await change(event, { name: 'Golden' }));
    expect(firstTier(renamed.json()).admission).toBe('daily');
    const copy = expectStatus(201, await by.send('POST', `/events/${event.id}/duplicate/`));
    expect(firstTier(copy.json()).admission).toBe('daily');
    const shown = expectStatus(200, await by.send('GET', `/events/${event.id}`)).json();
    expect(shown.ticket_tiers[0]).toMatchObject({ admission: 'daily' });
    const twice = unchecked({ admission: 'twice' });
    const wrong = await by.send('PATCH', pathOf(event), twice, anyVersion);
    expect(wrong.statusCode).toBe(400);
    const entry = await test.db
      .selectFrom('audit_entries')
      .where('event_id', '=', event.id)
      .where('action', '=', 'tier.changed')
      .select('after')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(entry.after).toEqual({ admission: 'daily' });
  });

  it('is a column of an import, as people write it, and so are walk-ins', async () => {
    const send = (file: readonly string[], query = '') =>
      test.app.inject({
        method: 'POST',
        url: `/api/organize/import/?organizer=${by.team.id}${query}`,
        headers: { ...by.headers, 'content-type': 'text/csv' },
        payload: file.join('\n'),
      });
    const file = [
      'Title,Walk-ins,Tier,Price,Total tickets,Admission',
      'Long Weekend,Yes,Pass,10,50,In and out',
      ',,Days,10,50,Once a day',
      ',,Day,10,50,',
      'Short Weekend,,Day,10,50,once',
    ];
    const wrong = [...file, 'Odd Weekend,perhaps,Day,10,50,once', ',,Week,10,50,twice'];
    const { errors } = (await send(wrong, '&dry_run=true')).json<Schemas['ImportReport']>();
    expect(errors).toMatchObject([
      { row: 6, field: 'walk_ins' },
      { row: 7, field: 'admission' },
    ]);
    expectStatus(200, await send(file));
    const list = await by.send('GET', '/organize/events/?search=weekend');
    const events = await Promise.all(
      list.json<Schemas['OrganizedEventList']>().results.map(async ({ id }) => {
        const answer = await by.send('GET', `/organize/events/${id}`);
        const { title, walk_ins, ticket_tiers: tiers } = answer.json<Schemas['OrganizedEvent']>();
        return { title, walk_ins, admission: tiers.map(({ admission }) => admission) };
      }),
    );
    expect(events.sort((one, other) => one.title.localeCompare(other.title))).toEqual([
      { title: 'Long Weekend', walk_ins: true, admission: ['in_and_out', 'daily', 'once'] },
      { title: 'Short Weekend', walk_ins: false, admission: ['once'] },
    ]);
  });
});

it('walk-ins are not allowed at first, are allowed by the organizer, and go into a copy', async () => {
  const event = await by.createDraft();
  expect(event.walk_ins).toBe(false);
  const path = `/events/${event.id}` as const;
  const allowed = await by.send('PATCH', path, { walk_ins: true }, anyVersion);
  expect(expectStatus(200, allowed).json()).toMatchObject({ walk_ins: true });
  const copy = await by.send('POST', `${path}/duplicate/`);
  expect(expectStatus(201, copy).json()).toMatchObject({ walk_ins: true });
});
