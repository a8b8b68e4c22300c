import { renderMail, type MailContent } from '../../../mail/layout';
import { bookingLink, type SiteAddresses } from '../../../mail/links';
import type { MailedBooking } from './bookingMails.repository';
import { eventBlock, greet, removedFromCalendar } from './mailText.rules';

/** To the person who booked and has cancelled it (D13). */
export const bookingCancelledMail = (context: SiteAddresses, booking: MailedBooking): MailContent =>
  renderMail({
    subject: `Booking cancelled: ${booking.title}`,
    heading: 'Your booking is cancelled',
    blocks: [
      {
        kind: 'text',
        text: greet(
          booking.booker_name.split(' ')[0] ?? '',
          'You have cancelled this booking. Its tickets are no longer valid, and whoever is named on them is told so. A booking that you cancel yourself is not paid back.',
        ),
      },
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
