import { useState } from 'react';
import type { ComingBooking, ComingBookings, LeavingBookings } from '@/api';
import { useListComingBookingsQuery } from '@/api/console';
import { countOf } from '@/lib/text';

export type Choice = LeavingBookings['choice'];

/** What is chosen so far. */
export interface LeavingValues {
  choice: Choice | null;
  to: { id: number; name: string } | null;
  giveTickets: boolean;
}

const UNDECIDED: LeavingValues = { choice: null, to: null, giveTickets: true };

const mayDo: Readonly<Record<Choice, (booking: ComingBooking) => boolean>> = {
  hand_over: (booking) => booking.may_hand_over,
  cancel: (booking) => booking.may_cancel,
  leave: () => true,
};

export const isPossible = (list: ComingBookings, choice: Choice): boolean =>
  list.results.some(mayDo[choice]);

/** What is missing; null when the choice is complete. */
function problemOf({ choice, to }: LeavingValues): string | null {
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
function bodyOf(list: ComingBookings, values: LeavingValues): LeavingBookings | undefined {
  const { choice, to, giveTickets } = values;
  if (choice === null) return undefined;
  const shown = list.results.map(({ id, refund }) => ({ id, refund }));
  if (choice !== 'hand_over') return { choice, shown };
  return { choice, shown, give_tickets: giveTickets, ...(to && { to: to.id }) };
}

/** The coming bookings of somebody whose account is to be closed, and what is chosen for them. */
export function useLeaving(id: number, { skip = false }: { skip?: boolean } = {}) {
  const { currentData: list, isFetching } = useListComingBookingsQuery({ id }, { skip });
  const [values, setValues] = useState(UNDECIDED);
  const [isAsked, setIsAsked] = useState(false);
  const hasChoice =
    list !== undefined && (isPossible(list, 'hand_over') || isPossible(list, 'cancel'));
  const problem = hasChoice ? problemOf(values) : null;

  return {
    /** The bookings are not known yet. */
    waits: isFetching && list === undefined,
    question: {
      list,
      values,
      hasChoice,
      error: isAsked ? problem : null,
      onChange: setValues,
    },
    /** False while something is missing, which is said from then on. */
    isComplete: (): boolean => {
      setIsAsked(true);
      return problem === null;
    },
    /** For the request; empty where nothing is to be chosen. */
    body: (): { bookings?: LeavingBookings } => {
      if (!list || list.results.length === 0) return {};
      const bookings = hasChoice ? bodyOf(list, values) : ({ choice: 'leave' } as const);
      return bookings ? { bookings } : {};
    },
  };
}
