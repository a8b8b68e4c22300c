import { useReducer, useRef } from 'react';
import { toAppError, useCheckInTicketMutation, useGetTicketVerifyKeyQuery } from '@/api';
import { displayName } from '@/lib/text';
import { selectUser, useAppSelector } from '@/state';
import { settleRetry, type Shown } from './door';
import { admittedIds, newSitting, sittingReducer, type Outcome, type Scan } from './scans';
import { readSignature, type SignatureReading } from './ticketSignature';

interface Terms {
  /** Lets in although the doors are not open. */
  outsideHours?: boolean;
  /** A scan whose answer was lost. */
  again?: Scan;
}

/** Asks the server about one ticket after the other, and keeps what came of them (D14). */
export function useCheckIn(eventId: number) {
  const [checkIn] = useCheckInTicketMutation();
  const { currentData: key } = useGetTicketVerifyKeyQuery();
  const user = useAppSelector(selectUser);
  const [sitting, dispatch] = useReducer(sittingReducer, newSitting);
  // State arrives with the next render; a scanner is faster.
  const isChecking = useRef(false);
  const lastId = useRef(0);

  async function ask(scan: Scan, { outsideHours, again }: Terms): Promise<Outcome> {
    const hours = outsideHours ? { outside_hours: true } : {};
    try {
      const body = { ...scan.shown, event: eventId, ...hours };
      const answer = await checkIn({ checkInRequest: body }).unwrap();
      if (!again || !user) return { kind: 'answered', answer };
      const retry = {
        firstTriedAt: scan.at,
        me: displayName(user),
        admitted: admittedIds(sitting.past),
      };
      return { kind: 'answered', answer: settleRetry(answer, retry) };
    } catch (thrown) {
      const signature: SignatureReading =
        key && 'code' in scan.shown
          ? await readSignature(key, scan.shown.code)
          : { state: 'unknown' };
      return { kind: 'failed', error: toAppError(thrown), signature };
    }
  }

  /** Undefined when another ticket is being checked: this one was not looked at. */
  async function show(shown: Shown, terms: Terms = {}): Promise<Outcome | undefined> {
    if (isChecking.current) return undefined;
    isChecking.current = true;
    const id = (lastId.current += 1);
    const scan = { id, shown, at: terms.again?.at ?? Date.now() };
    dispatch({ type: 'shown', scan });
    const outcome = await ask(scan, terms);
    isChecking.current = false;
    dispatch({ type: 'settled', id, outcome });
    return outcome;
  }

  const { current } = sitting;
  return {
    ...sitting,
    checking: current !== null && current.outcome === undefined,
    show,
    retry: async () => (current ? show(current.shown, { again: current }) : undefined),
    letInAnyway: async () => (current ? show(current.shown, { outsideHours: true }) : undefined),
  };
}
