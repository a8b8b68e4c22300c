import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GstPercent } from '../../db/schema/catalog';
import type { InvoiceData } from '../../db/schema/invoices';
import { readConfig } from '../../config/config';
import { financialYear } from '../../lib/indiaDays';
import { computeQuote } from '../bookings/quote/quote.rules';
import { creditData, invoiceData, placeLines, withShares } from './invoiceData.rules';
import { seriesPrefix, sequenceDigits } from './numbering.rules';
import { splitTax } from './tax.rules';

describe('financialYear', () => {
  it.each([
    ['2026-04-01T00:00:00+05:30', '2026-27'],
    ['2027-03-31T23:59:59+05:30', '2026-27'],
    ['2026-03-31T18:29:59Z', '2025-26'],
    ['2026-03-31T18:30:00Z', '2026-27'],
    ['2099-12-31T00:00:00Z', '2099-00'],
  ])('of %s is %s', (at, year) => expect(financialYear(new Date(at))).toBe(year));
});

describe('seriesPrefix', () => {
  it('leaves room for every number of a year in 16 characters', () => {
    expect(seriesPrefix('invoice', '2026-27', null)).toBe('FYR-2627-');
    expect(seriesPrefix('credit_note', '2099-00', null)).toBe('FCN-9900-');
    expect(sequenceDigits(seriesPrefix('credit_note', '2026-27', null))).toBe(7);
    expect(seriesPrefix('invoice', '2026-27', 48)).toBe('T1C-2627-');
    expect(sequenceDigits(seriesPrefix('credit_note', '2026-27', 46_655))).toBe(6);
  });
});

describe('splitTax', () => {
  const tax = { gstPercent: 18, gst: 1_180_549 };

  it('is for union and state within a state, however that is written', () => {
    const parts = splitTax(tax, 'Maharashtra', ' MAHARASHTRA ');
    expect(parts).toMatchObject([
      { name: 'CGST', rate: 9, amount: 590_275 },
      { name: 'SGST', rate: 9, amount: 590_274 },
    ]);
  });

  it.each(['Karnataka', 'Bavaria', ''])('is integrated for a supply in %j', (place) =>
    expect(splitTax(tax, 'Maharashtra', place)).toEqual([
      { name: 'IGST', rate: 18, amount: 1_180_549, place_of_supply: place },
    ]),
  );
});

const seller = sellerOf(readConfig({}));

function sellerOf({ seller: found }: ReturnType<typeof readConfig>) {
  if (!found) throw new Error('There is no seller.');
  return found;
}

interface Ticketed {
  amount: number;
  gstPercent: GstPercent;
  state: string;
}

function dataFor(cart: readonly Ticketed[]): InvoiceData {
  const { subtotal, serviceFee, gst, total } = computeQuote(cart);
  const payment = {
    id: 1,
    public_id: 'pay_1',
    status: 'success' as const,
    gateway: 'sandbox',
    is_test: true,
    payment_method: 'upi',
    due_on: null,
    subtotal,
    service_fee: serviceFee,
    gst,
    amount: total,
    currency: 'INR',
    buyer: { company: 'Northwind Industries', gstin: null, address: null, state: null },
    first_name: '',
    last_name: '',
    email: 'asha@northwind.example',
  };
  const lines = cart.map(({ amount, gstPercent, state }, index) => ({
    booking_id: index + 1,
    booking_number: `BK-${index + 1}`,
    event: 'Nocturne in D',
    event_state: state,
    event_country: 'India',
    tier: 'Stalls',
    quantity: 1,
    unit_price: amount,
    amount,
    gst_percent: gstPercent,
    organizer: null,
  }));
  const placed = placeLines({ registered: 'venue' }, payment, withShares(payment, lines));
  if (typeof placed === 'string') throw new Error(placed);
  return invoiceData(seller, payment, placed);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const taxOf = (data: InvoiceData) => sum(data.taxes.map((tax) => tax.amount));
const anyCart = fc.array(
  fc.record({
    amount: fc.integer({ min: 0, max: 10 ** 9 }),
    gstPercent: fc.constantFrom<GstPercent[]>(0, 5, 12, 18, 28),
    state: fc.constantFrom('Maharashtra', 'karnataka', 'Goa', 'TN'),
  }),
  { minLength: 1, maxLength: 8 },
);
const issued = new Date('2026-11-21T06:00:00Z');

describe('an invoice', () => {
  it('adds up to the paisa, whatever was paid', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const data = dataFor(cart);
        const quote = computeQuote(cart);
        expect(data.taxable).toBe(sum(cart.map((one) => one.amount)) + data.service_fee);
        expect(taxOf(data)).toBe(quote.gst);
        expect(data.taxable + taxOf(data)).toBe(data.total);
        expect(data.total).toBe(quote.total);
        // By rate too: the halves of a state and the taxes of all places are the quote's.
        for (const { gstPercent, gst } of quote.gstRates) {
          const atRate = data.taxes.filter(
            (tax) => tax.rate * (tax.name === 'IGST' ? 1 : 2) === gstPercent,
          );
          expect(sum(atRate.map((tax) => tax.amount))).toBe(gst);
        }
      }),
    );
  });

  it.each(['', 'Orisa'])('waits while the state of an event is %j', (state) => {
    expect(() => dataFor([{ amount: 100, gstPercent: 18, state }])).toThrow(
      /^The invoice waits for the place of the event Nocturne in D: /,
    );
  });

  it('is contacted at the address of a buyer without a name', () => {
    const data = dataFor([{ amount: 100, gstPercent: 18, state: 'Goa' }]);
    expect(data.buyer).toMatchObject({ state: null, gstin: null, contact: data.buyer.email });
  });
});

describe('credit notes', () => {
  it('for each booking add up to the invoice, and each refers to it', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const data = dataFor(cart);
        const quote = computeQuote(cart);
        const invoice = { number: 'FYR-2627-0000001', issued_at: issued, data };
        const notes = data.lines.map((line) =>
          creditData(invoice, [{ id: line.booking_id }], 'Called off'),
        );
        // The shares are those of the payment's bookings.
        expect(notes.map((note) => note.total)).toEqual(quote.lines.map((line) => line.total));
        expect(notes.map(taxOf)).toEqual(quote.lines.map((line) => line.gst));
        expect(notes.map((note) => note.service_fee)).toEqual(
          quote.lines.map((line) => line.serviceFee),
        );
        expect(sum(notes.map((note) => note.total))).toBe(data.total);
        expect(notes[0]?.refers_to).toEqual({
          number: 'FYR-2627-0000001',
          issued_at: issued.toISOString(),
          reason: 'Called off',
        });
      }),
    );
  });

  it('for an invoice from before tiers had rates keep its place and its 18 %', () => {
    const {
      lines,
      taxes: _taxes,
      ...rest
    } = dataFor([
      { amount: 650_000, gstPercent: 18, state: 'Maharashtra' },
      { amount: 100_000, gstPercent: 18, state: 'Maharashtra' },
    ]);
    const data: InvoiceData = {
      ...rest,
      place_of_supply: 'Karnataka',
      lines: lines.map(({ gst_percent: _rate, place_of_supply: _place, ...line }) => line),
      taxes: [{ name: 'IGST', rate: 18, amount: 137_700 }],
    };
    const note = creditData(
      { number: 'FYR-2627-0000001', issued_at: issued, data },
      [{ id: 2 }],
      'Off',
    );
    expect(note).toMatchObject({
      place_of_supply: 'Karnataka',
      taxes: [{ name: 'IGST', rate: 18, amount: 18_360 }],
      total: 120_360,
    });
  });
});
