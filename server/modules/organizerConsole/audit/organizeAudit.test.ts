import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { BodyAt } from '../../../contract/calls';
import { anyVersion, createAuthoring, firstTier, type Authoring } from '../../../testing/authoring';
import { expectStatus } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createCompany } from '../../../testing/people';

let test: TestApp;
let made: Authoring;

beforeAll(async () => {
  test = await buildTestApp();
  made = await createAuthoring(test);
});
afterAll(() => test.close());

const entries = (event: number) =>
  test.db
    .selectFrom('audit_entries')
    .where('event_id', '=', event)
    .selectAll()
    .orderBy('id')
    .execute();

const summaries = async (event: number) =>
  (await entries(event)).map(({ action, summary }) => `${action}: ${summary}`);

it('records what an organizer changes of an event and its tickets', async () => {
  const { send, complete } = made;
  const company = await createCompany(test, { name: 'Northwind' });
  const { id } = await made.createDraft(complete());
  const gold = { name: 'Gold', price: '1500', total_tickets: 10 };
  expectStatus(201, await send('POST', `/events/${id}/tiers/`, gold));
  const silver = { name: 'Silver', price: '500', total_tickets: 10 };
  const event = expectStatus(201, await send('POST', `/events/${id}/tiers/`, silver)).json();
  const tier = `/events/${id}/tiers/${firstTier(event).id}` as const;
  const patch = async <Path extends string>(path: Path, body: BodyAt<'PATCH', Path>) =>
    expectStatus(200, await send('PATCH', path, body, anyVersion));
  await patch(tier, { price: '1800' });
  await patch(tier, { price: '1800' });
  await patch(tier, { is_active: false });
  await patch(tier, { is_active: true });
  await patch(tier, { name: 'Golden', max_per_booking: 4 });
  const order = event.ticket_tiers.map((one: { id: number }) => one.id).toReversed();
  expectStatus(200, await send('PUT', `/events/${id}/tiers/order/`, { tiers: order }, anyVersion));
  await patch(`/events/${id}`, { title: 'Nocturne II' });
  await patch(`/events/${id}`, { title: 'Nocturne II' });
  const access = { is_exclusive: true, companies: [company.id] };
  expectStatus(200, await send('PUT', `/events/${id}/access/`, access, anyVersion));
  for (const verb of ['publish', 'pause', 'resume']) {
    expectStatus(200, await send('POST', `/events/${id}/${verb}/`));
  }
  expectStatus(200, await send('DELETE', tier, undefined, anyVersion));
  expectStatus(
    200,
    await send('POST', `/events/${id}/reschedule/`, {
      start_date: '2027-03-06T14:00:00Z',
      venue: 'Regal',
    }),
  );
  expectStatus(200, await send('POST', `/events/${id}/cancel/`, { reason: 'The hall burnt.' }));
  expect(await summaries(id)).toEqual([
    'event.created: made the draft Nocturne',
    'tier.added: added the ticket Gold to Nocturne',
    'tier.added: added the ticket Silver to Nocturne',
    'tier.price_changed: changed the price of Gold from ₹1,500.00 to ₹1,800.00',
    'tier.closed: closed the ticket Gold',
    'tier.opened: opened the ticket Gold again',
    'tier.changed: changed name and most seats a booking of Gold',
    'tier.ordered: sorted the tickets of Nocturne',
    'event.changed: changed the title of Nocturne from Nocturne to Nocturne II',
    'event.access_changed: changed who may book Nocturne II',
    'event.published: put Nocturne II on sale',
    'event.paused: paused the sale of Nocturne II',
    'event.resumed: resumed the sale of Nocturne II',
    'tier.deleted: deleted the ticket Golden of Nocturne II',
    'event.moved: moved Nocturne II to Sat, Mar 6, 2027, 7:30 PM IST, Regal',
    'event.cancelled: cancelled Nocturne II: The hall burnt.',
  ]);
  const found = await entries(id);
  expect(found.find(({ action }) => action === 'tier.price_changed')).toMatchObject({
    person_name: 'Dev Shah',
    network: '127.0.0.0/24',
    kind: 'tier',
    title: 'Gold',
    before: { price: { money: 150000, currency: 'INR' } },
    after: { price: { money: 180000, currency: 'INR' } },
    event_title: 'Nocturne',
    organizer_id: made.team.id,
  });
  expect(found.find(({ action }) => action === 'event.access_changed')?.after).toEqual({
    is_exclusive: true,
    companies: ['Northwind'],
  });
});

it('records copies, deleted drafts and exports', async () => {
  const { id } = await made.createDraft({ title: 'Raga' });
  const copy = expectStatus(201, await made.send('POST', `/events/${id}/duplicate/`)).json();
  expectStatus(200, await made.send('DELETE', `/events/${id}`, undefined, anyVersion));
  expectStatus(
    200,
    await made.send(
      'GET',
      `/organize/events/${copy.id}/attendees.csv?search=%3Dravi&named=true&columns=name&columns=phone`,
    ),
  );
  expectStatus(200, await made.send('GET', `/organize/events/${copy.id}/sales.xlsx`));
  expect(await summaries(id)).toEqual([
    'event.created: made the draft Raga',
    'event.deleted: deleted the draft Raga',
  ]);
  expect(await summaries(copy.id)).toEqual([
    'event.created: made Raga (copy) from Raga',
    'export.attendees: exported the attendees of Raga (copy) as CSV, 0 rows',
    'export.sales: exported the sales of Raga (copy) as XLSX',
  ]);
  const [, attendees] = await entries(copy.id);
  expect(attendees?.after).toMatchObject({
    format: 'csv',
    rows: 0,
    search: '=ravi',
    named: true,
    columns: 'name, phone',
  });
});

it('keeps no entry of a change that is refused', async () => {
  const { id } = await made.createDraft({ title: 'Empty' });
  expectStatus(409, await made.send('POST', `/events/${id}/publish/`));
  const access = { is_exclusive: true, companies: [999999] };
  expectStatus(400, await made.send('PUT', `/events/${id}/access/`, access, anyVersion));
  expect(await summaries(id)).toEqual(['event.created: made the draft Empty']);
});

it('is never changed or deleted', async () => {
  const refused = 'entries of the audit cannot be changed or deleted';
  await expect(
    test.db.updateTable('audit_entries').set({ summary: 'nothing' }).execute(),
  ).rejects.toThrow(refused);
  await expect(test.db.deleteFrom('audit_entries').execute()).rejects.toThrow(refused);
  await expect(sql`truncate audit_entries`.execute(test.db)).rejects.toThrow(refused);
});
