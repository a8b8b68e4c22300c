import { useCallback, useMemo, useReducer, useRef } from 'react';
import type { ScanDirection } from '@/api';
import { guestInput, isSameInput, type ListedTicket, type TicketInput } from './checkInRules';
import type { Door, Outcome } from './device/door';
import { emptyScanSession, scanSessionReducer, type Scan } from './scanSession';

/** “Checking…” appears after this many milliseconds. A device without a network answers sooner and skips it. */
const SHOW_CHECKING_MS = 200;

/** How this device checks tickets, beside what it is shown. */
export interface DoorSettings {
  direction: ScanDirection;
  /** Empty for none. */
  doorName: string;
}

interface Options {
  outsideHours?: boolean;
  wholeBooking?: boolean;
}

/** Checks one ticket at a time and keeps the results of the session; `actions` change only with the settings. */
export function useCheckIn(door: Door, { direction, doorName }: DoorSettings) {
  const [session, dispatch] = useReducer(scanSessionReducer, emptyScanSession);
  // Refs, because a scanner can send the next code before React renders the new state.
  const isChecking = useRef(false);
  const last = useRef<Scan | null>(null);

  /**
   * Returns undefined without a call while another ticket is being checked. A ticket whose last check
   * got no answer is checked as the same scan: if that one arrived, it is accepted and not used twice.
   */
  const check = useCallback(
    async (input: TicketInput, options: Options = {}): Promise<Outcome | undefined> => {
      if (isChecking.current) return undefined;
      isChecking.current = true;
      const before = last.current;
      const id = (before?.id ?? 0) + 1;
      const isRepeated = before?.outcome?.kind === 'failed' && isSameInput(before.input, input);
      const scan: Scan = isRepeated
        ? { ...before, id, outcome: undefined }
        : { id, key: crypto.randomUUID(), input, direction, at: Date.now() };
      const waiting = setTimeout(() => dispatch({ type: 'scanned', scan }), SHOW_CHECKING_MS);
      const outcome = await door.check({
        ...scan.input,
        scan_id: scan.key,
        ...(scan.direction === 'out' && { direction: 'out' }),
        ...(doorName !== '' && { door: doorName }),
        ...(options.outsideHours && { outside_hours: true }),
        ...(options.wholeBooking && { whole_booking: true }),
      });
      clearTimeout(waiting);
      const finished = { ...scan, outcome };
      last.current = finished;
      isChecking.current = false;
      dispatch({ type: 'finished', scan: finished });
      return outcome;
    },
    [door, direction, doorName],
  );

  const actions = useMemo(
    () => ({
      check,
      /** Lets all of a booking in that are not in yet; without a network each by a scan of its own. */
      async checkBooking(guests: readonly ListedTicket[]): Promise<void> {
        const [first, ...others] = guests;
        if (!first) return;
        const outcome = await check(guestInput(first), { wholeBooking: others.length > 0 });
        if (outcome?.kind !== 'answered' || !outcome.answer.offline) return;
        for (const guest of others) await check(guestInput(guest));
      },
      /** The check-in that is shown was undone. */
      clear: () => dispatch({ type: 'cleared' }),
    }),
    [check],
  );
  return { session, actions };
}
