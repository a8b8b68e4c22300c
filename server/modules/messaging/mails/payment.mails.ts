import { formatMoney } from '../../../lib/money';
import { singleLine } from '../../../lib/text';
import { serviceFeePercent } from '../../catalog/charges.rules';
import { refundSentence } from '../../catalog/refundTerms.rules';
import type { GstAtRate } from '../../bookings/quote/quote.rules';
import type { MailedBooking } from './bookingMails.repository';
import type { MailedPayment, MailedRefund } from './paymentMails.repository';
import { entranceNotice, eventBlock, eventNames, greet, testPaymentNote } from './mailText.rules';
import { renderMail, type MailContent } from '../../../mail/layout';
import { attendeesLink, bookingsLink, cartLink, type SiteAddresses } from '../../../mail/links';

export interface Confirmation {
  payment: MailedPayment;
  /** Their sum is the payment's tax. */
  gstRates: readonly GstAtRate[];
  bookings: readonly MailedBooking[];
  /** Number of bookings of the payment that were cancelled in the meantime. */
  cancelledCount: number;
  /** Ids of bookings with a seat without an attendee. */
  unnamed: ReadonlySet<number>;
  /** True if an invoice is not issued yet because the seller's details are missing. */
  invoiceWaits: boolean;
}

/** To the person who paid, with invoice, tickets and calendar entries. */
export function paymentConfirmedMail(
  context: SiteAddresses,
  { payment, gstRates, bookings, cancelledCount, unnamed, invoiceWaits }: Confirmation,
): MailContent {
  const money = (minor: number) => formatMoney(minor, payment.currency);
  const events = bookings.map((booking) =>
    eventBlock(booking, {
      amount: booking.amount === 0 ? 'Free' : `Tickets ${money(booking.amount)}`,
      terms: booking.amount === 0 ? [] : [refundSentence(booking.refund_terms, booking.timezone)],
      ...(unnamed.has(booking.id) && {
        link: {
          label: 'Add attendee details',
          href: attendeesLink(context, booking.id),
        },
      }),
    }),
  );
  return renderMail({
    subject: `Booking confirmed: ${eventNames(bookings)}`,
    heading: 'Your booking is confirmed',
    blocks: [
      {
        kind: 'text',
        text: `${greet(payment.first_name, 'Thank you.')} ${paidSentence(payment)} ${invoiceWaits ? 'The tickets and the dates for your calendar are attached; an invoice that is not ready yet follows in a mail of its own.' : 'The tickets, the invoice and the dates for your calendar are attached.'}`,
      },
      ...(payment.is_test && payment.amount > 0 ? [testPaymentNote] : []),
      ...events,
      {
        kind: 'sums',
        rows: [
          ['Subtotal', money(payment.subtotal)],
          [`Corporate service fee (${serviceFeePercent}%)`, money(payment.service_fee)],
          ...gstRates.map(({ gstPercent, gst }): [string, string] => [
            `GST (${gstPercent}%)`,
            money(gst),
          ]),
        ],
        total: [
          payment.gateway === 'account' ? 'Charged to your company' : 'Total paid',
          money(payment.amount),
        ],
      },
      { kind: 'facts', facts: [['Payment', payment.public_id]] },
      ...(cancelledCount > 0
        ? [
            {
              kind: 'text',
              text: `You paid for ${cancelledCount === 1 ? 'one more booking' : `${cancelledCount} more bookings`} as well, cancelled since: another mail tells you of that.`,
            } as const,
          ]
        : []),
      ...(unnamed.size > 0
        ? [
            {
              kind: 'text',
              text: 'Name the people who are coming, and each gets their own ticket by email.',
            } as const,
          ]
        : []),
      { kind: 'button', label: 'My Bookings', href: bookingsLink(context) },
      { kind: 'text', text: entranceNotice },
    ],
    footer: `You get this email because you paid for these bookings on Foyer. Questions? Write to ${context.supportEmail}.`,
  });
}

function paidSentence({ amount, currency, gateway }: MailedPayment): string {
  if (amount === 0) return 'Your tickets are free: there was nothing to pay.';
  const money = formatMoney(amount, currency);
  return gateway === 'account'
    ? `${money} is charged to the account of your company; there is nothing for you to pay.`
    : `We have received your payment of ${money}.`;
}

/** To the person who paid, with an invoice that was not attached to the confirmation. */
export const invoiceFollowedMail = (
  context: SiteAddresses,
  payment: Pick<MailedPayment, 'first_name' | 'public_id' | 'is_test'>,
): MailContent =>
  renderMail({
    subject: `The invoice of your payment ${payment.public_id}`,
    heading: 'Your invoice',
    blocks: [
      {
        kind: 'text',
        text: greet(payment.first_name, 'The invoice that we owed you is attached.'),
      },
      ...(payment.is_test ? [testPaymentNote] : []),
      { kind: 'facts', facts: [['Payment', payment.public_id]] },
      { kind: 'button', label: 'My Bookings', href: bookingsLink(context) },
    ],
    footer: `You get this email because you paid for bookings on Foyer. Questions? Write to ${context.supportEmail}.`,
  });

/** A recipient of the mail about a corrected invoice. */
export interface CorrectionReader {
  first_name: string;
  /** True for the payer, false for the person who requested the correction. */
  isBuyer: boolean;
}

/** To the payer and the person who requested it, with the new invoice and the credit note. */
export const invoiceCorrectedMail = (
  context: SiteAddresses,
  payment: Pick<MailedPayment, 'public_id' | 'is_test'>,
  { replaced, invoice, creditNote }: { replaced: string; invoice: string; creditNote: string },
  reader: CorrectionReader,
): MailContent =>
  renderMail({
    subject: `Corrected invoice ${invoice}`,
    heading: 'Your corrected invoice',
    blocks: [
      {
        kind: 'text',
        text: greet(
          reader.first_name,
          `Invoice ${invoice} has the new billing details. It replaces ${replaced}, which credit note ${creditNote} cancels. Both are attached. The sums are the same, and no money moves.`,
        ),
      },
      ...(payment.is_test ? [testPaymentNote] : []),
      { kind: 'facts', facts: [['Payment', payment.public_id]] },
      { kind: 'button', label: 'My Bookings', href: bookingsLink(context) },
    ],
    footer: `You get this email because ${reader.isBuyer ? 'you paid for bookings on Foyer' : 'you asked for this correction on Foyer'}. Questions? Write to ${context.supportEmail}.`,
  });

/** To the person whose payment could not be used and is being refunded. */
export const paymentRefundedMail = (
  context: SiteAddresses,
  refund: MailedRefund,
  bookings: readonly MailedBooking[],
): MailContent => {
  const amount = formatMoney(refund.amount, refund.currency);
  return renderMail({
    subject: `Your payment of ${amount} is being paid back`,
    heading: 'Your payment is being paid back',
    blocks: [
      {
        kind: 'text',
        text: `${greet(refund.first_name, `A payment of ${amount} from you has reached us, but it could not be used.`)} ${refundReason(refund.reason)} So all of it goes back the way it came; your bank decides when it shows on your account. You need not do anything.`,
      },
      ...(refund.is_test ? [testPaymentNote] : []),
      ...bookings.map((booking) => eventBlock(booking)),
      {
        kind: 'facts',
        facts: [
          ['Payment', refund.public_id],
          ['Paid back', amount],
        ],
      },
      { kind: 'button', label: 'Go to the cart', href: cartLink(context) },
    ],
    footer: `You get this email because you paid on Foyer. Questions? Write to ${context.supportEmail}.`,
  });
};

/** To the admins of a company, after a payment by a person whose account is closed was refunded. */
export const companyRefundedMail = (
  context: SiteAddresses,
  refund: MailedRefund,
  bookings: readonly MailedBooking[],
): MailContent => {
  const amount = formatMoney(refund.amount, refund.currency);
  return renderMail({
    subject: `A payment of ${amount} is being paid back`,
    heading: 'A payment is being paid back',
    blocks: [
      {
        kind: 'text',
        text: `A payment of ${amount} for bookings of your company has reached us from somebody whose account is closed. ${refundReason(refund.reason)} So all of it goes back the way it came, and there are no tickets and no invoice. You need not do anything.`,
      },
      ...(refund.is_test ? [testPaymentNote] : []),
      ...bookings.map((booking) => eventBlock(booking)),
      {
        kind: 'facts',
        facts: [
          ['Payment', refund.public_id],
          ['Paid back', amount],
        ],
      },
    ],
    footer: `You get this email because you are an admin of your company on Foyer. Questions? Write to ${context.supportEmail}.`,
  });
};

/**
 * Reason for a refund: cancelled event, cancelled booking, returned seats, a refund by the organizer, or a refund made
 * in the gateway's dashboard.
 */
export type RefundCause = 'event' | 'booking' | 'seats' | 'organizer' | 'elsewhere';

const causeTexts: Record<RefundCause, readonly string[]> = {
  event: [],
  booking: ['It is what the refund terms of your booking give back.'],
  seats: [
    'Nobody claimed these seats, so they are on sale again. It is what your refund terms give back for them.',
  ],
  organizer: [],
  elsewhere: ['These bookings have ended, and their tickets are no longer valid.'],
};

const footerCauses: Record<RefundCause, string> = {
  event: 'the organizer cancelled the event',
  booking: 'you cancelled the booking',
  seats: 'you paid for this booking',
  organizer: 'you paid for this booking',
  elsewhere: 'you paid for these bookings',
};

/** To the payer, after the gateway accepted the refund. @param amount minor units */
export const refundDoneMail = (
  context: SiteAddresses,
  refund: {
    name: string;
    eventTitle: string;
    bookingNumbers: readonly string[];
    amount: number;
    currency: string;
    creditNote: string;
    paymentId: string;
    isTest: boolean;
    /** True if the payment was charged to the company's account. */
    onAccount: boolean;
    cause: RefundCause;
    reason: string;
  },
): MailContent => {
  const money = formatMoney(refund.amount, refund.currency);
  const { bookingNumbers: numbers } = refund;
  return renderMail({
    subject: refund.onAccount
      ? `${money} for ${refund.eventTitle} has gone back to your company`
      : `${money} for ${refund.eventTitle} is on its way back to you`,
    heading: 'Refund done',
    blocks: [
      { kind: 'text', text: `Hello ${singleLine(refund.name)},` },
      {
        kind: 'text',
        text: paidBackSentence(refund, money),
      },
      ...causeTexts[refund.cause].map((text) => ({ kind: 'text', text }) as const),
      ...(refund.cause === 'organizer'
        ? [{ kind: 'text', text: `The organizer says: ${singleLine(refund.reason)}` } as const]
        : []),
      {
        kind: 'facts',
        facts: [
          [numbers.length === 1 ? 'Booking' : 'Bookings', numbers.join(', ')],
          ['Payment', refund.paymentId],
          ['Credit note', refund.creditNote],
        ],
      },
      { kind: 'button', label: 'My Bookings', href: bookingsLink(context) },
    ],
    footer: `You get this because ${footerCauses[refund.cause]}. Questions? Write to ${context.supportEmail}.`,
  });
};

function paidBackSentence(
  { eventTitle, isTest, onAccount }: { eventTitle: string; isTest: boolean; onAccount: boolean },
  money: string,
): string {
  if (onAccount) {
    return `${money} for ${eventTitle} has been taken off what your company owes on its account.`;
  }
  return isTest
    ? `${money} for ${eventTitle} has been paid back. It was a test payment: no money moved.`
    : `${money} for ${eventTitle} has been paid back the way you paid. Banks take up to ten working days to show it.`;
}

/** The stored reason without payment and amount, which the mail shows separately. */
function refundReason(reason: string): string {
  const why = /is being paid back: (.+)$/.exec(reason)?.[1] ?? 'it came a second time.';
  return `${why.charAt(0).toUpperCase()}${why.slice(1)}`;
}
