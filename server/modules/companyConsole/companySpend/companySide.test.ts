import { afterAll, beforeAll, expect, it } from '@jest/globals';
import papaparse from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import type { Schemas } from '../../../contract/types';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  statusAndCode,
  type Buyer,
  type Headers,
} from '../../../testing/bookings';
import { createBudget, createCostCentre } from '../../../testing/budgets';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createCredit } from '../../../testing/credits';
import type { TestTier } from '../../../testing/events';
import { createPolicyPeople } from '../../../testing/policies';

let test: TestApp;
let meera: Buyer;
let engineering: { id: number };
beforeAll(async () => {
  test = await buildTestApp();
  const people = await createPolicyPeople(test);
  meera = people.meera;
  const { company } = people;
  engineering = await createCostCentre(test, { company, name: 'Engineering' });
  await createBudget(test, { costCentre: engineering, amount: 1_000_000 });
});
afterAll(() => test.close());

const get = (path: string, headers: Headers) =>
  test.app.inject({ url: `/api/company/${path}`, headers });

it('shows the side of a company to employees who own cost centres there, and to who decides for them', async () => {
  const { company } = meera;
  const [owner, delegate] = [
    await createBuyer(test, { company, firstName: 'Leela' }),
    await createBuyer(test, { company, firstName: 'Harsh' }),
  ];
  const held = async ({ headers }: Buyer) => {
    const answer = await test.app.inject({ url: '/api/auth/verify-token/', headers });
    return expectStatus(200, answer)
      .json<Schemas['VerifiedSession']>()
      .user.permissions.filter((name) => name === 'view_own_spend' || name === 'decide_approvals');
  };
  expect(await held(owner)).toEqual([]);
  const quiet = await createCostCentre(test, { company, owner: owner.user, name: 'Quiet' });
  expect(await held(owner)).toEqual(['view_own_spend', 'decide_approvals']);
  // No more than it has spent, whatever others have.
  for (const grouping of ['cost_centre', 'event', 'person', 'month'] as const) {
    const spent = await get(`spend/?grouping=${grouping}`, owner.headers);
    expect(spent.json()).toMatchObject({ total: '0.00', results: [] });
  }
  const overview = expectStatus(200, await get('overview/', owner.headers));
  expect(overview.json()).toMatchObject({
    limit: '0.00',
    spent: '0.00',
    upcoming: [],
    cost_centres: [{ id: quiet.id }],
  });
  expect(overview.json<Schemas['CompanyOverview']>().cost_centres).toHaveLength(1);
  // The sum of the account would tell an owner what others spend.
  const ofAdmin = async () =>
    (await get('overview/', meera.headers)).json<Schemas['CompanyOverview']>().account;
  expect(await ofAdmin()).toBeNull();
  await createCredit(test, company, { limit: 500_000 });
  expect(await ofAdmin()).toEqual({
    is_open: true,
    currency: 'INR',
    credit_limit: '5000.00',
    open: '0.00',
    available: '5000.00',
    due: '0.00',
    overdue: '0.00',
    next_due_on: null,
  });
  const own = await get('overview/', owner.headers);
  expect(own.json()).toMatchObject({ account: null });
  const others = await get(`cost-centres/${engineering.id}`, owner.headers);
  expect(others.json()).toMatchObject({ budget: null, members: [] });

  await test.db
    .insertInto('delegations')
    .values({ person_id: owner.user.id, delegate_id: delegate.user.id })
    .execute();
  expect(await held(delegate)).toEqual(['decide_approvals']);
  expect(statusAndCode(await get('spend/', delegate.headers))).toEqual([403, 'forbidden']);
  await test.db
    .updateTable('delegations')
    .set({ ends_at: new Date(Date.now() - 1000) })
    .where('person_id', '=', owner.user.id)
    .execute();
  expect(await held(delegate)).toEqual([]);
  await test.db.deleteFrom('cost_centres').where('id', '=', quiet.id).execute();
  expect(await held(owner)).toEqual([]);
});

it('exports who has a seat at coming events, ticket by ticket; to owners what they paid for', async () => {
  const { company } = meera;
  const calls = createBookingCalls(test);
  const leela = await createBuyer(test, { company, firstName: 'Leela' });
  const owned = { company, owner: leela.user, members: [leela.user], name: '=Clients', code: 'CP' };
  const clients = await createCostCentre(test, owned);
  await createBudget(test, { costCentre: clients, amount: 10_000_000 });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const later = await createOffer(test, {}, { title: 'Later', startAt: inDays(20) });
  const next = await createOffer(test, { name: 'Gala' }, { title: 'Next', startAt: inDays(10) });
  const cancelled = await createOffer(test, {}, { title: 'Off', startAt: inDays(5) });
  const stranger = await createBuyer(test, { firstName: 'Stranger' });
  const buy = async ({ headers }: Buyer, tier: TestTier, quantity: number, more = {}) => {
    const { id } = await calls.book(headers, tier, quantity);
    await calls.payFor(headers, [id], more);
    return id;
  };
  await buy(meera, later.tier, 1);
  await buy(meera, cancelled.tier, 1);
  await buy(stranger, next.tier, 1);
  const evening = await buy(leela, next.tier, 2, { cost_centre: clients.id, purpose: 'Evening' });
  const attendees = [{ name: 'Ravi Iyer', email: 'ravi@guests.example' }];
  const named = await calls.call('POST', `/bookings/${evening}/attendees/`, leela.headers, {
    attendees: [...attendees, { name: 'Sunita Das', email: 'sunita@guests.example' }],
  });
  expectStatus(200, named);
  await test.db
    .updateTable('events')
    .set({ cancelled_at: new Date() })
    .where('id', '=', cancelled.event.id)
    .execute();

  const lines = async ({ headers }: Buyer) => {
    const { body } = expectStatus(200, await get('attendance.csv', headers));
    return papaparse.parse<Record<string, string>>(body.replace(/^\uFEFF/, '').trimEnd(), {
      header: true,
    }).data;
  };
  const clientsSeats = [
    {
      Event: 'Next',
      Ticket: 'Gala',
      Attendee: 'Ravi Iyer',
      'Cost centre': "'=Clients",
      Code: 'CP',
    },
    { Event: 'Next', Attendee: 'Sunita Das', 'Booked by': 'Leela Person' },
  ];
  expect(await lines(leela)).toMatchObject(clientsSeats);
  expect(await lines(meera)).toMatchObject([
    ...clientsSeats,
    { Event: 'Later', Attendee: '', 'Cost centre': '', Email: meera.user.email },
  ]);
  const xlsx = expectStatus(200, await get('attendance.xlsx', meera.headers));
  expect(await readSheet(xlsx.rawPayload)).toHaveLength(4);
});
