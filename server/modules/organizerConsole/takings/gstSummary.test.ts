import { afterAll, beforeAll, expect, it } from '@jest/globals';
import papaparse from 'papaparse';
import { toDecimal } from '../../../lib/money';
import { createBookingCalls, createBuyer, createOffer } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createOrganizerTeam } from '../../../testing/organizers';
import { createBackgroundWorkers } from '../../../testing/payments';
import { createUser, signIn } from '../../../testing/people';

/** Half past midnight on 1 December in Mumbai, and a minute before midnight. */
const DECEMBER = Date.parse('2026-11-30T19:00:00Z');
const NOVEMBER = Date.parse('2026-11-30T18:29:00Z');
const SELLER = {
  legal_name: 'Bombay Live Private Limited',
  gstin: '27AAGCB7316L1ZF',
  address: '2 Laxmi Mills Estate, Mumbai 400011',
  state: 'Maharashtra',
};

let test: TestApp;
let now = NOVEMBER;
let owner: Record<string, string>;
let organizerId: number;
/** Bookings with their payments. */
let paid: Record<'registered' | 'large' | 'small', { ids: number[]; paymentId: string }>;
let closeWorkers: () => Promise<void>;
let credit: (of: { ids: number[]; paymentId: string }, id?: number) => Promise<unknown>;

beforeAll(async () => {
  const clock = { now: () => now };
  test = await buildTestApp({ clock });
  const calls = createBookingCalls(test);
  const { invoices, pdfWorker } = createBackgroundWorkers(test, clock);
  closeWorkers = () => pdfWorker.close();
  const rhea = await createUser(test);
  owner = await signIn(test, rhea);
  const team = { name: 'Bombay Live', members: [{ id: rhea.id, role: 'owner' as const }] };
  organizerId = (await createOrganizerTeam(test, team)).id;
  const rival = await createOrganizerTeam(test);
  await test.db.updateTable('organizers').set(SELLER).execute();

  const start = new Date(NOVEMBER + 10 * 86_400_000);
  const days = { startAt: start, bookingEndAt: start };
  const offer = async (state: string, price: number, gstPercent: 5 | 18, organizer = organizerId) =>
    (
      await createOffer(
        test,
        { price, gstPercent, total: 10 },
        { ...days, state, organizerId: organizer },
      )
    ).tier;
  const mumbai = await offer('Maharashtra', 33_333, 5);
  const bengaluru = await offer('Karnataka', 5_100_000, 18);
  const elsewhere = await offer('Karnataka', 77_777, 18, rival.id);

  const registered = await createBuyer(test);
  const unregistered = await createBuyer(test);
  await test.db
    .updateTable('companies')
    .set({ name: '=Northwind, "India"', gstin: '29AAPFU0939F1ZR', state: 'Karnataka' })
    .where('id', '=', registered.company.id)
    .execute();
  const pay = async ({ headers }: typeof registered, tiers: (typeof mumbai)[], quantity = 1) => {
    const ids: number[] = [];
    for (const tier of tiers) ids.push((await calls.book(headers, tier, quantity)).id);
    const { payment_id: paymentId } = await calls.payFor(headers, ids);
    await invoices.ofPayment(paymentId);
    return { ids, paymentId };
  };
  paid = {
    registered: await pay(registered, [mumbai, bengaluru, elsewhere]),
    large: await pay(unregistered, [bengaluru], 2),
    small: await pay(unregistered, [mumbai], 3),
  };
  credit = ({ ids, paymentId }, id = ids[0]) =>
    test.db.transaction().execute((trx) =>
      invoices.credit(trx, {
        paymentId,
        reason: 'The organizer called it off.',
        bookings: [{ id: id ?? 0 }],
      }),
    );
  await credit(paid.registered, paid.registered.ids[1]);
  now = DECEMBER;
  await credit(paid.large);
  await credit(paid.small);
});
afterAll(async () => {
  await closeWorkers();
  await test.close();
});

async function summary(query: string) {
  const answer = await test.app.inject({
    url: `/api/organizers/${organizerId}/gst-summary.csv?${query}`,
    headers: owner,
  });
  const { data } = papaparse.parse<Record<string, string>>(
    answer.body.replace(/^\uFEFF/, '').trimEnd(),
    { header: true },
  );
  return {
    answer,
    documents: data.filter((line) => line.Document !== 'Total'),
    totals: data.filter((line) => line.Document === 'Total'),
  };
}

const paise = (text: string | undefined) => Math.round(Number(text) * 100);
const sumOf = (lines: readonly Record<string, string>[], column: string) =>
  toDecimal(lines.reduce((sum, line) => sum + paise(line[column]), 0));

it('has a line for each issued document and place, as GSTR-1 sorts them', async () => {
  const { answer, documents } = await summary('month=2026-11');
  expect(answer.headers['content-disposition']).toContain(
    'filename="Bombay Live - GST 2026-11.csv"',
  );
  expect(
    documents.map((line) => [line['GSTR-1 table'], line.Document, line['Place of supply']]),
  ).toEqual([
    ['B2B', 'Invoice', '27-Maharashtra'],
    ['B2B', 'Invoice', '29-Karnataka'],
    ['B2CL', 'Invoice', '29-Karnataka'],
    ['B2CS', 'Invoice', '27-Maharashtra'],
    ['CDNR', 'Credit note', '29-Karnataka'],
  ]);
  const [mumbai, bengaluru, , small, note] = documents;
  expect(mumbai).toMatchObject({
    Date: '30-Nov-2026',
    'Receiver name': `'=Northwind, "India"`,
    Currency: 'INR',
    'GSTIN/UIN of recipient': '29AAPFU0939F1ZR',
    'Reverse charge': 'N',
    // The ticket at 5 %, the fee on it at 18 %.
    'Taxable value 5 %': '333.33',
    'Taxable value 18 %': '6.67',
    IGST: '0.00',
  });
  expect(bengaluru).toMatchObject({ CGST: '0.00', SGST: '0.00', Number: mumbai?.Number });
  expect(small?.['GSTIN/UIN of recipient']).toBe('');
  // What was credited is that of the invoice, the other way round.
  expect(note).toMatchObject({
    'Of invoice': mumbai?.Number,
    'Date of invoice': '30-Nov-2026',
    'Taxable value 18 %': `-${bengaluru?.['Taxable value 18 %']}`,
    IGST: `-${bengaluru?.IGST}`,
    Total: `-${bengaluru?.Total}`,
  });
});

it('adds up to the documents of the month, by table, place and rate', async () => {
  const issued = await test.db
    .selectFrom('invoices')
    .where('organizer_id', '=', organizerId)
    .select(['kind', 'issued_at', 'data'])
    .execute();
  for (const month of ['2026-11', '2026-12']) {
    const { documents, totals } = await summary(`month=${month}`);
    const own = issued.filter(
      ({ issued_at: at }) => (Number(at) >= DECEMBER ? '2026-12' : '2026-11') === month,
    );
    const signed = (pick: (data: (typeof own)[number]['data']) => number) =>
      toDecimal(
        own.reduce((sum, one) => sum + (one.kind === 'invoice' ? 1 : -1) * pick(one.data), 0),
      );
    expect(sumOf(documents, 'Total')).toBe(signed((data) => data.total));
    expect(sumOf(documents, 'Taxable value')).toBe(signed((data) => data.taxable));
    for (const name of ['CGST', 'SGST', 'IGST']) {
      expect(sumOf(documents, name)).toBe(
        signed(({ taxes }) =>
          taxes.reduce((sum, tax) => sum + (tax.name === name ? tax.amount : 0), 0),
        ),
      );
    }
    const all = totals.filter((line) => line['GSTR-1 table'] === 'All');
    const parts = totals.filter((line) => line['GSTR-1 table'] !== 'All');
    expect(all).toHaveLength(1);
    const columns = ['Taxable value', 'Taxable value 5 %', 'CGST', 'SGST', 'IGST', 'Total'];
    for (const column of columns) {
      expect(sumOf(documents, column)).toBe(all[0]?.[column]);
      expect(sumOf(parts, column)).toBe(all[0]?.[column]);
    }
  }
  const { documents, totals } = await summary('month=2026-12');
  expect(documents.map((line) => line['GSTR-1 table'])).toEqual(['CDNUR', 'B2CS']);
  expect(totals.map((line) => [line['GSTR-1 table'], line['Place of supply'], line.Rate])).toEqual([
    ['B2CS', '27-Maharashtra', '5'],
    ['B2CS', '27-Maharashtra', '18'],
    ['CDNUR', '29-Karnataka', '18'],
    ['All', '', ''],
  ]);
});

it('leaves test payments out of real ones, and other months', async () => {
  expect((await summary('month=2026-11&payments=real')).documents).toEqual([]);
  expect((await summary('month=2026-10')).documents).toEqual([]);
  expect((await summary('month=2026-13')).answer.statusCode).toBe(400);
});
