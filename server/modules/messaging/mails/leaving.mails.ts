import { renderMail, type MailContent } from '../../../mail/layout';
import { bookingLink, type SiteAddresses } from '../../../mail/links';
import { shorten, singleLine } from '../../../lib/text';
import type { MailedBooking } from './bookingMails.repository';
import type { MailedPerson } from './leavingMails.repository';
import {
  entranceNotice,
  eventBlock,
  firstName,
  greet,
  removedFromCalendar,
} from './mailText.rules';

const MAX_NAME_LENGTH = 60;

/** Name of the person who acted for a holder who has left or is away. */
export const actorName = ({ name, email, is_erased: isErased }: MailedPerson): string =>
  isErased ? 'A colleague who has left' : shorten(singleLine(name) || email, MAX_NAME_LENGTH);

interface ForHolder {
  booking: MailedBooking;
  holder: MailedPerson;
  by: MailedPerson;
}

/** Description of the change, by the job's value. */
const CHANGES: Readonly<Record<string, string>> = {
  attendees: 'changed the attendees of your booking',
  ticket: 'gave a ticket of your booking to somebody else',
  handed_over: 'handed your booking over to a colleague',
};

/** To the holder of a booking, who is away. */
export function changedForHolderMail(
  context: SiteAddresses,
  { booking, holder, by, what }: ForHolder & { what: string },
): MailContent {
  const isGone = what === 'handed_over';
  return renderMail({
    subject: `${isGone ? 'Booking handed over' : 'Booking changed'}: ${booking.title}`,
    heading: isGone ? 'Your booking was handed over' : 'Your booking was changed',
    blocks: [
      {
        kind: 'text',
        text: greet(
          firstName(holder.name),
          `${actorName(by)} ${CHANGES[what] ?? 'changed your booking'}.`,
        ),
      },
      eventBlock(
        booking,
        isGone
          ? {}
          : { link: { label: 'See the booking', href: bookingLink(context, booking.number) } },
      ),
      ...(isGone ? [removedFromCalendar] : []),
    ],
    footer: `Admins and managers of your company can do this while you are away or after you have left. Questions? Ask ${actorName(by)}, or write to ${context.supportEmail}.`,
  });
}

/** To the new holder of a booking. */
export const bookingHandedOverMail = (
  context: SiteAddresses,
  { booking, holder, by }: ForHolder,
): MailContent =>
  renderMail({
    subject: `A booking for you: ${booking.title}`,
    heading: 'You now hold this booking',
    blocks: [
      {
        kind: 'text',
        text: greet(
          firstName(holder.name),
          `${actorName(by)} handed this booking over to you. It is paid. You can name its attendees, give tickets away and cancel it; its tickets are attached.`,
        ),
      },
      eventBlock(booking, {
        link: { label: 'See the booking', href: bookingLink(context, booking.number) },
      }),
      { kind: 'text', text: entranceNotice },
    ],
    footer: `You get this email because you now hold this booking. Questions? Write to ${context.supportEmail}.`,
  });
