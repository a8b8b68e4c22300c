import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../contract/types';
import { readPdf } from '../../pdf/testing/readPdf';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createTier, type TestTier } from '../../testing/events';
import { mailsTo } from '../../testing/mails';
import {
  assertPaymentsConsistent,
  createBackgroundWorkers,
  createCheckoutCalls,
  paymentOf,
} from '../../testing/payments';

/** The seller of both is in Maharashtra. */
let byVenue: TestApp;
let byRecipient: TestApp;

beforeAll(async () => {
  byVenue = await buildTestApp();
  byRecipient = await buildTestApp({ config: { gstRegisteredPlaceOfSupply: 'recipient' } });
});
afterAll(async () => {
  await byVenue.close();
  await byRecipient.close();
});

const KARNATAKA = { state: 'Karnataka', gstin: '29AAPFU0939F1ZR' };

async function buyerIn(test: TestApp, { state, gstin }: { state: string; gstin: string | null }) {
  const buyer = await createBuyer(test);
  await test.db
    .updateTable('companies')
    .set({ state, gstin })
    .where('id', '=', buyer.company.id)
    .execute();
  return buyer;
}

async function invoiceOf(test: TestApp, buyer: Buyer, tiers: readonly TestTier[]) {
  const calls = createBookingCalls(test);
  const ids: number[] = [];
  for (const tier of tiers) ids.push((await calls.book(buyer.headers, tier)).id);
  await calls.payFor(buyer.headers, ids);
  const pdf = (await calls.get(`/bookings/${ids[0]}/receipt/`, buyer.headers)).rawPayload;
  return readPdf(pdf)
    .map((page) => page.texts.join(' '))
    .join('\n');
}

describe('the place of supply', () => {
  it.each([
    // The organizer's setting is the act's default, `venue`: whoever buys.
    { venue: 'Maharashtra', buyer: { state: 'Karnataka', gstin: null }, place: 'Maharashtra (27)' },
    { venue: 'Karnataka', buyer: { state: 'Maharashtra', gstin: null }, place: 'Karnataka (29)' },
    { venue: 'Maharashtra', buyer: KARNATAKA, place: 'Maharashtra (27)' },
    { venue: 'karnataka ', buyer: KARNATAKA, place: 'Karnataka (29)' },
    { venue: 'Orissa', buyer: KARNATAKA, place: 'Odisha (21)' },
    { venue: 'Pondichéry', buyer: KARNATAKA, place: 'Puducherry (34)' },
    { venue: 'TN', buyer: KARNATAKA, place: 'Tamil Nadu (33)' },
  ])('of an event in $venue, bought from $buyer, is $place', async ({ venue, buyer, place }) => {
    const { tier } = await createOffer(byVenue, { price: 650_000 }, { state: venue });
    const text = await invoiceOf(byVenue, await buyerIn(byVenue, buyer), [tier]);
    expectPlace(text, place);
  });

  it.each([
    { venue: 'Maharashtra', buyer: { state: 'Karnataka', gstin: null }, place: 'Maharashtra (27)' },
    { venue: 'Maharashtra', buyer: KARNATAKA, place: 'Karnataka (29)' },
    { venue: 'Karnataka', buyer: { state: 'Maharashtra', gstin: null }, place: 'Karnataka (29)' },
    {
      venue: 'Karnataka',
      buyer: { state: 'Maharashtra', gstin: '27AAPFU0939F1ZV' },
      place: 'Maharashtra (27)',
    },
    // A number that is not valid registers nobody.
    {
      venue: 'Maharashtra',
      buyer: { state: 'Karnataka', gstin: '29AAPFU0939F1ZX' },
      place: 'Maharashtra (27)',
    },
  ])(
    'set to the recipient of a registered buyer: $venue, bought from $buyer, is $place',
    async ({ venue, buyer, place }) => {
      const { tier } = await createOffer(byRecipient, { price: 650_000 }, { state: venue });
      const text = await invoiceOf(byRecipient, await buyerIn(byRecipient, buyer), [tier]);
      expectPlace(text, place);
    },
  );

  it('is outside India for an event there, which is taxed as between states', async () => {
    const abroad = { state: 'Maharashtra', country: 'United Kingdom' };
    const { tier } = await createOffer(byVenue, { price: 650_000 }, abroad);
    expectPlace(await invoiceOf(byVenue, await createBuyer(byVenue), [tier]), 'Outside India (96)');
  });

  it.each([
    { state: '', country: 'India' },
    { state: 'Orisa', country: 'India' },
    { state: 'Maharashtra', country: '' },
  ])('is waited for where the event has $state, $country', async (place) => {
    const { tier } = await createOffer(byVenue, { price: 650_000 }, place);
    const buyer = await createBuyer(byVenue);
    const calls = createBookingCalls(byVenue);
    const { id } = await calls.book(buyer.headers, tier);
    await calls.payFor(buyer.headers, [id]);
    const answer = await calls.get(`/bookings/${id}/receipt/`, buyer.headers);
    expect(expectStatus(409, answer).json()).toMatchObject({ code: 'invoice_waits' });
  });

  it('is that of each event when one payment is for events in two states', async () => {
    const here = await createOffer(byVenue, { price: 650_000 }, { state: 'Maharashtra' });
    const there = await createOffer(byVenue, { price: 100_000 }, { state: 'Karnataka' });
    const text = await invoiceOf(byVenue, await createBuyer(byVenue), [here.tier, there.tier]);
    for (const part of [
      'Taxable value ₹ 7,650.00',
      'CGST 9% (27) ₹ 596.70',
      'SGST 9% (27) ₹ 596.70',
      'IGST 18% (29) ₹ 183.60',
      'Total paid ₹ 9,027.00',
    ]) {
      expect(text).toContain(part);
    }
  });

  const expectPlace = (text: string, place: string) => {
    expect(text).toContain(`PLACE OF SUPPLY ${place} CURRENCY`);
    if (place.startsWith('Maharashtra')) {
      expect(text).toContain('CGST 9% ₹ 596.70 SGST 9% ₹ 596.70');
      expect(text).not.toContain('IGST');
    } else {
      expect(text).toContain('IGST 18% ₹ 1,193.40');
      expect(text).not.toContain('CGST');
    }
  };
});

describe('tiers at 18 and 12 per cent', () => {
  async function mixedCart() {
    const buyer = await createBuyer(byVenue);
    const calls = createBookingCalls(byVenue);
    const { event, tier } = await createOffer(byVenue, { name: 'Stalls', price: 650_000 });
    const gallery = await createTier(byVenue, {
      event,
      name: 'Gallery',
      price: 100_001,
      gstPercent: 12,
    });
    const first = await calls.book(buyer.headers, tier);
    const second = await calls.book(buyer.headers, gallery);
    return { buyer, calls, gallery, ids: [first.id, second.id] };
  }

  it('have a sum of tax for each rate, in the quote, the payment and the invoice', async () => {
    const { buyer, calls, gallery, ids } = await mixedCart();
    const path = `/bookings/quote/?booking_ids=${ids.join(',')}`;
    const quote = expectStatus(200, await calls.get(path, buyer.headers)).json<Schemas['Quote']>();
    // 18 % of 6500.00 and the fee of 150.00; 12 % of 1000.01.
    expect(quote).toMatchObject({
      subtotal: '7500.01',
      service_fee: '150.00',
      gst_rates: [
        { rate: '0.18', gst: '1197.00' },
        { rate: '0.12', gst: '120.00' },
      ],
      gst: '1317.00',
      total: '8967.01',
    });
    // The second: its 1000.01, 20.00 of the fee with 3.60 of its tax, and its own 120.00.
    expect(quote.lines.map((line) => line.total)).toEqual(['7823.40', '1143.61']);
    await calls.payFor(buyer.headers, ids);
    const shares = await byVenue.db
      .selectFrom('payment_bookings')
      .where('booking_id', 'in', ids)
      .select(['amount', 'gst_percent'])
      .orderBy('booking_id')
      .execute();
    expect(shares).toEqual([
      { amount: 782_340, gst_percent: 18 },
      { amount: 114_361, gst_percent: 12 },
    ]);
    const pdf = (await calls.get(`/bookings/${ids[0]}/receipt/`, buyer.headers)).rawPayload;
    const text = readPdf(pdf)
      .flatMap((page) => page.texts)
      .join(' ');
    for (const part of [
      'CGST 9% ₹ 598.50 SGST 9% ₹ 598.50 CGST 6% ₹ 60.00 SGST 6% ₹ 60.00',
      'GST 12%',
      'Total paid ₹ 8,967.01',
    ]) {
      expect(text).toContain(part);
    }
    const detail = await calls.get(`/events/${gallery.event_id}/`, buyer.headers);
    const { ticket_tiers: described } = expectStatus(200, detail).json<Schemas['Event']>();
    expect(described.map((one) => one.gst_percent)).toEqual([18, 12]);
  });

  it('are named with their sums in the mail', async () => {
    const { buyer, calls, ids } = await mixedCart();
    await calls.payFor(buyer.headers, ids);
    const workers = createBackgroundWorkers(byVenue);
    await workers.queue.runOnce();
    const [mail] = await mailsTo(byVenue, buyer.user.email);
    expect(mail?.text).toMatch(
      /GST \(18%\) +₹1,197\.00\nGST \(12%\) +₹120\.00\nTotal paid +₹8,967\.01/,
    );
    await workers.pdfWorker.close();
  });

  it('whose rate changed after the checkout began: the agreed rate holds, on the receipt too', async () => {
    const { buyer, calls, gallery, ids } = await mixedCart();
    const pages = createCheckoutCalls(byVenue);
    const { payment_id: id } = await pages.checkout(buyer.headers);
    await byVenue.db
      .updateTable('ticket_tiers')
      .set({ gst_percent: 5 })
      .where('id', '=', gallery.id)
      .execute();
    await pages.press(id, 'succeed');
    expect(await paymentOf(byVenue.db, id)).toMatchObject({ status: 'success', amount: 896_701 });
    const receipt = await calls.get(`/bookings/${ids[1]}/receipt/`, buyer.headers);
    const texts = readPdf(receipt.rawPayload).flatMap((page) => page.texts);
    expect(texts.join(' ')).toContain('CGST 6% ₹ 60.00 SGST 6% ₹ 60.00');
    await assertPaymentsConsistent(byVenue.db);
  });
});
