import type { ComingBooking, ComingBookings, LeavingBookings } from '@/api';
import { countOf } from '@/lib/text';

export type Choice = LeavingBookings['choice'];

/** What is chosen so far. */
export interface LeavingValues {
  choice: Choice | null;
  to: { id: number; name: string } | null;
  giveTickets: boolean;
}

export const UNDECIDED: LeavingValues = { choice: null, to: null, giveTickets: true };

const mayDo: Readonly<Record<Choice, (booking: ComingBooking) => boolean>> = {
  hand_over: (booking) => booking.may_hand_over,
  cancel: (booking) => booking.may_cancel,
  leave: () => true,
};

export const isPossible = (list: ComingBookings, choice: Choice): boolean =>
  list.results.some(mayDo[choice]);

/** What is missing; null when the choice is complete. */
export function problemOf({ choice, to }: LeavingValues): string | null {
  if (choice === null) return 'Choose what happens to the upcoming bookings.';
  return choice === 'hand_over' && to === null ? 'Choose a colleague.' : null;
}

/** How many the choice leaves as they are; null where there is none. */
export function remainderOf(list: ComingBookings, choice: Choice | null): string | null {
  if (choice === null || choice === 'leave') return null;
  const rest = list.results.filter((booking) => !mayDo[choice](booking)).length;
  if (rest === 0) return null;
  return `${countOf(rest, 'booking')} cannot be ${choice === 'cancel' ? 'cancelled' : 'handed over'} and ${rest === 1 ? 'stays' : 'stay'} as ${rest === 1 ? 'it is' : 'they are'}.`;
}

/** For the request, with what was shown. */
export function bodyOf(list: ComingBookings, values: LeavingValues): LeavingBookings | undefined {
  const { choice, to, giveTickets } = values;
  if (choice === null) return undefined;
  const shown = list.results.map(({ id, refund }) => ({ id, refund }));
  if (choice !== 'hand_over') return { choice, shown };
  return { choice, shown, give_tickets: giveTickets, ...(to && { to: to.id }) };
}
