import type { Schemas } from '../../contract/types';
import { conflict, forbidden, invalidInput, notFound } from '../../lib/errors';
import { toDecimal } from '../../lib/money';

/** The errors of bookings, each with one wording and one code. */
export const bookingErrors = {
  noCompany: () => forbidden('Company not associated with user. Cannot add to cart.', 'no_company'),
  noAccess: () => forbidden('Your company does not have access to this event.'),
  companySuspended: () =>
    forbidden(
      'Your company is suspended, so nobody of it can book or pay for now. Tickets stay valid. Please ask the admin of your company.',
      'company_suspended',
    ),
  accountClosed: () =>
    forbidden('This account is closed, so nothing can be paid for it.', 'account_closed'),
  noSuchEvent: () => notFound('Event not found'),
  noSuchTier: () => notFound('This event has no such ticket tier.'),
  noSuchBooking: () => notFound('Booking not found'),
  noSuchPerson: () => notFound('Person not found'),
  /** @param field the request's field that names the person */
  noNewHolder(field: string) {
    const sentence = 'Choose a colleague from this booking’s company who has an open account.';
    return invalidInput(sentence, { [field]: sentence });
  },
  offeredTogether: () =>
    conflict(
      'seats_offered',
      'Free seats of this booking are offered together with seats of other bookings. Close the offer first.',
    ),
  bookingsChanged: () =>
    conflict(
      'bookings_changed',
      'The upcoming bookings or their refunds have changed. Please check them again.',
    ),
  noSuchColleague: () =>
    invalidInput('There is no such colleague in your company.', {
      booked_for_user: 'There is no such colleague in your company.',
    }),
  readOnly: () => forbidden('Only the person who holds this booking can change it.'),
  tooMany(max: number) {
    const sentence = `At most ${ticketCount(max)} of this tier ${max === 1 ? 'fits' : 'fit'} in one booking.`;
    return invalidInput(sentence, { quantity: sentence });
  },
  closed: (sentence: string) => conflict('booking_closed', sentence),
  outsideSaleWindow: (
    sentence: string,
    { starts, ends }: { starts: Date | null; ends: Date | null },
  ) =>
    conflict('outside_sale_window', sentence, {
      sale_starts_at: starts?.toISOString() ?? null,
      sale_ends_at: ends?.toISOString() ?? null,
    }),
  /** @param unitPrice current price, minor units */
  priceChanged: (unitPrice: number, quantity: number, currency: string) =>
    conflict(
      'price_changed',
      unitPrice === 0
        ? 'The price has changed: the tickets are free now.'
        : `The price has changed: one ticket now costs ${currency} ${toDecimal(unitPrice)}.`,
      { unit_price: toDecimal(unitPrice), total_amount: toDecimal(unitPrice * quantity) },
    ),
  soldOut: (available: number) => conflict('sold_out', soldOutSentence(available), { available }),
  alreadyPaid: (details?: { booking_ids: number[] }) =>
    conflict('already_paid', 'This booking is already paid.', details),
  notPending: (status: string) => conflict('not_pending', `This booking is ${status}.`, { status }),
  someNotPending: (ids: number[]) =>
    conflict('not_pending', 'Some of these bookings cannot be paid any more.', {
      booking_ids: ids,
    }),
  nothingToPay: () => conflict('nothing_to_pay', 'No pending bookings to process'),
  mixedCurrencies: () =>
    conflict('mixed_currencies', 'Bookings in different currencies are paid apart.'),
  /** For currencies whose minor unit at gateways is not a hundredth. */
  currencyNotSold: (currency: string) =>
    conflict(
      'currency_not_sold',
      `Nothing is sold in ${currency} any more. Please remove this booking, or ask support.`,
      { currency },
    ),
  mixedCompanies: () =>
    conflict('mixed_companies', 'Bookings of different companies are paid apart.'),
  waitsForApproval: (ids: number[]) =>
    conflict(
      'approval_pending',
      'This booking waits for a decision. Withdraw the request first, or wait for the answer.',
      { booking_ids: ids },
    ),
  wasApproved: () =>
    conflict(
      'approval_binding',
      'This booking was approved as it is. Pay for it, or remove it and ask again.',
    ),
  approvedTooLate: (ids: number[]) =>
    conflict(
      'hold_expired',
      'The time to pay for what was approved has passed, and the seats are on sale again. Please ask anew.',
      { booking_ids: ids },
    ),
  isOffer: () =>
    conflict(
      'offer_binding',
      'These seats come from a waiting list: the offer is not extended, and has no more tickets than it was made for.',
    ),
  /** @param total current amount, minor units */
  amountChanged: (total: number, currency: string) =>
    conflict(
      'amount_changed',
      `The amount to pay has changed: it is now ${currency} ${toDecimal(total)}.`,
      { amount: toDecimal(total) },
    ),
  /** @param refund the current refund on cancelling, minor units */
  refundChanged: (refund: number, currency: string) =>
    conflict(
      'refund_changed',
      `Please look again before you cancel: cancelling now gives back ${currency} ${toDecimal(refund)}.`,
      { refund: toDecimal(refund) },
    ),
  /** For a cancelled or refunded booking. */
  noLongerValid: (status: Exclude<Schemas['BookingStatus'], 'confirmed'>) =>
    conflict(`booking_${status}`, `This booking is ${status}.`),
  notPaid: () => conflict('not_paid', 'This booking is not paid yet.'),
  noCreditNote: () =>
    conflict(
      'no_credit_note',
      'Nothing was paid back for this booking, so there is no credit note.',
    ),
  eventStarted: () => conflict('event_started', 'The event has already started.'),
  eventCancelled: () =>
    conflict(
      'event_cancelled',
      'The organizer has cancelled this event. Your money comes back by itself.',
    ),
  ticketUsed: () =>
    conflict('ticket_used', 'A ticket of this booking has already been used at the entrance.'),
  holdExpired: () =>
    conflict(
      'hold_expired',
      'The hold on these seats has run out. Change the quantity or pay to take them again.',
    ),
  alreadyRetaken: (id: number) =>
    conflict(
      'hold_expired',
      'The hold on these seats has run out twice. Remove the booking and add the tickets again.',
      { booking_ids: [id] },
    ),
  alreadyExtended: () =>
    conflict('already_extended', 'The hold on these seats has already been extended once.'),
} as const;

function soldOutSentence(available: number): string {
  if (available <= 0) return 'This tier is sold out.';
  return `Only ${ticketCount(available)} ${available === 1 ? 'is' : 'are'} left in this tier.`;
}

const ticketCount = (count: number) => `${count} ticket${count === 1 ? '' : 's'}`;
