import { renderMail, type MailContent } from '../../../mail/layout';
import { bookingLink, type SiteAddresses } from '../../../mail/links';
import { formatMoney } from '../../../lib/money';
import type { MailedBooking, PaidSums } from './bookingMails.repository';
import { eventBlock, greet, removedFromCalendar } from './mailText.rules';

/** To the person who booked and has cancelled it (D13). */
export const bookingCancelledMail = (
  context: SiteAddresses,
  booking: MailedBooking,
  sums: PaidSums | undefined,
): MailContent =>
  renderMail({
    subject: `Booking cancelled: ${booking.title}`,
    heading: 'Your booking is cancelled',
    blocks: [
      {
        kind: 'text',
        text: greet(
          booking.booker_name.split(' ')[0] ?? '',
          'You have cancelled this booking. Its tickets are no longer valid, and whoever is named on them is told so.',
        ),
      },
      { kind: 'text', text: refundText(booking.currency, sums) },
      eventBlock(booking, {
        link: {
          label: 'See the booking',
          href: bookingLink(context, booking.number),
        },
      }),
      removedFromCalendar,
    ],
    footer: `If it was not you who cancelled, write to ${context.supportEmail} at once.`,
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
