import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { InvoiceData } from '../../db/schema/invoices';
import { readConfig } from '../../config/config';
import { splitByLargestRemainder } from '../../lib/money';
import { computeQuote } from '../payments/quote/quote.rules';
import { creditData, invoiceData } from './invoiceData.rules';
import { financialYear, SEQUENCE_DIGITS, seriesPrefix } from './numbering.rules';
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
    expect(seriesPrefix('invoice', '2026-27')).toBe('FYR-2627-');
    expect(seriesPrefix('credit_note', '2099-00')).toBe('FCN-9900-');
    expect(seriesPrefix('credit_note', '2026-27').length + SEQUENCE_DIGITS).toBe(16);
  });
});

describe('splitTax', () => {
  it('is for union and state within a state, however that is written', () => {
    const parts = splitTax(1_180_549, 'Maharashtra', ' MAHARASHTRA ');
    expect(parts).toEqual([
      { name: 'CGST', rate: 9, amount: 590_275 },
      { name: 'SGST', rate: 9, amount: 590_274 },
    ]);
  });

  it.each(['Karnataka', 'Bavaria', ''])('is integrated for a buyer in %j', (state) =>
    expect(splitTax(1_001, 'Maharashtra', state)).toEqual([
      { name: 'IGST', rate: 18, amount: 1_001 },
    ]),
  );
});

const seller = sellerOf(readConfig({}));

function sellerOf({ seller: found }: ReturnType<typeof readConfig>) {
  if (!found) throw new Error('There is no seller.');
  return found;
}

function dataFor(amounts: readonly number[], state: string | null): InvoiceData {
  const { subtotal, serviceFee, gst, total } = computeQuote(amounts);
  const payment = {
    id: 1,
    public_id: 'pay_1',
    status: 'success' as const,
    gateway: 'sandbox',
    is_test: true,
    payment_method: 'upi',
    subtotal,
    service_fee: serviceFee,
    gst,
    amount: total,
    currency: 'INR',
    buyer: { company: 'Northwind Industries', gstin: null, address: null, state: state },
    first_name: '',
    last_name: '',
    email: 'asha@northwind.example',
  };
  const lines = amounts.map((amount, index) => ({
    booking_id: index + 1,
    booking_number: `BK-${index + 1}`,
    event: 'Nocturne in D',
    tier: 'Stalls',
    quantity: 1,
    unit_price: amount,
    amount,
  }));
  return invoiceData(seller, payment, lines);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const taxOf = (data: InvoiceData) => sum(data.taxes.map((tax) => tax.amount));
const anyAmounts = fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 1, maxLength: 8 });
const anyState = fc.constantFrom('Maharashtra', 'Karnataka', null);

describe('an invoice', () => {
  it('adds up to the paisa, whatever was paid', () => {
    fc.assert(
      fc.property(anyAmounts, anyState, (amounts, state) => {
        const data = dataFor(amounts, state);
        const quote = computeQuote(amounts);
        expect(data.taxable).toBe(sum(amounts) + data.service_fee);
        expect(taxOf(data)).toBe(quote.gst);
        expect(data.taxable + taxOf(data)).toBe(data.total);
        expect(data.total).toBe(quote.total);
      }),
    );
  });

  it('is supplied where the seller is when nothing is known of the buyer', () => {
    const data = dataFor([100], null);
    expect(data.place_of_supply).toBe('Maharashtra');
    expect(data.buyer).toMatchObject({ state: null, gstin: null, contact: data.buyer.email });
  });
});

describe('credit notes', () => {
  it('for each booking add up to the invoice, and each refers to it', () => {
    const issued = new Date('2026-11-21T06:00:00Z');
    fc.assert(
      fc.property(anyAmounts, anyState, (amounts, state) => {
        const data = dataFor(amounts, state);
        const invoice = { number: 'FYR-2627-0000001', issued_at: issued, data };
        const notes = data.lines.map((line) =>
          creditData(invoice, [line.booking_id], 'Called off'),
        );
        expect(sum(notes.map((note) => note.total))).toBe(data.total);
        expect(sum(notes.map(taxOf))).toBe(taxOf(data));
        expect(sum(notes.map((note) => note.service_fee))).toBe(data.service_fee);
        // The shares are those of the payment's bookings.
        const fees = splitByLargestRemainder(data.service_fee, amounts);
        expect(notes.map((note) => note.service_fee)).toEqual(fees);
        expect(notes[0]?.refers_to).toEqual({
          number: 'FYR-2627-0000001',
          issued_at: issued.toISOString(),
          reason: 'Called off',
        });
      }),
    );
  });
});
