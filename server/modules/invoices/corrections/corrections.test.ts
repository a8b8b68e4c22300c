import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BodyOf, Schemas } from '../../../contract/types';
import { readPdf } from '../../../pdf/testing/readPdf';
import {
  createBookingCalls,
  createBuyer,
  createConcert,
  createOffer,
  expectRefused,
  expectStatus,
  type BookingCalls,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { openMailbox, type Mailbox } from '../../../testing/mailbox';
import { assertBooksConsistent, createOrganizer, makeJobsDue } from '../../../testing/organizer';

/** Purchases are made at the time of the database; the clock is that of the server. */
const clock = { now: () => Date.now() + later };
let later = 0;
const DAY = 86_400_000;

let test: TestApp;
let calls: BookingCalls;
let mailbox: Mailbox;
let platform: Headers;

beforeAll(async () => {
  test = await buildTestApp({ clock });
  calls = createBookingCalls(test);
  mailbox = await openMailbox(test, clock);
  ({ headers: platform } = await createOrganizer(test));
});
afterAll(async () => {
  await assertBooksConsistent(test.db);
  await mailbox.close();
  await test.close();
});

const other = {
  name: 'Northwind Exports',
  gstin: '29AAPFU0939F1ZR',
  billing_address: '7 MG Road, Bengaluru 560001',
};

/** Two bookings in one payment, with the invoice and the mails that follow. */
async function paid() {
  const { buyer, fillCart } = await createConcert(test);
  const ids = await fillCart([2, 1]);
  await calls.payFor(buyer.headers, ids);
  await mailbox.discard();
  return { buyer, ids, invoice: await currentOf(buyer.headers, ids[0]) };
}

async function documentsOf(headers: Headers, id: number): Promise<Schemas['Invoice'][]> {
  const answer = await calls.get(`/bookings/${id}/invoices/`, headers);
  return expectStatus(200, answer).json<Schemas['InvoiceList']>().results;
}

async function currentOf(headers: Headers, id: number): Promise<Schemas['Invoice']> {
  const all = await documentsOf(headers, id);
  const [current, ...more] = all.filter((one) => one.kind === 'invoice' && !one.replaced_by);
  if (!current || more.length > 0) throw new Error(`There are ${more.length + 1} invoices.`);
  return current;
}

const correct = (
  headers: Headers,
  { id, invoice }: { id: number; invoice: { id: number } },
  body: BodyOf<'correctInvoice'> = other,
  key?: string,
) =>
  calls.call(
    'POST',
    `/bookings/${id}/invoices/${invoice.id}/corrections/`,
    { ...headers, ...(key && { 'idempotency-key': key }) },
    body,
  );

const corrected = async (...args: Parameters<typeof correct>) =>
  expectStatus(201, await correct(...args)).json<Schemas['CorrectedInvoice']>();

const dataOf = ({ id }: { id: number }) =>
  test.db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function textOf(headers: Headers, id: number, document: { id: number }): Promise<string> {
  const answer = await calls.get(`/bookings/${id}/invoices/${document.id}/`, headers);
  return readPdf(expectStatus(200, answer).rawPayload)
    .flatMap((page) => page.texts)
    .join(' ')
    .replace(/\s+/g, ' ');
}

type Data = Awaited<ReturnType<typeof dataOf>>['data'];
const sums = ({ service_fee, taxable, taxes, total }: Data) => [service_fee, taxable, taxes, total];

describe('an invoice with other billing details', () => {
  it('has the sums of the one that it replaces, which a credit note cancels; each names the other', async () => {
    const { buyer, ids, invoice } = await paid();
    const [id] = ids;
    const made = await corrected(buyer.headers, { id, invoice });
    const old = await dataOf(invoice);
    const next = await dataOf(made.invoice);
    const note = await dataOf(made.credit_note);
    expect(sums(next.data)).toEqual(sums(old.data));
    expect(sums(note.data)).toEqual(sums(old.data));
    expect(next.data.lines).toEqual(old.data.lines);
    expect(next.data.buyer).toEqual({
      ...old.data.buyer,
      company: other.name,
      gstin: other.gstin,
      address: other.billing_address,
      state: 'Karnataka',
    });
    expect(note.data.buyer).toEqual(old.data.buyer);
    expect(note.data.refers_to).toMatchObject({
      number: invoice.number,
      reason: `Billing details corrected: replaced by invoice ${next.number}.`,
    });

    const list = await documentsOf(buyer.headers, id);
    expect(list).toMatchObject([
      { number: note.number, refers_to: invoice.number, correction: null },
      {
        number: next.number,
        refers_to: invoice.number,
        replaced_by: null,
        billed_to: { ...other, state: 'Karnataka' },
        correction: { refusal: null },
      },
      { number: invoice.number, refers_to: null, replaced_by: next.number },
    ]);
    expect(await textOf(buyer.headers, id, invoice)).toContain(`Replaced by ${next.number}`);
    const text = await textOf(buyer.headers, id, made.invoice);
    for (const part of [`Replaces ${invoice.number} of`, other.name, `GSTIN ${other.gstin}`]) {
      expect(text).toContain(part);
    }
    expect(await textOf(buyer.headers, id, made.credit_note)).toContain(
      `CREDIT FOR ${invoice.number} of`,
    );
    // Of the other booking of the invoice it is the receipt too.
    const receipt = await calls.get(`/bookings/${ids[1]}/receipt/`, buyer.headers);
    expect(receipt.headers['content-disposition']).toContain(next.number);
  });

  it('splits the total over cost centres of the company, and keeps the split in a later correction', async () => {
    const { buyer, ids, invoice } = await paid();
    const [id] = ids;
    const admin = await createBuyer(test, { company: buyer.company, role: 'company_admin' });
    for (const code of ['MKT-1', 'SALES']) {
      const centre = { code, name: `${code} team` };
      await calls.call('POST', '/company/cost-centres/', admin.headers, centre);
    }
    const { total } = (await dataOf(invoice)).data;
    const rest = ((total - 100) / 100).toFixed(2);
    const split = [
      { code: 'mkt-1', amount: '1.00' },
      { code: 'SALES', amount: rest },
    ];
    const wrong = await correct(buyer.headers, { id, invoice }, { cost_centres: split.slice(1) });
    expect(expectStatus(400, wrong).json<Schemas['Error']>().fields).toHaveProperty('cost_centres');
    const made = await corrected(buyer.headers, { id, invoice }, { cost_centres: split });
    expect((await currentOf(buyer.headers, id)).billed_to.cost_centres).toEqual([
      { code: 'MKT-1', name: 'MKT-1 team', amount: '1.00' },
      { code: 'SALES', name: 'SALES team', amount: rest },
    ]);
    expect(sums((await dataOf(made.invoice)).data)).toEqual(sums((await dataOf(invoice)).data));
    expect(await textOf(buyer.headers, id, made.invoice)).toContain('MKT-1 MKT-1 team');
    const kept = await corrected(buyer.headers, { id, invoice: made.invoice }, { name: 'Exports' });
    expect((await dataOf(kept.invoice)).data.buyer.cost_centres).toHaveLength(2);
  });

  it('is mailed with the credit note once, to who paid and who asked, and recorded', async () => {
    const { buyer, ids, invoice } = await paid();
    const admin = await createBuyer(test, { company: buyer.company, role: 'company_admin' });
    const made = await corrected(admin.headers, { id: ids[0], invoice });
    const mails = await mailbox.collect();
    await makeJobsDue(test);
    expect(await mailbox.collect()).toEqual([]);
    expect(mails.map(({ to }) => to).sort()).toEqual(
      [[admin.user.email], [buyer.user.email]].sort(),
    );
    for (const mail of mails) {
      expect(mail.subject).toBe(`Corrected invoice ${made.invoice.number}`);
      expect(mail.text.replace(/\s+/g, ' ')).toContain(
        `It replaces ${invoice.number}, which credit note ${made.credit_note.number} cancels.`,
      );
      expect(mail.files.map(({ name }) => name)).toEqual([
        `invoice-${made.invoice.number}.pdf`,
        `credit-note-${made.credit_note.number}.pdf`,
      ]);
    }
    const entry = await test.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('action', '=', 'booking.invoice_corrected')
      .where('thing_id', '=', invoice.id)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ person_id: admin.user.id, company_id: buyer.company.id });
    expect(entry.after).toMatchObject({ name: other.name, gstin: other.gstin });
    const { history } = await calls.read(buyer.headers, ids[1]);
    expect(history.at(-1)).toMatchObject({
      kind: 'invoice_corrected',
      note: `Invoice ${invoice.number} was replaced by ${made.invoice.number}, credit note ${made.credit_note.number}.`,
    });
    // The confirmation that is sent again has the invoice as it is now.
    const again = `/organize/bookings/${ids[0]}/resend/`;
    expectStatus(200, await calls.call('POST', again, platform));
    const [confirmation] = await mailbox.collect();
    const names = confirmation?.files.map(({ name }) => name) ?? [];
    expect(names.filter((name) => name.startsWith('invoice-'))).toEqual([
      `invoice-${made.invoice.number}.pdf`,
    ]);
  });

  it('is made once with a key; the invoice that was replaced is not corrected again', async () => {
    const { buyer, ids, invoice } = await paid();
    const of = { id: ids[0], invoice };
    const key = `correction-${invoice.id}`;
    const first = await corrected(buyer.headers, of, other, key);
    expect(await corrected(buyer.headers, of, other, key)).toEqual(first);
    const refused = await expectRefused(
      test.db,
      () => correct(buyer.headers, of),
      409,
      'invoice_replaced',
    );
    expect(refused.error).toBe(
      `Invoice ${invoice.number} was replaced by ${first.invoice.number}.`,
    );
    expect((await mailbox.collect()).length).toBe(1);
    // The one that replaces it can be.
    const second = await corrected(
      buyer.headers,
      { id: ids[1], invoice: first.invoice },
      { gstin: null, name: 'Northwind Trust' },
    );
    expect(second.invoice.refers_to).toBe(first.invoice.number);
    expect((await currentOf(buyer.headers, ids[0])).billed_to).toEqual({
      name: 'Northwind Trust',
      gstin: null,
      state: 'Karnataka',
      billing_address: other.billing_address,
      cost_centres: [],
    });
    await mailbox.discard();
  });

  it('keeps place and taxes where the operator taxes registered buyers at their own place', async () => {
    const byRecipient = await buildTestApp({ config: { gstRegisteredPlaceOfSupply: 'recipient' } });
    try {
      const own = createBookingCalls(byRecipient);
      const { tier } = await createOffer(byRecipient, { price: 650_000 });
      const { headers } = await createBuyer(byRecipient);
      const { id } = await own.book(headers, tier);
      await own.payFor(headers, [id]);
      const list = await own.get(`/bookings/${id}/invoices/`, headers);
      const [invoice] = list.json<Schemas['InvoiceList']>().results;
      const path = `/bookings/${id}/invoices/${invoice?.id}/corrections/` as const;
      expectStatus(201, await own.call('POST', path, headers, other));
      const [old, next] = await byRecipient.db
        .selectFrom('invoices')
        .select(['data'])
        .where('kind', '=', 'invoice')
        .orderBy('id')
        .execute();
      if (!old || !next) throw new Error('There are no two invoices.');
      expect(sums(next.data)).toEqual(sums(old.data));
      expect(next.data.place_of_supply).toBe('Maharashtra');
    } finally {
      await byRecipient.close();
    }
  });
});

describe('after a refund', () => {
  const refund = (id: number, amount: string, refundable: string) =>
    calls.call('POST', `/organize/bookings/${id}/refund/`, platform, {
      amount,
      refundable,
      return_seats: false,
      reason: 'A seat was broken.',
    });

  it('of a part the rest is corrected, and later refunds are of the invoice that is there then', async () => {
    const { buyer, ids, invoice } = await paid();
    const share = await paidFor(ids[0]);
    expectStatus(200, await refund(ids[0], '1000.01', share));
    await mailbox.discard();
    const made = await corrected(buyer.headers, { id: ids[1], invoice });
    expect(toMinor(made.invoice.amount)).toBe(toMinor(invoice.amount) - 100_001);
    expect(made.credit_note.amount).toBe(made.invoice.amount);
    expect(await textOf(buyer.headers, ids[0], made.invoice)).toContain('a part of ₹ 13,000.00');

    // The job of the first refund, run again, finds its credit note.
    const { refund_id: first } = await test.db
      .selectFrom('invoices')
      .select('refund_id')
      .where('refers_to', '=', invoice.id)
      .where('refund_id', 'is not', null)
      .executeTakeFirstOrThrow();
    await mailbox.process.invoices.creditRefund(first ?? 0);

    // All that is left of both bookings: the credit notes add up to the new invoice in each part.
    const left = ((toMinor(share) - 100_001) / 100).toFixed(2);
    expectStatus(200, await refund(ids[0], left, left));
    const second = await paidFor(ids[1]);
    expectStatus(200, await refund(ids[1], second, second));
    for (const _step of ['refund', 'credit note', 'mail']) {
      await makeJobsDue(test);
      await mailbox.discard();
    }
    const current = await dataOf(made.invoice);
    const notes = await test.db
      .selectFrom('invoices')
      .selectAll()
      .where('refers_to', '=', made.invoice.id)
      .execute();
    expect(notes).toHaveLength(2);
    for (const part of ['service_fee', 'taxable', 'total'] as const) {
      expect(notes.reduce((sum, { data }) => sum + data[part], 0)).toBe(current.data[part]);
    }
    expect(notes[0]?.data.buyer.company).toBe(other.name);
    // A part is of the tickets that were bought, not of what an earlier refund has left.
    expect(notes.map(({ data }) => data.lines[0]?.part_of)).toContain(1_300_000);
    const closed = await expectRefused(
      test.db,
      () => correct(buyer.headers, { id: ids[0], invoice: made.invoice }, { name: 'Another' }),
      409,
      'invoice_refunded',
    );
    expect(closed.error).toContain('was refunded in full');
  });

  it('of all, also before its money has gone, nothing is corrected', async () => {
    const { buyer, ids, invoice } = await paid();
    for (const id of ids) {
      const share = await paidFor(id);
      expectStatus(200, await refund(id, share, share));
    }
    const of = { id: ids[0], invoice };
    await expectRefused(test.db, () => correct(buyer.headers, of), 409, 'invoice_refunded');
    await mailbox.discard();
  });

  const toMinor = (amount: string) => Math.round(Number(amount) * 100);
  const paidFor = async (id: number) => {
    const { amount } = await test.db
      .selectFrom('payment_bookings')
      .select('amount')
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
    return (amount / 100).toFixed(2);
  };
});

describe('a correction is refused', () => {
  it('after the last day, with the reason in the list', async () => {
    const { buyer, ids, invoice } = await paid();
    const of = { id: ids[0], invoice };
    later = 32 * DAY;
    try {
      const { headers } = buyer;
      const { error } = await expectRefused(
        test.db,
        () => correct(headers, of),
        409,
        'correction_closed',
      );
      expect(error).toMatch(
        /^Billing details could be corrected until .+, 30 days after the purchase\.$/,
      );
      const { correction } = await currentOf(headers, ids[0]);
      expect(correction?.refusal).toBe(error);
    } finally {
      later = 0;
    }
  });

  it('for details that are wrong, or those that it has', async () => {
    const { buyer, ids, invoice } = await paid();
    const of = { id: ids[0], invoice };
    const fieldsOf = async (body: object) =>
      (await expectRefused(test.db, () => correct(buyer.headers, of, body), 400, 'invalid_input'))
        .fields;
    expect(Object.keys((await fieldsOf({ gstin: '29AAPFU0939F1ZX' })) ?? {})).toEqual(['gstin']);
    expect(Object.keys((await fieldsOf({ name: ' ' })) ?? {})).toEqual(['name']);
    expect(Object.keys((await fieldsOf({ gstin: '29AAPFU0939F1ZR', state: 'Goa' })) ?? {})).toEqual(
      ['state'],
    );
    expect(await fieldsOf({ name: invoice.billed_to.name })).toBeUndefined();
    // The UIN of an embassy.
    await corrected(buyer.headers, of, { gstin: '0717UNO00157UNO' });
  });

  it('more than five times, and for free tickets', async () => {
    const { buyer, ids, invoice } = await paid();
    let last: { id: number } = invoice;
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
      ({ invoice: last } = await corrected(buyer.headers, { id: ids[0], invoice: last }, { name }));
    }
    const sixth = { id: ids[0], invoice: last };
    const call = () => correct(buyer.headers, sixth, { name: 'Six' });
    await expectRefused(test.db, call, 409, 'too_many_corrections');

    const { tier } = await createOffer(test, { price: 0 });
    const { id } = await calls.book(buyer.headers, tier);
    await calls.payFor(buyer.headers, [id]);
    const free = await currentOf(buyer.headers, id);
    const ofFree = () => correct(buyer.headers, { id, invoice: free });
    await expectRefused(test.db, ofFree, 409, 'invoice_free');
  });

  it('for whoever is neither the buyer nor the admin of the company, as an invoice of others', async () => {
    const { buyer, ids, invoice } = await paid();
    const { company } = buyer;
    const of = { id: ids[0], invoice };
    for (const values of [
      { company },
      { company, role: 'company_manager' as const },
      { role: 'company_admin' as const },
    ]) {
      const { headers } = await createBuyer(test, values);
      await expectRefused(test.db, () => correct(headers, of), 404, 'not_found');
    }
    await expectRefused(test.db, () => correct(platform, of), 404, 'not_found');
    // A manager reads the list, without what can be corrected.
    const manager = await createBuyer(test, { company, role: 'company_manager' });
    expect((await currentOf(manager.headers, ids[0])).correction).toBeNull();
    // An invoice of another booking.
    const { ids: others } = await paid();
    const elsewhere = () => correct(buyer.headers, { id: others[0], invoice });
    await expectRefused(test.db, elsewhere, 404, 'not_found');
    const mine = await createOffer(test);
    const { id } = await calls.book(buyer.headers, mine.tier);
    await calls.payFor(buyer.headers, [id]);
    const mixed = () => correct(buyer.headers, { id, invoice });
    await expectRefused(test.db, mixed, 404, 'not_found');
  });
});
