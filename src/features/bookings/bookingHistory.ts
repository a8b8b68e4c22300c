import type { BookingHistoryEntry, Payment, PaymentMethod, PaymentRecordStatus } from '@/api';
import { formatMoney } from '@/lib/money';

function sentenceCase(kind: string): string {
  const text = kind.replace(/_/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Without a full stop and with a small first letter, for the end of a sentence. */
function clause(note: string | null): string {
  const text = (note ?? '').trim().replace(/\.$/, '');
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const noteOr = (note: string | null, otherwise: string) =>
  (note ?? '').trim().replace(/\.$/, '') || otherwise;

/** Why a request for approval ended; `Foyer` ends requests whose deadline has passed. */
function requestEnded(by: string, note: string | null): string {
  if (by !== 'Foyer') return `Request for approval ended by ${by}: ${clause(note)}`;
  const reason = `Request for approval ended: ${clause(note)}`;
  return reason.includes('on sale') ? reason : `${reason}; the tickets went back on sale`;
}

/** The sentence of each kind of change; a kind that is not here is read out with its note. */
const SENTENCES: Record<string, (by: string, note: string | null) => string> = {
  created: (by) => `Booked by ${by}`,
  quantity_changed: (by, note) => `Number of tickets changed by ${by}: ${clause(note)}`,
  details_changed: (by) => `Changed by ${by}`,
  hold_extended: (by, note) => `Reservation extended by ${by}: ${clause(note)}`,
  hold_renewed: (by) => `Tickets reserved again by ${by}`,
  offered: () => 'Offered to the waiting list; held until the end of the offer',
  hold_expired: () => 'Reservation expired; the tickets went back on sale',
  paid: (by) => `Paid by ${by}`,
  removed: (by) => `Removed from the cart by ${by}`,
  approval_requested: (by) => `Approval asked for by ${by}`,
  approved: (by) => `Approved by ${by}`,
  approval_ended: requestEnded,
  cancelled: (by, note) => `Cancelled by ${by}: ${clause(note)}`,
  completed: () => 'The event is over',
  handed_over: (by, note) => `Handed over by ${by}: ${clause(note)}`,
  attendees_changed: (by) => `Attendees changed by ${by}`,
  ticket_given: (by, note) => `${noteOr(note, 'A ticket was given to someone else')}, by ${by}`,
  seats_offered: (by) => `Free seats offered by ${by}`,
  seats_closed: (by) => `Offer of free seats closed by ${by}`,
  seats_link_renewed: (by) => `Link to the free seats renewed by ${by}`,
  seats_assigned: (by) => `Free seats assigned by ${by}`,
  seats_invited: (by) => `Link to the free seats mailed by ${by}`,
  seats_reminded: (by) => `Invited people reminded by ${by}`,
  seats_returned: (_by, note) => noteOr(note, 'Free seats went back on sale'),
  seat_claimed: (_by, note) => `A seat was claimed. ${noteOr(note, '')}`.trim(),
  seat_released: (_by, note) => noteOr(note, 'A seat was given back'),
  event_cancelled: (_by, note) => noteOr(note, 'The organizer cancelled the event'),
  event_moved: (_by, note) => `The event was moved: ${clause(note)}`,
  payment_returned: (_by, note) => noteOr(note, 'A payment is being paid back'),
  invoice_corrected: (by, note) => `${noteOr(note, 'An invoice was replaced')}, by ${by}`,
  refund_done: (_by, note) => noteOr(note, 'The money has been paid back'),
};

/** What happened to a booking, and who did it: `Paid by Asha Rao`. */
export function historySentence({ kind, by, note }: BookingHistoryEntry): string {
  const sentence = SENTENCES[kind]?.(by, note);
  return (sentence ?? `${sentenceCase(kind)} by ${by}: ${clause(note)}`).replace(/: $/, '');
}

const METHODS: Record<string, string> = {
  card: 'Card',
  netbanking: 'Net Banking',
  upi: 'UPI',
  account: 'company account',
} satisfies Record<PaymentMethod, string>;

const OUTCOMES: Record<PaymentRecordStatus, string> = {
  success: 'paid',
  pending: 'not finished',
  failed: 'declined',
  refunded: 'paid back',
  partially_refunded: 'partly paid back',
};

/** `₹6,018.00 paid by UPI (test, no money moved)`; other outcomes stand behind a comma. */
export function paymentSentence(payment: Payment): string {
  const { amount, currency, payment_method: method, status, is_test } = payment;
  const how = `by ${METHODS[method] ?? method}`;
  const what = status === 'success' ? `paid ${how}` : `${how}, ${OUTCOMES[status]}`;
  return `${formatMoney(amount, currency)} ${what}${is_test ? ' (test, no money moved)' : ''}`;
}
