import { renderMail, type MailContent } from '../../../mail/layout';
import { bookingLink, type SiteAddresses } from '../../../mail/links';
import { formatMoney } from '../../../lib/money';
import type { MailedBooking, PaidSums } from './bookingMails.repository';
import { eventBlock, firstName, greet, removedFromCalendar } from './mailText.rules';

interface Cancelled {
  sums: PaidSums | undefined;
  /** The organizer's, who has cancelled and refunded it; null where its holder cancelled it. */
  reason: string | null;
}

/** To the person who booked, when that person (D13) or the organizer has cancelled it. */
export const bookingCancelledMail = (
  context: SiteAddresses,
  booking: MailedBooking,
  { sums, reason }: Cancelled,
): MailContent =>
  renderMail({
    subject: `Booking cancelled: ${booking.title}`,
    heading: 'Your booking is cancelled',
    blocks: [
      {
        kind: 'text',
        text: greet(
          firstName(booking.booker_name),
          `${reason === null ? 'You have' : 'The organizer has'} cancelled this booking. Its tickets are no longer valid, and whoever is named on them is told so.`,
        ),
      },
      ...(reason === null ? [] : [{ kind: 'text', text: `Reason: ${reason}` } as const]),
      { kind: 'text', text: refundText(booking.currency, sums) },
      eventBlock(booking, {
        link: {
          label: 'See the booking',
          href: bookingLink(context, booking.number),
        },
      }),
      removedFromCalendar,
    ],
    footer:
      reason === null
        ? `If it was not you who cancelled, write to ${context.supportEmail} at once.`
        : `You get this because you booked it. Questions? Write to ${context.supportEmail}.`,
  });

function refundText(currency: string, sums: PaidSums | undefined): string {
  if (!sums || sums.paid === 0) return 'Nothing was paid for it.';
  const money = (minor: number) => formatMoney(minor, currency);
  const { paid, refunded } = sums;
  if (refunded === 0) {
    return `By its refund terms, none of the ${money(paid)} that you paid is paid back.`;
  }
  const kept = paid > refunded ? ` The other ${money(paid - refunded)} is kept.` : '';
  return `${money(refunded)} of the ${money(paid)} that you paid goes back the way it came.${kept} Your credit note follows when it is done.`;
}
