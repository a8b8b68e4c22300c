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

/** Who acted for a holder who has left or is away. */
export const actorName = ({ name, email, is_erased: isErased }: MailedPerson): string =>
  isErased ? 'A colleague who has left' : shorten(singleLine(name) || email, MAX_NAME_LENGTH);

interface ForHolder {
  booking: MailedBooking;
  holder: MailedPerson;
  by: MailedPerson;
}

/** What was done, by what the job says. */
const CHANGES: Readonly<Record<string, string>> = {
  attendees: 'The attendees of a booking of yours were changed',
  ticket: 'A ticket of a booking of yours was given to somebody else',
  handed_over: 'A booking of yours was handed over to a colleague, who holds it now,',
};

/** To the holder of a booking, who is away. */
export function changedForHolderMail(
  context: SiteAddresses,
  { booking, holder, by, what }: ForHolder & { what: string },
): MailContent {
  const isGone = what === 'handed_over';
  return renderMail({
    subject: `${isGone ? 'Booking handed over' : 'Booking changed'}: ${booking.title}`,
    heading: isGone ? 'Your booking is handed over' : 'Your booking was changed',
    blocks: [
      {
        kind: 'text',
        text: greet(
          firstName(holder.name),
          `${CHANGES[what] ?? 'A booking of yours was changed'} by ${actorName(by)}.`,
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
    footer: `While you are away or have left, admins and managers of your company may do this. Questions? Ask ${actorName(by)}, or write to ${context.supportEmail}.`,
  });
}

/** To the new holder of a booking. */
export const bookingHandedOverMail = (
  context: SiteAddresses,
  { booking, holder, by }: ForHolder,
): MailContent =>
  renderMail({
    subject: `A booking for you: ${booking.title}`,
    heading: 'You hold a booking now',
    blocks: [
      {
        kind: 'text',
        text: greet(
          firstName(holder.name),
          `This booking was handed over to you by ${actorName(by)}. It is paid. You can name its attendees, give tickets away and cancel it; its tickets are attached.`,
        ),
      },
      eventBlock(booking, {
        link: { label: 'See the booking', href: bookingLink(context, booking.number) },
      }),
      { kind: 'text', text: entranceNotice },
    ],
    footer: `You get this because you hold this booking now. Questions? Write to ${context.supportEmail}.`,
  });
