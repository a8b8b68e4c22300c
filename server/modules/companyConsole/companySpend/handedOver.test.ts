import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { createPolicy } from '../../../testing/approvals';
import {
  createBookingCalls,
  createOffer,
  expectStatus,
  type BookingCalls,
  type Headers,
} from '../../../testing/bookings';
import { budgetSums, createBudget, createCostCentre } from '../../../testing/budgets';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createPolicyPeople } from '../../../testing/policies';

let test: TestApp;
let calls: BookingCalls;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
});
afterAll(() => test.close());

const client = { kind: 'client', organisation: 'Meridian Capital' } as const;
const PURPOSE = 'To meet before the renewal.';

it('counts a purchase for who made it, whoever holds the booking now; who invites guests later is named', async () => {
  const { company, asha, vikram, meera } = await createPolicyPeople(test);
  await createPolicy(test, company, [{ kind: 'guests', outcome: 'allow' }]);
  const costCentre = await createCostCentre(test, { company, owner: meera.user });
  const budget = await createBudget(test, { costCentre, amount: 1_000_000 });
  const { tier } = await createOffer(test, { price: 100_000 });
  const { id, booking_number: number } = await calls.book(asha.headers, tier, 3);
  const guests = [{ name: 'Rahul Nair', email: 'rahul@meridian.example', ...client }];
  const charge = { cost_centre: costCentre.id, purpose: PURPOSE, guests };
  await calls.payFor(asha.headers, [id], charge);

  const read = async (path: string, headers: Headers = meera.headers) =>
    expectStatus(200, await calls.get(`/company/${path}`, headers));
  const reports = async () => {
    const paths = ['spend/?grouping=person', 'spend/?grouping=cost_centre', 'spend.csv'];
    const answers = [];
    for (const path of [...paths, 'hospitality/', 'hospitality.csv']) {
      answers.push((await read(path)).body);
    }
    return [...answers, await budgetSums(test.db, budget)];
  };
  const before = await reports();
  expect((await read('spend/?grouping=person')).json<Schemas['CompanySpend']>()).toMatchObject({
    results: [{ label: 'Asha Person' }],
  });

  const closed = { is_active: false };
  await test.db.updateTable('users').set(closed).where('id', '=', asha.user.id).execute();
  const to = { to: vikram.user.id };
  expectStatus(200, await calls.call('POST', `/bookings/${id}/hand-over/`, meera.headers, to));
  expect((await calls.read(vikram.headers, id)).user).toBe(vikram.user.id);
  expect(await reports()).toEqual(before);
  const audit = (await read('audit/')).json<Schemas['AuditEntryList']>();
  expect(JSON.stringify(audit.results)).toContain(
    `handed over booking ${number} of Asha Person to Vikram Person`,
  );

  const attendees = [
    { name: 'Devika Rao', email: 'devika@meridian.example', guest: client },
    { name: 'Rahul Nair', email: 'rahul@meridian.example', guest: client },
  ];
  const named = { attendees, purpose: PURPOSE };
  expectStatus(200, await calls.call('POST', `/bookings/${id}/attendees/`, vikram.headers, named));
  const { results } = (await read('hospitality/')).json<Schemas['CompanyHospitality']>();
  expect(
    results.map((row) => [row.name, row.invitations.map((one) => one.invited_by)]).sort(),
  ).toEqual([
    ['Devika Rao', ['Vikram Person']],
    ['Rahul Nair', ['Asha Person']],
  ]);
});
