import { expect, it } from '@jest/globals';
import type { BookingHistoryEntry } from '@/api';
import { buildPayment } from '@/testing/bookingFactories';
import { historySentence, paymentSentence } from './bookingHistory';

const entry = (over: Partial<BookingHistoryEntry>): BookingHistoryEntry => ({
  id: 1,
  at: '2026-02-01T10:00:00.000Z',
  by: 'Asha Rao',
  kind: 'quantity_changed',
  from_status: null,
  to_status: null,
  note: null,
  ...over,
});

it.each([
  [{}, 'Quantity changed'],
  [{ note: '2 to 3 tickets' }, 'Quantity changed: 2 to 3 tickets'],
  [{ from_status: 'pending', to_status: 'confirmed' }, 'Pending to confirmed'],
  [{ kind: 'cancelled', note: 'The hall is closed.' }, 'Cancelled: The hall is closed'],
  [{ from_status: 'pending', to_status: 'pending' }, 'Quantity changed'],
  [{ kind: 'created', to_status: 'pending' }, 'Created'],
])('tells what happened: %j', (over, sentence) => {
  expect(historySentence(entry(over))).toBe(sentence);
});

it('tells how it was paid, and whether money moved', () => {
  expect(paymentSentence(buildPayment())).toBe('₹6,018.00 by UPI, success (test, no money moved)');
  expect(
    paymentSentence(
      buildPayment({ is_test: false, payment_method: 'netbanking', status: 'partially_refunded' }),
    ),
  ).toBe('₹6,018.00 by Net Banking, partially refunded');
});
