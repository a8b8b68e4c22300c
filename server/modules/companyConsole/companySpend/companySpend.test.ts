import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import papaparse from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import type { Schemas } from '../../../contract/types';
import { toDecimal, toMinor } from '../../../lib/money';
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
import { runDueJobs } from '../../../testing/organizer';
import { createBackgroundWorkers } from '../../../testing/payments';
import { createPolicyPeople } from '../../../testing/policies';

let test: TestApp;
let asha: Buyer;
let vikram: Buyer;
let meera: Buyer;
let stranger: Buyer;
let centres: Record<'engineering' | 'clients', { id: number; code: string; name: string }>;
/** Shares of their payments, minor units, and what came back of the cancelled one. */
let paid: Record<'past' | 'clients' | 'bare' | 'cancelled', number>;
let paidBack: number;
let lastMonth: string;
let reservedId: number;

const RESERVED = 59_000;

/**
 * Engineering has a past event with three seats, to which two people came, and one that was cancelled with half
 * of the price; Clients has two coming seats and reserves money; one booking has no cost centre.
 */
beforeAll(async () => {
  test = await buildTestApp();
  const calls = createBookingCalls(test);
  const people = await createPolicyPeople(test);
  ({ asha, vikram, meera } = people);
  const { company } = people;
  stranger = await createBuyer(test, { role: 'company_admin' });
  centres = {
    engineering: await createCostCentre(test, { company, name: '=Engineering', code: 'ENG' }),
    clients: await createCostCentre(test, { company, owner: vikram.user, name: 'Clients' }),
  };
  const offers = {
    past: await createOffer(test, { price: 100_000 }, { title: 'Nocturne' }),
    coming: await createOffer(test, { price: 250_000 }, { title: 'Regatta', city: 'Goa' }),
    refunded: await createOffer(
      test,
      { price: 80_000 },
      { title: 'Derby', refunds: { percent: 50, until: new Date(Date.now() + 86_400_000) } },
    ),
  };
  const past = await calls.book(asha.headers, offers.past.tier, 3);
  const cancelled = await calls.book(asha.headers, offers.refunded.tier, 1);
  await calls.payFor(asha.headers, [past.id, cancelled.id]);
  const clients = await calls.book(vikram.headers, offers.coming.tier, 2);
  const bare = await calls.book(vikram.headers, offers.coming.tier, 1);
  await calls.payFor(vikram.headers, [clients.id, bare.id]);
  await calls.call('POST', `/bookings/${clients.id}/attendees/`, vikram.headers, {
    attendees: [{ name: 'Devika Nair', email: 'devika@company.example' }],
  });
  const reserved = await calls.book(asha.headers, offers.coming.tier, 1);
  reservedId = reserved.id;
  const theirs = await calls.book(stranger.headers, offers.coming.tier, 4);
  await calls.payFor(stranger.headers, [theirs.id]);
  expectStatus(200, await calls.call('POST', `/bookings/${cancelled.id}/cancel/`, asha.headers));
  const workers = createBackgroundWorkers(test);
  await runDueJobs(test, workers);
  await workers.pdfWorker.close();

  const charge = (
    bookingId: number,
    costCentre: { id: number },
    more: { reserved?: number } = {},
  ) =>
    test.db
      .insertInto('budget_allocations')
      .values({
        booking_id: bookingId,
        company_id: company.id,
        cost_centre_id: costCentre.id,
        purpose: 'Team evening',
        ...more,
      })
      .execute();
  await charge(past.id, centres.engineering);
  await charge(cancelled.id, centres.engineering);
  await charge(clients.id, centres.clients);
  await charge(reserved.id, centres.clients, { reserved: RESERVED });
  await setBudget(centres.engineering, { reserved: 1_000, committed: 400_000 });
  await setBudget(centres.clients, { reserved: RESERVED, committed: 500_000 });
  await sql`update tickets set is_used = true, used_at = now() where id in (
    select id from tickets where booking_id = ${past.id} order by id limit 2)`.execute(test.db);
  const { db } = test;
  await sql`update events set start_at = now() - interval '2 hours', end_at = now() - interval '1 hour'
    where id = ${offers.past.event.id}`.execute(db);
  const shares = await db
    .selectFrom('payment_bookings as s')
    .innerJoin('bookings as b', 'b.id', 's.booking_id')
    .select(['s.booking_id', 's.amount', 'b.paid_back'])
    .execute();
  const shareOf = ({ id }: { id: number }) => shares.find((share) => share.booking_id === id);
  paid = {
    past: shareOf(past)?.amount ?? 0,
    clients: shareOf(clients)?.amount ?? 0,
    bare: shareOf(bare)?.amount ?? 0,
    cancelled: shareOf(cancelled)?.amount ?? 0,
  };
  paidBack = shareOf(cancelled)?.paid_back ?? 0;
  // Of another month than today, in the clocks of India but not in UTC.
  const { rows } = await sql<{ month: string }>`
    update payments set settled_at =
      (date_trunc('month', now() at time zone 'Asia/Kolkata') - interval '1 minute')
        at time zone 'Asia/Kolkata'
    where id = (select payment_id from payment_bookings where booking_id = ${bare.id})
    returning to_char(settled_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month
  `.execute(db);
  lastMonth = rows[0]?.month ?? '';
});
afterAll(() => test.close());

async function setBudget(costCentre: { id: number }, use: { reserved: number; committed: number }) {
  const { id } = await createBudget(test, { costCentre, amount: 1_000_000 });
  await test.db.updateTable('budgets').set(use).where('id', '=', id).execute();
}

const get = (path: string, headers: Headers) =>
  test.app.inject({ url: `/api/company/${path}`, headers });

/** Of two months, whatever the day is. */
const period = () => {
  const last = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return `from=${lastMonth}-01&to=${last}`;
};

async function spend(grouping: Schemas['SpendGrouping'], { headers }: Buyer) {
  const answer = await get(`spend/?grouping=${grouping}&${period()}`, headers);
  return expectStatus(200, answer).json<Schemas['CompanySpend']>();
}

const minor = (amount: string) => toMinor(amount) ?? Number.NaN;

describe('the spend of a company', () => {
  it('is what was paid less what came back, by cost centre, with what is reserved and who came', async () => {
    expect(paidBack).toBeGreaterThan(0);
    expect(paidBack).toBeLessThan(paid.cancelled);
    const { total, currency, results } = await spend('cost_centre', meera);
    const engineering = paid.past + paid.cancelled - paidBack;
    expect({ total, currency }).toEqual({
      total: toDecimal(engineering + paid.clients + paid.bare),
      currency: 'INR',
    });
    expect(results).toEqual([
      {
        key: String(centres.clients.id),
        label: 'Clients',
        detail: centres.clients.code,
        bookings: 2,
        seats: 3,
        spent: toDecimal(paid.clients),
        committed: '590.00',
        came: 0,
        absent: 0,
        per_person_who_came: null,
      },
      {
        key: String(centres.engineering.id),
        label: '=Engineering',
        detail: 'ENG',
        bookings: 2,
        seats: 3,
        spent: toDecimal(engineering),
        committed: '0.00',
        came: 2,
        absent: 1,
        per_person_who_came: toDecimal(paid.past / 2),
      },
      {
        key: 'none',
        label: 'No cost centre',
        detail: '',
        bookings: 1,
        seats: 1,
        spent: toDecimal(paid.bare),
        committed: '0.00',
        came: 0,
        absent: 0,
        per_person_who_came: null,
      },
    ]);
  });

  it.each(['event', 'person', 'month'] as const)('adds up to the same by %s', async (grouping) => {
    const { total } = await spend('cost_centre', meera);
    const found = await spend(grouping, meera);
    const sum = (part: 'spent' | 'committed') =>
      found.results.reduce((all, row) => all + minor(row[part]), 0);
    expect([found.total, sum('spent'), sum('committed')]).toEqual([total, minor(total), RESERVED]);
    const names = found.results.map(({ label }) => label).sort();
    if (grouping === 'event') expect(names).toEqual(['Derby', 'Nocturne', 'Regatta']);
    if (grouping === 'person') expect(names).toEqual(['Asha Person', 'Vikram Person']);
    if (grouping === 'month') {
      expect(found.results.map(({ key }) => key)).toEqual([lastMonth, expect.any(String)]);
      expect(found.results[0]?.spent).toBe(toDecimal(paid.clients + paid.bare));
    }
  });

  it('is that of their cost centres to owners, and none of it is another company’s', async () => {
    for (const grouping of ['cost_centre', 'event', 'person', 'month'] as const) {
      const { total, results } = await spend(grouping, vikram);
      expect(total).toBe(toDecimal(paid.clients));
      expect(results.reduce((all, row) => all + row.seats, 0)).toBe(3);
      expect(JSON.stringify(results)).not.toMatch(/Engineering|Nocturne|No cost centre/);
    }
    const theirs = await spend('person', stranger);
    expect(theirs.results.map(({ seats }) => seats)).toEqual([4]);
  });

  it('is not for others, nor before the domain is proven', async () => {
    const visitor = await createBuyer(test, { role: 'company_admin' });
    await test.db
      .updateTable('companies')
      .set({ domain_proven_at: null })
      .where('id', '=', visitor.company.id)
      .execute();
    for (const path of ['overview/', 'spend/', 'spend.csv', 'spend.xlsx']) {
      expect(statusAndCode(await get(path, asha.headers))).toEqual([403, 'forbidden']);
      expect(statusAndCode(await get(path, visitor.headers))).toEqual([403, 'domain_not_proven']);
    }
    const answer = await get('spend/?from=2026-10-02&to=2026-10-01', meera.headers);
    expect(answer.json()).toMatchObject({ fields: { to: expect.any(String) } });
  });
});

it('files have a line for each booking, and no cell that a spreadsheet would run', async () => {
  const csv = expectStatus(200, await get(`spend.csv?${period()}`, meera.headers));
  const { data } = papaparse.parse<Record<string, string>>(
    csv.body.replace(/^\uFEFF/, '').trimEnd(),
    { header: true },
  );
  expect(data.map((line) => line.State).sort()).toEqual([
    'Paid',
    'Paid',
    'Paid',
    'Partly refunded',
    'Reserved',
  ]);
  const { total } = await spend('cost_centre', meera);
  expect(data.reduce((all, line) => all + minor(line.Spent ?? ''), 0)).toBe(minor(total));
  expect(data.find((line) => line.Event === 'Nocturne')).toMatchObject({
    'Cost centre': "'=Engineering",
    Code: 'ENG',
    Purpose: 'Team evening',
    Seats: '3',
    Came: '2',
    Absent: '1',
    Paid: toDecimal(paid.past),
    'Booked by': 'Asha Person',
  });
  const xlsx = expectStatus(200, await get(`spend.xlsx?${period()}`, vikram.headers));
  const sheet = await readSheet(xlsx.rawPayload);
  const spent = sheet[0]?.indexOf('Spent') ?? -1;
  expect(
    sheet
      .slice(1)
      .map((row) => row[spent])
      .sort(),
  ).toEqual([0, paid.clients / 100]);
  const entries = await test.db
    .selectFrom('audit_entries')
    .where('action', '=', 'export.spend')
    .select(['company_id', 'person_id', 'summary'])
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    {
      company_id: meera.company.id,
      person_id: meera.user.id,
      summary: expect.stringMatching(/^exported the spend of .+ as CSV$/),
    },
    {
      company_id: meera.company.id,
      person_id: vikram.user.id,
      summary: expect.stringMatching(/^exported the spend of their cost centres of .+ as XLSX$/),
    },
  ]);
});

it('the overview has the budgets, who goes where and how many people there are', async () => {
  const { id } = await test.db
    .insertInto('approvals')
    .values({
      company_id: asha.company.id,
      requester_id: asha.user.id,
      purpose: 'Team evening',
      currency: 'INR',
      subtotal: 1,
      service_fee: 0,
      gst: 0,
      total: 1,
      deadline: new Date(Date.now() + 36e5),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const requested = { approval_id: id, booking_id: reservedId, quantity: 1 };
  await test.db
    .insertInto('approval_bookings')
    .values({ ...requested, unit_price: 1, amount: 1 })
    .execute();
  const read = async ({ headers }: Buyer) =>
    expectStatus(200, await get('overview/', headers)).json<Schemas['CompanyOverview']>();
  await createBuyer(test, { company: meera.company, role: 'client' });
  const all = await read(meera);
  const listed = expectStatus(200, await createBookingCalls(test).get('/people/', meera.headers));
  expect(listed.json<Schemas['PersonAccountList']>().count).toBe(all.people);
  expect(all).toMatchObject({
    limit: '20000.00',
    spent: '9000.00',
    committed: '600.00',
    remaining: '10400.00',
    people: 4,
    employees: 1,
    managers: 1,
    admins: 1,
    clients: 1,
    invited: 0,
    waiting: 1,
    upcoming: [
      {
        title: 'Regatta',
        city: 'Goa',
        seats: 3,
        unassigned: 2,
        people: ['Devika Nair'],
      },
    ],
  });
  expect(all.cost_centres.map(({ budget }) => budget?.remaining).sort()).toEqual([
    '4410.00',
    '5990.00',
  ]);
  const own = await read(vikram);
  expect(own).toMatchObject({
    limit: '10000.00',
    spent: '5000.00',
    committed: '590.00',
    waiting: 0,
    upcoming: [
      {
        seats: 2,
        unassigned: 1,
      },
    ],
  });
  expect(own.cost_centres.map(({ name }) => name)).toEqual(['Clients']);
  expect(await read(stranger)).toMatchObject({
    limit: '0.00',
    cost_centres: [],
    waiting: 0,
    upcoming: [{ seats: 4 }],
  });
});
