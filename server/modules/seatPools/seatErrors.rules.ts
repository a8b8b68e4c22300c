import { conflict, forbidden, gone, invalidInput, notFound } from '../../lib/errors';
import { formatMoney, toDecimal } from '../../lib/money';

/** The errors of seat pools, each with one wording and one code. */
export const seatErrors = {
  readOnly: () =>
    forbidden(
      'Only the person who made this booking, and admins of the company, can offer its seats.',
    ),
  poolOpen: () =>
    conflict(
      'pool_open',
      'The free seats of this booking are offered already. Close that offer first.',
    ),
  othersOffered: (numbers: readonly string[]) =>
    conflict('pool_open', `The free seats of ${numbers.join(', ')} are offered already.`),
  notTogether: () =>
    conflict(
      'not_together',
      'Only paid bookings that the same person has of the same event can be offered by one link.',
    ),
  poolFull: (most: number) =>
    conflict('pool_full', `One link offers the seats of at most ${most} bookings.`),
  poolClosed: () => conflict('pool_closed', 'This offer of seats is closed.'),
  noPurpose: () => {
    const sentence = 'Say in a sentence why guests are invited.';
    return invalidInput(sentence, { purpose: sentence });
  },
  noSeatsFree: () => conflict('no_seats_free', 'All seats of this booking have a name.'),
  noSeatsLeft: () => conflict('no_seats_left', 'The last seat has just been taken.'),
  tooFewSeats: (free: number) =>
    conflict('no_seats_left', `Only ${free} ${free === 1 ? 'seat is' : 'seats are'} free.`, {
      free,
    }),
  alreadyClaimed: () =>
    conflict(
      'already_claimed',
      'This address has a seat here already. Each person gets one; the ticket is in the email.',
    ),
  haveSeats: (emails: readonly string[]) =>
    conflict(
      'already_claimed',
      `Each address gets one seat. Please look at ${emails.join(', ')}.`,
      {
        emails,
      },
    ),
  /** @param refund refund of the free seats, minor units */
  refundChanged: (refund: number, currency: string) =>
    conflict(
      'refund_changed',
      `Please look again: the free seats would give back ${formatMoney(refund, currency)} now.`,
      { refund: toDecimal(refund) },
    ),
  invalidTime: (sentence: string) => invalidInput(sentence, { closes_at: sentence }),
  noColleague: (index: number) => {
    const sentence = 'This address belongs to nobody of your company.';
    return invalidInput(sentence, { [`people.${index}.email`]: sentence });
  },
  noConsent: () =>
    invalidInput('Please agree first.', {
      consent: 'Your name and address go to the company and to the organizer of the event.',
    }),
  /** Shown to a guest; does not reveal the rules or what others were given. */
  guestRefused: (company: string) =>
    conflict(
      'guest_refused',
      `By its rules for guests ${company} cannot give you this seat. Ask the person who sent you the link.`,
    ),
  guestNeedsApproval: (company: string) =>
    conflict(
      'guest_needs_approval',
      `${company} has to approve guests like you before they get a seat. Ask the person who sent you the link.`,
    ),
  nobodyToRemind: () =>
    conflict(
      'nobody_to_remind',
      'Everybody who was invited has a seat, or was written to within a day.',
    ),
  /** The same answer for every invalid link, so that it reveals nothing about the pool. */
  linkClosed: () =>
    notFound('This link no longer works. Ask the person who sent it to you for a new one.'),
  eventCancelled: () => gone('The organizer has cancelled this event.', 'event_cancelled'),
  bookingEnded: () => gone('These seats are no longer offered.', 'booking_ended'),
  offerOver: () => gone('The time to claim these seats is over.', 'offer_over'),
  onlyColleagues: () =>
    forbidden('These seats are for people of the company that holds them.', 'not_a_colleague'),
  noSuchClaim: () => notFound('You no longer have this seat.'),
  tooLate: () =>
    conflict('too_late', 'The time to give this seat back is over. Ask whoever offered it.'),
  ticketUsed: () => conflict('ticket_used', 'This ticket has already been used at the entrance.'),
} as const;
