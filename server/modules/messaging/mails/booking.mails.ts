import { renderMail, type MailContent } from '../../../mail/layout';
import { bookingLink, type SiteAddresses } from '../../../mail/links';
import { formatMoney } from '../../../lib/money';
import type { MailedBooking, PaidSums } from './bookingMails.repository';
import { eventBlock, firstName, greet, removedFromCalendar } from './mailText.rules';

interface Cancelled {
  sums: PaidSums | undefined;
  /** The organizer's reason for cancelling; null if the booker's company cancelled. */
  reason: string | null;
  /** The colleague who cancelled it for the holder; null otherwise. */
  by: string | null;
}

/** To the booker, after the booker, a colleague or the organizer cancelled the booking. */
export const bookingCancelledMail = (
  context: SiteAddresses,
  booking: MailedBooking,
  { sums, reason, by }: Cancelled,
): MailContent =>
  renderMail({
    subject: `Booking cancelled: ${booking.title}`,
    heading: 'Your booking is cancelled',
    blocks: [
      {
        kind: 'text',
        text: greet(
          firstName(booking.booker_name),
          `${whoCancelled(reason, by)} Its tickets are no longer valid, and whoever is named on them is told so.`,
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
      reason === null && by === null
        ? `If it was not you who cancelled, write to ${context.supportEmail} at once.`
        : `You get this because you ${by === null ? 'booked' : 'hold'} it. Questions? Write to ${context.supportEmail}.`,
  });

function whoCancelled(reason: string | null, by: string | null): string {
  if (by !== null) return `This booking was cancelled for you by ${by}.`;
  return `${reason === null ? 'You have' : 'The organizer has'} cancelled this booking.`;
}

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
