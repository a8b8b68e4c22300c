import { formatMoney } from '../../../lib/money';
import type { SiteAddresses } from '../../../mail/links';
import type { BookingStory, PaymentStory, RefundStory } from './bookingMails.repository';
import { entrance, eventBlock, eventsOf, greet, testNote } from './bookingText.rules';
import { renderMail, type MailContent } from '../../../mail/layout';
import { attendeesLink, bookingsLink, cartLink } from '../../../mail/links';

export interface Confirmation {
  payment: PaymentStory;
  bookings: readonly BookingStory[];
  /** How many others the payment was for, which have been cancelled since. */
  gone: number;
  /** Bookings with seats that nobody is named for. */
  unnamed: ReadonlySet<number>;
}

/** To whoever paid, with invoice, tickets and calendar (D12, D15). */
export function confirmationMail(
  places: SiteAddresses,
  { payment, bookings, gone, unnamed }: Confirmation,
): MailContent {
  const money = (minor: number) => formatMoney(minor, payment.currency);
  const events = bookings.map((booking) =>
    eventBlock(booking, {
      amount: money(booking.amount),
      ...(unnamed.has(booking.id) && {
        link: {
          label: 'Add attendee details',
          href: attendeesLink(places, booking.id),
        },
      }),
    }),
  );
  return renderMail({
    subject: `Booking confirmed: ${eventsOf(bookings)}`,
    heading: 'Your booking is confirmed',
    blocks: [
      {
        kind: 'text',
        text: `${greet(payment.first_name, 'Thank you.')} We have received your payment of ${money(payment.amount)}. The tickets, the invoice and the dates for your calendar are attached.`,
      },
      ...(payment.is_test ? [testNote] : []),
      ...events,
      {
        kind: 'sums',
        rows: [
          ['Subtotal', money(payment.subtotal)],
          ['Corporate service fee (2%)', money(payment.service_fee)],
          ['GST (18%)', money(payment.gst)],
        ],
        total: ['Total paid', money(payment.amount)],
      },
      { kind: 'facts', facts: [['Payment', payment.public_id]] },
      ...(gone > 0
        ? [
            {
              kind: 'text',
              text: `You paid for ${gone === 1 ? 'one more booking' : `${gone} more bookings`} as well, cancelled since: another mail tells you of that.`,
            } as const,
          ]
        : []),
      ...(unnamed.size > 0
        ? [
            {
              kind: 'text',
              text: 'Name the people who are coming, and each gets their own ticket by mail.',
            } as const,
          ]
        : []),
      { kind: 'button', label: 'My Bookings', href: bookingsLink(places) },
      { kind: 'text', text: entrance },
    ],
    footer: `You get this mail because you paid for these bookings on Foyer. Questions? Write to ${places.supportEmail}.`,
  });
}

/** Money that came and could not be used goes back, and the person is told (D12). */
export const refundMail = (
  places: SiteAddresses,
  refund: RefundStory,
  bookings: readonly BookingStory[],
): MailContent => {
  const amount = formatMoney(refund.amount, refund.currency);
  return renderMail({
    subject: `Your payment of ${amount} is being paid back`,
    heading: 'Your payment is being paid back',
    blocks: [
      {
        kind: 'text',
        text: `${greet(refund.first_name, `A payment of ${amount} from you has reached us, but it could not be used.`)} ${whyOf(refund.reason)} So all of it goes back the way it came; your bank decides when it shows on your account. You need not do anything.`,
      },
      ...(refund.is_test ? [testNote] : []),
      ...bookings.map((booking) => eventBlock(booking)),
      {
        kind: 'facts',
        facts: [
          ['Payment', refund.public_id],
          ['Paid back', amount],
        ],
      },
      { kind: 'button', label: 'Go to the cart', href: cartLink(places) },
    ],
    footer: `You get this mail because you paid on Foyer. Questions? Write to ${places.supportEmail}.`,
  });
};

/** The reason without the payment and the sum, which the mail names elsewhere. */
function whyOf(reason: string): string {
  const why = /is being paid back: (.+)$/.exec(reason)?.[1] ?? 'it came a second time.';
  return `${why.charAt(0).toUpperCase()}${why.slice(1)}`;
}
