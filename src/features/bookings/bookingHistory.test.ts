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
  [{ note: 'From 2 to 3 tickets.' }, 'Number of tickets changed by Asha Rao: from 2 to 3 tickets'],
  [{ kind: 'created', to_status: 'pending' }, 'Booked by Asha Rao'],
  [{ kind: 'paid', from_status: 'pending', note: 'Payment pay_1.' }, 'Paid by Asha Rao'],
  [{ kind: 'cancelled', from_status: 'confirmed', note: '' }, 'Cancelled by Asha Rao'],
  [
    { kind: 'hold_expired', by: 'Foyer', note: 'The hold ran out; the seats are on sale again.' },
    'Reservation expired; the tickets went back on sale',
  ],
  [
    { kind: 'event_cancelled', note: 'The organizer cancelled the event. The hall is closed.' },
    'The organizer cancelled the event. The hall is closed',
  ],
  [{ kind: 'approval_requested' }, 'Approval asked for by Asha Rao'],
  [{ kind: 'approved', by: 'Meera Iyer' }, 'Approved by Meera Iyer'],
  [
    { kind: 'approval_ended', by: 'Meera Iyer', note: 'Not this year.' },
    'Request for approval ended by Meera Iyer: not this year',
  ],
  [
    { kind: 'approval_ended', by: 'Foyer', note: 'It was approved, and not paid in time.' },
    'Request for approval ended: it was approved, and not paid in time; the tickets went back on sale',
  ],
  [{ kind: 'completed', by: 'Foyer', from_status: 'confirmed' }, 'The event is over'],
  [{ kind: 'details_changed', note: '' }, 'Changed by Asha Rao'],
  [{ kind: 'something_new', note: 'For a reason.' }, 'Something new by Asha Rao: for a reason'],
])('tells what happened and who did it: %j', (over, sentence) => {
  expect(historySentence(entry(over))).toBe(sentence);
});

it('tells how it was paid, and whether money moved', () => {
  expect(paymentSentence(buildPayment())).toBe('₹6,018.00 paid by UPI (test, no money moved)');
  expect(
    paymentSentence(
      buildPayment({ is_test: false, payment_method: 'netbanking', status: 'partially_refunded' }),
    ),
  ).toBe('₹6,018.00 by Net Banking, partly paid back');
});
