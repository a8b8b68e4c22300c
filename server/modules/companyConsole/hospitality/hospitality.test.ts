import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import papaparse from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import type { Schemas } from '../../../contract/types';
import { toDecimal, toMinor } from '../../../lib/money';
import { createApprovalCalls, createPolicy } from '../../../testing/approvals';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  statusAndCode,
  type Buyer,
  type Headers,
} from '../../../testing/bookings';
import { createCostCentre } from '../../../testing/budgets';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import type { TestEvent, TestTier } from '../../../testing/events';
import { createPolicyCalls, createPolicyPeople } from '../../../testing/policies';

let test: TestApp;
let calls: ReturnType<typeof createBookingCalls>;
let policies: ReturnType<typeof createPolicyCalls>;
let approvals: ReturnType<typeof createApprovalCalls>;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  policies = createPolicyCalls(test);
  approvals = createApprovalCalls(test);
});
afterAll(() => test.close());

type Kind = Schemas['GuestKind'];
const guest = (name: string, organisation: string, kind: Kind = 'client', email?: string) => ({
  name,
  organisation,
  kind,
  ...(email && { email }),
});
const rahul = guest('Rahul Naïr', 'Meridian Capital');
const devika = guest('Devika Rao', 'Ministry of Culture', 'public_official');
const PURPOSE = 'To meet before the renewal.';

interface World {
  asha: Buyer;
  vikram: Buyer;
  meera: Buyer;
  offer: { event: TestEvent; tier: TestTier };
  clients: { id: number };
  /** What two seats cost, minor units. */
  pair: number;
}

/** A company whose Vikram owns Client Partnerships; seats at 1,000.00 of an event that pays back in full. */
async function createWorld(): Promise<World> {
  const { company, ...people } = await createPolicyPeople(test);
  const until = new Date(Date.now() + 86_400_000);
  const offer = await createOffer(
    test,
    { price: 100_000, total: 90 },
    { title: 'Regatta', refunds: { percent: 100, until } },
  );
  const clients = await createCostCentre(test, {
    company,
    owner: people.vikram.user,
    name: '=Client Partnerships',
  });
  const booking = await calls.book(people.asha.headers, offer.tier, 2);
  const pair = toMinor(await calls.quoteTotal(people.asha.headers, [booking.id])) ?? 0;
  await calls.call('DELETE', `/bookings/${booking.id}`, people.asha.headers);
  return { ...people, offer, clients, pair };
}

const order = async ({ headers }: Buyer, ids: number[], more: object) =>
  calls.pay(headers, {
    booking_ids: ids,
    amount: await calls.quoteTotal(headers, ids),
    purpose: PURPOSE,
    ...more,
  });

const report = async ({ headers }: Buyer, query = '') =>
  expectStatus(200, await calls.get(`/company/hospitality/?${query}`, headers)).json<
    Schemas['CompanyHospitality']
  >();

describe('what guests are given in a year', () => {
  it('is added up by name, organisation and mail, and asks for an approval above a limit', async () => {
    const { asha, meera, offer, pair, clients } = await createWorld();
    const limit = toDecimal(pair * 0.75);
    await policies.setRules(meera.headers, [
      { kind: 'guest_value', outcome: 'needs_approval', decider: 'admin', above: limit },
      { kind: 'guest_value', outcome: 'refuse', above: '0', guest_kind: 'public_official' },
    ]);
    const first = await calls.book(asha.headers, offer.tier, 2);
    const quote = await calls.get(`/bookings/quote/?booking_ids=${first.id}`, asha.headers);
    expect(quote.json().policy).toMatchObject({ outcome: 'allow', asks_guests: true });
    const noPurpose = await order(asha, [first.id], { guests: [rahul], purpose: '  ' });
    expect(noPurpose.json()).toMatchObject({ fields: { purpose: expect.any(String) } });
    expectStatus(201, await order(asha, [first.id], { guests: [rahul, rahul] }));

    const second = await calls.book(asha.headers, offer.tier, 2);
    const again = guest('  RAHUL  NAIR. ', 'meridian capital');
    const refused = await order(asha, [second.id], { guests: [again] });
    expect(statusAndCode(refused)).toEqual([409, 'approval_required']);
    expect(refused.json().details.reasons).toEqual([
      expect.stringMatching(/^1 guest above the ₹[\d,.]+ limit of a year$/),
    ]);
    const official = await order(asha, [second.id], { guests: [devika] });
    expect(statusAndCode(official)).toEqual([409, 'policy_refused']);

    const outcomeFor = async (one: object) =>
      (await policies.check(asha.headers, { booking_ids: [second.id], guests: [one] })).outcome;
    expect(await outcomeFor(again)).toBe('needs_approval');
    expect(await outcomeFor({ ...again, organisation: 'Meridian Bank' })).toBe('allow');
    // Who has been told apart by a mail is known by it under another name too.
    const told = { ...again, email: 'rahul@meridian.example' };
    const request = { cost_centre: clients.id, purpose: PURPOSE };
    const made = await approvals.request(asha.headers, [second], { ...request, guests: [told] });
    expect(made).toMatchObject({
      guests: [{ name: 'Rahul Naïr', email: 'rahul@meridian.example', kind: 'client' }],
    });
    const renamed = guest('R. Nair', 'Meridian', 'client', 'RAHUL@meridian.example');
    const items = [{ event: offer.event.id, ticket_tier: offer.tier.id, quantity: 2 }];
    const tried = async (one: object) =>
      (await policies.check(asha.headers, { items, guests: [one] })).outcome;
    expect(await tried(renamed)).toBe('needs_approval');

    // Neither what ended without payment counts, nor what was cancelled and paid back.
    expectStatus(200, await approvals.decline(meera.headers, made.id, { reason: 'Too much.' }));
    expectStatus(200, await calls.call('POST', `/bookings/${first.id}/cancel/`, asha.headers));
    expect(await tried(renamed)).toBe('allow');
    expect(await report(meera)).toMatchObject({ count: 0, value: '0.00', results: [] });
  });

  it('is looked at again when somebody decides, and says no names to the audit', async () => {
    const { asha, vikram, meera, offer, clients } = await createWorld();
    const rules = (outcome: 'needs_approval' | 'refuse') => [
      { kind: 'guests' as const, outcome, guest_kind: 'public_official' as const },
    ];
    await createPolicy(test, asha.company, rules('needs_approval'));
    const booking = await calls.book(asha.headers, offer.tier, 1);
    const more = { cost_centre: clients.id, guests: [devika], purpose: PURPOSE };
    const { id } = await approvals.request(asha.headers, [booking], more);
    await createPolicy(test, asha.company, rules('refuse'));
    const refused = await approvals.approve(vikram.headers, id);
    expect(statusAndCode(refused)).toEqual([409, 'policy_refused']);
    await createPolicy(test, asha.company, rules('needs_approval'));
    expectStatus(200, await approvals.approve(vikram.headers, id));
    const late = await order(asha, [booking.id], { guests: [rahul] });
    expect(late.json()).toMatchObject({
      code: 'invalid_input',
      fields: { guests: expect.any(String) },
    });
    expectStatus(201, await order(asha, [booking.id], {}));
    const { results } = await report(meera);
    expect(results).toMatchObject([
      {
        name: 'Devika Rao',
        kind: 'public_official',
        times: 1,
        invitations: [
          {
            event_title: 'Regatta',
            purpose: PURPOSE,
            invited_by: 'Asha Person',
            approved_by: ['Vikram Person'],
          },
        ],
      },
    ]);
    await expectNoName();
  });
});

/** Names of guests are in the two tables of guests alone. */
async function expectNoName() {
  const { rows } = await sql<{ tables: string }>`
    select 'audit' as tables from audit_entries a where a::text ilike '%devika%'
    union all select 'jobs' from outbox_jobs j where j::text ilike '%devika%'
    union all select 'approvals' from approvals p where p::text ilike '%devika%'
    union all select 'history' from booking_history h where h::text ilike '%devika%'
  `.execute(test.db);
  expect(rows).toEqual([]);
}

describe('the report', () => {
  let world: World;
  let share: number;
  const year = new Date(Date.now() + 5.5 * 3_600_000).getUTCFullYear();

  beforeAll(async () => {
    world = await createWorld();
    const { asha, vikram, offer, clients, pair } = world;
    share = Math.round(pair / 2);
    const own = await calls.book(vikram.headers, offer.tier, 2);
    const charged = { cost_centre: clients.id, guests: [rahul, guest('=Cmd', 'Meridian Capital')] };
    expectStatus(201, await order(vikram, [own.id], charged));
    const bare = await calls.book(asha.headers, offer.tier, 2);
    expectStatus(201, await order(asha, [bare.id], { guests: [devika, rahul] }));
    const before = await calls.book(asha.headers, offer.tier, 2);
    expectStatus(201, await order(asha, [before.id], { guests: [devika] }));
    await sql`update booking_guests set year = ${year - 1} where booking_id = ${before.id}`.execute(
      test.db,
    );
    const unpaid = await calls.book(asha.headers, offer.tier, 1);
    expect(unpaid.status).toBe('pending');
  });

  it('has each guest and year with values, events, purpose and who invited', async () => {
    const { meera } = world;
    const all = await report(meera);
    expect(all).toMatchObject({
      count: 4,
      currency: 'INR',
      guests: 3,
      times: 5,
      years: [year, year - 1],
      value: toDecimal(5 * share),
      organisations: [
        {
          organisation: 'Meridian Capital',
          guests: 2,
          times: 3,
          value: toDecimal(3 * share),
        },
        {
          organisation: 'Ministry of Culture',
          guests: 1,
          times: 2,
          value: toDecimal(2 * share),
        },
      ],
    });
    expect(all.results.map((row) => [row.year, row.name, row.times, row.value])).toEqual([
      [year, 'Rahul Naïr', 2, toDecimal(2 * share)],
      [year, '=Cmd', 1, toDecimal(share)],
      [year, 'Devika Rao', 1, toDecimal(share)],
      [year - 1, 'Devika Rao', 1, toDecimal(share)],
    ]);
    expect(all.results[0]?.invitations.map((one) => one.invited_by)).toEqual([
      'Asha Person',
      'Vikram Person',
    ]);
    const names = async (query: string) =>
      (await report(meera, query)).results.map(({ name }) => name);
    expect(await names(`year=${year - 1}`)).toEqual(['Devika Rao']);
    expect(await names(`kind=public_official&year=${year}`)).toEqual(['Devika Rao']);
    expect(await names('organisation=capital&guest=cmd')).toEqual(['=Cmd']);
    expect(await names('guest=100%25')).toEqual([]);
    expect(await names('page=2&page_size=3')).toEqual(['Devika Rao']);
  });

  it('names all years to choose from, whatever year is asked for', async () => {
    const { meera } = world;
    expect((await report(meera, `year=${year}`)).years).toEqual([year, year - 1]);
    expect((await report(meera, `year=${year - 1}`)).years).toEqual([year, year - 1]);
  });

  it('shows owners what their cost centres paid for, others nothing', async () => {
    const { asha, vikram } = world;
    const own = await report(vikram);
    expect([own.times, own.value]).toEqual([2, toDecimal(2 * share)]);
    expect(own.results.map(({ name }) => name).sort()).toEqual(['=Cmd', 'Rahul Naïr']);
    const visitor = await createBuyer(test, { role: 'company_admin' });
    expect((await report(visitor)).count).toBe(0);
    for (const path of ['hospitality/', 'hospitality.csv', 'hospitality.xlsx']) {
      const answer = await calls.get(`/company/${path}`, asha.headers);
      expect(statusAndCode(answer)).toEqual([403, 'forbidden']);
    }
  });

  it('files have a line for each invitation, no cell that runs, and an entry without names', async () => {
    const file = async (path: string, headers: Headers) =>
      expectStatus(200, await calls.get(`/company/hospitality.${path}`, headers));
    const csv = await file(`csv?year=${year}`, world.meera.headers);
    const { data } = papaparse.parse<Record<string, string>>(
      csv.body.replace(/^\uFEFF/, '').trimEnd(),
      { header: true },
    );
    expect(data).toHaveLength(4);
    expect(data.find((line) => line.Guest === "'=Cmd")).toMatchObject({
      Organisation: 'Meridian Capital',
      Kind: 'Client',
      Event: 'Regatta',
      Purpose: PURPOSE,
      'Invited by': 'Vikram Person',
      Value: toDecimal(share),
      Currency: 'INR',
      'Cost centre': "'=Client Partnerships",
    });
    const sheet = await readSheet((await file('xlsx', world.vikram.headers)).rawPayload);
    expect(sheet).toHaveLength(3);
    const entries = await test.db
      .selectFrom('audit_entries')
      .where('action', '=', 'export.hospitality')
      .select(['person_id', 'after'])
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { person_id: world.meera.user.id, after: { year, invitations: 4, format: 'csv' } },
      { person_id: world.vikram.user.id, after: { invitations: 2, format: 'xlsx' } },
    ]);
    await expectNoName();
  });

  it('counts what was kept of a booking that was paid back in part', async () => {
    const { meera, vikram } = world;
    const { results } = await report(vikram);
    const number = results[0]?.invitations[0]?.booking_number ?? '';
    await sql`update bookings set paid_back = (
        select amount / 2 from payment_bookings s where s.booking_id = bookings.id and s.is_settled)
      where booking_number = ${number}`.execute(test.db);
    expect((await report(meera, 'guest=cmd')).value).toBe(toDecimal(Math.round(share / 2)));
  });
});
