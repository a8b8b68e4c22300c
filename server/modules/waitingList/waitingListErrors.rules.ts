import { conflict, notFound } from '../../lib/errors';

const ticketCount = (count: number) => `${count} ticket${count === 1 ? '' : 's'}`;

/** The errors of waiting lists, each with one wording and one code. */
export const waitingListErrors = {
  noSuchEntry: () => notFound('You are not on this waiting list.'),
  seatsAvailable: (free: number) =>
    conflict(
      'seats_available',
      `${ticketCount(free)} ${free === 1 ? 'is' : 'are'} free now. Book instead of waiting.`,
      { available: free },
    ),
  alreadyWaiting: () =>
    conflict('already_waiting', 'You are on the waiting list of these tickets already.'),
  tooMany: (most: number) =>
    conflict(
      'too_many_entries',
      `You can be on ${most} waiting lists at a time. Leave one to join another.`,
      { limit: most },
    ),
  closed: () =>
    conflict(
      'waiting_list_closed',
      'Booking is about to end, so nobody can join the waiting list.',
    ),
  notWaiting: (state: string) =>
    conflict('not_waiting', 'You do not wait for these tickets any more.', { state }),
  withRequest: () =>
    conflict(
      'approval_binding',
      'Your request for approval names the number of tickets. Leave the waiting list and join it again to change it.',
    ),
} as const;
