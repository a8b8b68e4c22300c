import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readPdf } from '../../pdf/testing/readPdf';
import {
  createBookingCalls,
  createBuyer,
  createConcert,
  expectRefused,
  type Headers,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createTier } from '../../testing/events';
import { createBackgroundWorkers } from '../../testing/payments';

let test: TestApp;
const clock = { now: () => Date.parse('2027-03-31T18:29:00Z') };

beforeAll(async () => {
  test = await buildTestApp({ clock });
});
afterAll(() => test.close());

const receipt = (headers: Headers, id: number) =>
  createBookingCalls(test).get(`/bookings/${id}/receipt/`, headers);

async function payConcert() {
  const concert = await createConcert(test);
  const calls = createBookingCalls(test);
  const ids = await concert.fillCart();
  await calls.payFor(concert.buyer.headers, ids, { payment_method: 'card' });
  return { ...concert, ids };
}

const textOf = (pdf: Buffer) =>
  readPdf(pdf)
    .map((page) => page.texts.join(' '))
    .join('\n');

describe('the invoice of a paid booking', () => {
  it('says what cancelling gives back, where the event says so', async () => {
    const { buyer, stalls } = await createConcert(test);
    const calls = createBookingCalls(test);
    await test.db
      .updateTable('events')
      .set({ refund_percent: 100, refund_until: new Date('2097-07-10T00:00:00Z') })
      .where('id', '=', stalls.event_id)
      .execute();
    const { id } = await calls.book(buyer.headers, stalls, 1);
    await calls.payFor(buyer.headers, [id]);
    expect(textOf((await receipt(buyer.headers, id)).rawPayload).replace(/\s+/g, ' ')).toContain(
      'Refund terms: cancelled before Wed, Jul 10, 2097, 5:30 AM IST, a booking gets back what was paid.',
    );
  });

  it('says what was bought, by whom, and what it cost, in figures and in words', async () => {
    const { buyer, ids } = await payConcert();
    await test.db
      .updateTable('companies')
      .set({ name: 'Northwind Industries', state: 'Maharashtra', gstin: '27AAPFU0939F1ZV' })
      .where('id', '=', buyer.company.id)
      .execute();
    // Issued when it was paid: what is known of the company now is for the next one.
    const answer = await receipt(buyer.headers, ids[0]);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="invoice-FYR-2627-\d{7}\.pdf"$/,
    );
    const pages = readPdf(answer.rawPayload);
    expect(pages).toHaveLength(1);
    const text = textOf(answer.rawPayload);
    for (const part of [
      'Tax invoice',
      '31 Mar 2027',
      'GSTIN 27AAFCF4821M1ZE',
      buyer.company.name,
      'GSTIN not given',
      'Maharashtra (27)',
      'Card, razorpay',
      'Nocturne in D',
      'Stalls, booking BK-',
      'Balcony, booking BK-',
      '998596 5 ₹ 10,260.00 ₹ 51,300.00',
      '998554 ₹ 1,286.00 Corporate service fee',
      'Taxable value ₹ 65,586.00',
      'CGST 9% ₹ 5,902.74',
      'SGST 9% ₹ 5,902.74',
      'Total paid ₹ 77,391.48',
      'Rupees Seventy-Seven Thousand Three Hundred',
      'Ninety-One and Forty-Eight Paise Only',
      'Test payment: no money was moved.',
    ]) {
      expect(text).toContain(part);
    }
    // Beside the title, not in the small print alone.
    expect(text.indexOf('Test payment: no money was moved.')).toBeLessThan(text.indexOf('Stalls'));
  });

  it('is one for the whole payment, and the same bytes for ever', async () => {
    const { buyer, ids } = await payConcert();
    const first = await receipt(buyer.headers, ids[0]);
    const change = { name: 'Renamed', state: 'Karnataka', billing_address: 'Elsewhere' };
    await test.db.updateTable('companies').set(change).where('id', '=', buyer.company.id).execute();
    await test.db.updateTable('events').set({ title: 'Another title' }).execute();
    const later = await receipt(buyer.headers, ids[1]);
    expect(later.headers['content-disposition']).toBe(first.headers['content-disposition']);
    expect(later.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  it('of free tickets says that nothing was to be paid: no gateway, no fee, no tax', async () => {
    const { buyer, stalls } = await createConcert(test);
    const calls = createBookingCalls(test);
    const free = await createTier(test, { event: { id: stalls.event_id }, price: 0 });
    const { id } = await calls.book(buyer.headers, free, 2);
    const quote = (await calls.get(`/bookings/quote/?booking_ids=${id}`, buyer.headers)).json();
    expect(quote).toMatchObject({ service_fee: '0.00', total: '0.00' });
    expect(await calls.payFor(buyer.headers, [id])).toMatchObject({
      status: 'success',
      amount: '0.00',
    });
    const booking = await calls.read(buyer.headers, id);
    expect(booking).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
    expect(booking.tickets).toHaveLength(2);
    const text = textOf((await receipt(buyer.headers, id)).rawPayload);
    expect(text).toContain('Nothing to pay');
    // The price of one ticket; sums stay sums.
    expect(text).toContain('998596 2 Free ₹ 0.00');
    expect(text).toContain('Free of charge: nothing was paid, and no service fee is due.');
    expect(text).not.toMatch(/razorpay|Test payment/);
  });

  it('has integrated tax for an event in another state', async () => {
    const { buyer, stalls } = await createConcert(test);
    const calls = createBookingCalls(test);
    await test.db
      .updateTable('events')
      .set({ state: 'Karnataka' })
      .where('id', '=', stalls.event_id)
      .execute();
    const { id } = await calls.book(buyer.headers, stalls);
    await calls.payFor(buyer.headers, [id]);
    const text = textOf((await receipt(buyer.headers, id)).rawPayload);
    expect(text).toContain('IGST 18% ₹ 1,193.40');
    expect(text).toContain('Karnataka (29)');
    expect(text).not.toContain('CGST');
  });

  it('is there for those who may read the booking, and for nobody else', async () => {
    const { buyer, ids } = await payConcert();
    const { company } = buyer;
    const statusFor = async (values: Parameters<typeof createBuyer>[1]) =>
      (await receipt((await createBuyer(test, values)).headers, ids[0])).statusCode;
    expect(await statusFor({ company })).toBe(404);
    expect(await statusFor({ company, role: 'company_manager' })).toBe(200);
    expect(await statusFor({ company, role: 'company_admin' })).toBe(200);
    expect(await statusFor({ role: 'company_admin' })).toBe(404);
    expect(await statusFor({ role: 'admin' })).toBe(200);
    expect(await statusFor({ role: 'staff' })).toBe(404);
  });

  it('stays when the booking is cancelled: what was paid was paid', async () => {
    const { buyer, ids } = await payConcert();
    await createBookingCalls(test).call('POST', `/bookings/${ids[0]}/cancel/`, buyer.headers);
    expect((await receipt(buyer.headers, ids[0])).statusCode).toBe(200);
  });

  it('is issued at the first download for a payment from before there were invoices', async () => {
    const { buyer, ids } = await payConcert();
    await test.db
      .deleteFrom('invoices')
      .where('payment_id', 'in', (eb) =>
        eb.selectFrom('payment_bookings').select('payment_id').where('booking_id', '=', ids[0]),
      )
      .execute();
    const [one, two] = await Promise.all(ids.map((id) => receipt(buyer.headers, id)));
    expect(one?.statusCode).toBe(200);
    expect(two?.headers['content-disposition']).toBe(one?.headers['content-disposition']);
  });
});

describe('a booking that is not paid', () => {
  it('has no invoice, and takes no number', async () => {
    const { buyer, stalls } = await createConcert(test);
    const calls = createBookingCalls(test);
    const { id } = await calls.book(buyer.headers, stalls);
    const numbers = () => test.db.selectFrom('invoice_counters').selectAll().execute();
    const before = await numbers();
    await expectRefused(test.db, () => receipt(buyer.headers, id), 409, 'not_paid');
    await calls.call('POST', `/bookings/${id}/cancel/`, buyer.headers);
    await expectRefused(test.db, () => receipt(buyer.headers, id), 409, 'not_paid');
    expect(await numbers()).toEqual(before);
  });
});

describe('without the details of a seller', () => {
  it('no invoice is issued; the job is tried again and says what is missing', async () => {
    const bare = await buildTestApp({ clock, config: { seller: undefined } });
    try {
      const concert = await createConcert(bare);
      const calls = createBookingCalls(bare);
      const ids = await concert.fillCart();
      await calls.payFor(concert.buyer.headers, ids, { payment_method: 'card' });
      const process = createBackgroundWorkers(bare, clock);
      await process.queue.runOnce();
      await process.pdfWorker.close();
      const [job] = await bare.db
        .selectFrom('outbox_jobs')
        .select(['last_error', 'done_at'])
        .where('last_error', 'is not', null)
        .execute();
      expect(job).toEqual({
        last_error:
          'The invoice waits for the seller: set SELLER_NAME, SELLER_GSTIN, SELLER_ADDRESS and SELLER_STATE.',
        done_at: null,
      });
      const answer = await calls.get(`/bookings/${ids[0]}/receipt/`, concert.buyer.headers);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'invoice_waits',
        error: 'Your invoice cannot be issued yet. Please try again later, or ask support.',
      });
      expect(await bare.db.selectFrom('invoices').selectAll().execute()).toEqual([]);
    } finally {
      await bare.close();
    }
  });
});
