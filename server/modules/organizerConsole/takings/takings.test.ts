import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import papaparse from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import type { Schemas } from '../../../contract/types';
import { toMinor } from '../../../lib/money';
import { expectStatus, type Headers } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createEvent, createTier } from '../../../testing/events';
import { createOrganizerTeam } from '../../../testing/organizers';
import { createCompany, createUser, signIn } from '../../../testing/people';
import { insertRandomPayment, randomPayment } from '../../../testing/randomPayments';
import { rowsRead } from '../../../testing/rowsRead';
import { sumPayments, sumRefunds } from './takings.repository';

const GROUPINGS = ['event', 'month', 'company', 'gateway'] as const;
const PARTS = [
  ...(['tickets', 'service_fee', 'gst', 'paid'] as const),
  ...(['refunded_tickets', 'refunded_service_fee', 'refunded_gst', 'refunded', 'net'] as const),
];

let test: TestApp;
let owner: Headers;
let others: Record<'editor' | 'door' | 'outsider', Headers>;
let organizers: { id: number; name: string }[];

const DAYS = { from: '2026-10-01', to: '2026-12-31' };
const clock = { now: () => Date.parse('2026-11-22T09:00:00Z') };

/** Random payments over the events of two organizers and of the platform, of three companies. */
beforeAll(async () => {
  test = await buildTestApp({ clock });
  const person = async () => {
    const user = await createUser(test);
    return { user, headers: await signIn(test, user) };
  };
  const [rhea, dev, sam, otto] = [await person(), await person(), await person(), await person()];
  const members = [
    { id: rhea.user.id, role: 'owner' as const },
    { id: dev.user.id, role: 'editor' as const },
    { id: sam.user.id, role: 'door' as const },
  ];
  organizers = [
    await createOrganizerTeam(test, { name: 'Bombay Live', members }),
    await createOrganizerTeam(test, { members: [{ id: rhea.user.id, role: 'owner' }] }),
  ];
  owner = rhea.headers;
  others = { editor: dev.headers, door: sam.headers, outsider: otto.headers };
  const companies = [];
  for (const name of ['=Northwind', 'Meridian Steel', 'Axis']) {
    companies.push((await createCompany(test, { name })).id);
  }
  const events = [];
  for (const organizerId of [organizers[0]?.id, organizers[0]?.id, organizers[1]?.id]) {
    const event = await createEvent(test, { title: `Event ${events.length}`, organizerId });
    events.push({ id: event.id, tier: (await createTier(test, { event, total: 10 })).id });
  }
  const places = { user: rhea.user.id, companies, events };
  // Always the same: the splits themselves are tried with ever new ones in refundSplit.test.ts.
  for (const payment of fc.sample(randomPayment(events.length), { numRuns: 50, seed: 7 })) {
    await insertRandomPayment(test, places, payment);
  }
});
afterAll(() => test.close());

const get = (path: string, headers = owner, id = organizers[0]?.id) =>
  test.app.inject({ url: `/api/organizers/${id}/${path}`, headers });

type Query = Record<string, string>;
const pathOf = (query: Query, file = 'takings/') => `${file}?${new URLSearchParams(query)}`;

async function takings(query: Query, id = organizers[0]?.id): Promise<Schemas['Takings']> {
  return expectStatus(200, await get(pathOf({ payments: 'real', ...query }), owner, id)).json();
}

const minor = (amount: string) =>
  amount.startsWith('-')
    ? -(toMinor(amount.slice(1)) ?? Number.NaN)
    : (toMinor(amount) ?? Number.NaN);

const totalsOf = ({ currencies: [inr] }: Schemas['Takings'], part: (typeof PARTS)[number]) =>
  inr ? minor(inr.totals[part]) : 0;

/** What the stored payments and refunds of the period add up to; minor units. */
async function stored(isTest: boolean, { from, to } = DAYS) {
  const period = (time: ReturnType<typeof sql>) => sql`
    (${time} at time zone 'Asia/Kolkata')::date between ${from}::date and ${to}::date`;
  const { rows } = await sql<
    Record<'tickets' | 'service_fee' | 'gst' | 'paid' | 'refunded', number>
  >`
    select sum(subtotal)::bigint as tickets, sum(service_fee)::bigint as service_fee,
      sum(gst)::bigint as gst, sum(amount)::bigint as paid,
      (select coalesce(sum(r.amount), 0) from refunds r join payments p on p.id = r.payment_id
        where p.is_test = ${isTest} and r.state = 'done' and ${period(sql`r.done_at`)})::bigint
        as refunded
    from payments p where is_test = ${isTest} and ${period(sql`p.settled_at`)}
  `.execute(test.db);
  return rows[0];
}

describe('takings', () => {
  it('are the payments and refunds to the paisa, by whatever they are grouped', async () => {
    for (const payments of ['real', 'test']) {
      const seen = [];
      for (const by of GROUPINGS) {
        const both: Schemas['Takings'][] = [];
        for (const { id } of organizers) both.push(await takings({ ...DAYS, by, payments }, id));
        for (const { currencies } of both) {
          for (const { totals, rows, months } of currencies) {
            for (const part of PARTS) {
              const sumOf = (of: typeof rows) => of.reduce((sum, row) => sum + minor(row[part]), 0);
              expect(sumOf(rows)).toBe(minor(totals[part]));
              expect(sumOf(months)).toBe(minor(totals[part]));
            }
            expect(rows.reduce((sum, row) => sum + row.seats, 0)).toBe(totals.seats);
          }
        }
        const sum = (part: (typeof PARTS)[number]) =>
          both.reduce((total, one) => total + totalsOf(one, part), 0);
        expect(await stored(payments === 'test')).toEqual({
          tickets: sum('tickets'),
          service_fee: sum('service_fee'),
          gst: sum('gst'),
          paid: sum('paid'),
          refunded: sum('refunded'),
        });
        expect(sum('refunded')).toBeGreaterThan(0);
        seen.push(both.map(({ currencies }) => currencies.map(({ totals }) => totals)));
      }
      for (const one of seen) expect(one).toEqual(seen[0]);
    }
  });

  it('count what was paid or paid back in the month of it, by the clocks of India', async () => {
    const { currencies } = await takings({ ...DAYS, by: 'month' });
    const rows = currencies[0]?.rows ?? [];
    expect(rows.map(({ name }) => name)).toEqual([
      'October 2026',
      'November 2026',
      'December 2026',
    ]);
    for (const { key, name: _name, ...sums } of rows) {
      const last = key === '2026-11' ? 30 : 31;
      const month = await takings({ from: `${key}-01`, to: `${key}-${last}`, by: 'event' });
      expect(month.currencies[0]?.totals).toEqual(sums);
    }
    const november = { from: '2026-11-01', to: '2026-11-30' };
    const [ours, theirs] = [
      await takings(november, organizers[0]?.id),
      await takings(november, organizers[1]?.id),
    ];
    expect(totalsOf(ours, 'refunded') + totalsOf(theirs, 'refunded')).toBe(
      (await stored(false, november))?.refunded,
    );
  });

  it('are those of this month and of test payments while no real gateway is configured', async () => {
    const shown: Schemas['Takings'] = expectStatus(200, await get('takings/')).json();
    expect(shown).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-22',
      by: 'event',
      timezone: 'Asia/Kolkata',
      payments: 'test',
      has_others: true,
    });
    expect(shown.currencies[0]?.rows.map(({ name }) => name).sort()).toEqual([
      'Event 0',
      'Event 1',
    ]);
    expect((await takings({ from: '2020-01-01', to: '2020-01-31' })).currencies).toEqual([]);
    const refused = await get(pathOf({ from: '2026-11-02', to: '2026-11-01' }));
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ fields: { to: expect.any(String) } });
  });
});

it('takings read the bookings of the organizer, not those of others', async () => {
  const copy = (table: string, changes: string) => sql`
    insert into ${sql.table(table)} select copy.* from generate_series(1, 200) n,
      (select * from ${sql.table(table)} where id = ${sql.raw(ofOthers[table] ?? '0')}) one,
      lateral jsonb_populate_record(null::${sql.table(table)},
        to_jsonb(one) || jsonb_build_object('id', 100000 + n ${sql.raw(changes)})) copy`;
  const ofOthers: Record<string, string> = {
    events: `(select max(id) from events)`,
    bookings: `(select max(b.id) from bookings b where b.event_id = (select max(e.id) from events e
      where e.id < 100000))`,
  };
  await copy('events', '').execute(test.db);
  await copy('bookings', `, 'booking_number', 'OF-OTHERS-' || n, 'event_id', 100000 + n`).execute(
    test.db,
  );
  // Thirty of each event.
  await sql`
    insert into bookings select more.* from bookings one, generate_series(1, 29) n,
      lateral jsonb_populate_record(null::bookings, to_jsonb(one) || jsonb_build_object(
        'id', one.id * 100 + n, 'booking_number', one.booking_number || '-' || n)) more
    where one.id > 100000
  `.execute(test.db);
  await sql`vacuum analyze events, bookings, payments, payment_bookings`.execute(test.db);
  const question = {
    organizerId: organizers[0]?.id ?? 0,
    ...DAYS,
    by: 'event' as const,
    timezone: 'Asia/Kolkata',
  };
  for (const query of [sumPayments, sumRefunds]) {
    expect(await rowsRead(test.db, 'bookings', (trx) => query(trx, question))).toBeLessThan(1_000);
  }
});

describe('files of takings', () => {
  const query = { ...DAYS, by: 'company', payments: 'real' };

  it('have the rows and totals of the page, and no cell that a spreadsheet would run', async () => {
    const answer = await get(pathOf(query, 'takings.csv'));
    expect(answer.headers['content-disposition']).toContain(
      'filename="Bombay Live - takings 2026-10-01 to 2026-12-31.csv"',
    );
    const { data } = papaparse.parse<Record<string, string>>(
      answer.body.replace(/^\uFEFF/, '').trimEnd(),
      {
        header: true,
      },
    );
    const { currencies } = await takings(query);
    const [inr] = currencies;
    expect(data.map((line) => line.Company)).toEqual([
      ...(inr?.rows ?? []).map(({ name }) => (name === '=Northwind' ? "'=Northwind" : name)),
      'Total',
    ]);
    expect(data.at(-1)).toMatchObject({
      Payments: 'Real',
      Currency: 'INR',
      Seats: String(inr?.totals.seats),
      'Ticket amount': inr?.totals.tickets,
      GST: inr?.totals.gst,
      Net: inr?.totals.net,
      'Refunded service fee': inr?.totals.refunded_service_fee,
    });
    const sheet = await readSheet((await get(pathOf(query, 'takings.xlsx'))).rawPayload);
    expect(sheet).toHaveLength(data.length + 1);
    expect(sheet.at(-1)?.[4]).toBe(Number(inr?.totals.tickets));
    const audited = await test.db
      .selectFrom('audit_entries')
      .select(['action', 'organizer_id', 'summary'])
      .orderBy('id')
      .execute();
    expect(audited.slice(0, 2)).toEqual(
      ['CSV', 'XLSX'].map((format) => ({
        action: 'export.takings',
        organizer_id: organizers[0]?.id,
        summary: `exported the takings of Bombay Live from 2026-10-01 to 2026-12-31 as ${format}`,
      })),
    );
  });
});

describe('who sees takings', () => {
  it.each(['takings/', 'takings.csv', 'takings.xlsx', 'gst-summary.csv?month=2026-11'])(
    '%s is for owners: 403 for others on the team, 404 for everybody else',
    async (path) => {
      expect((await get(path, others.editor)).statusCode).toBe(403);
      expect((await get(path, others.door)).statusCode).toBe(403);
      expect((await get(path, others.outsider)).statusCode).toBe(404);
      expect((await get(path, owner, 987_654)).statusCode).toBe(404);
      expect((await get(path)).statusCode).toBe(200);
    },
  );
});
