import { useState } from 'react';
import type { LeavingBookings } from '@/api';
import { useListComingBookingsQuery } from '@/api/console';
import { bodyOf, isPossible, problemOf, UNDECIDED } from './leavingChoice';

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
