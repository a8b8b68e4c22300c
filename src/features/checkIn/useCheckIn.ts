import { useReducer, useRef } from 'react';
import { toAppError, useCheckInTicketMutation, useGetTicketVerifyKeyQuery } from '@/api';
import { displayName } from '@/lib/text';
import { selectUser, useAppSelector } from '@/state';
import { resolveRetry, type TicketInput } from './checkInRules';
import {
  admittedIds,
  emptyScanSession,
  scanSessionReducer,
  type Outcome,
  type Scan,
} from './scanSession';
import { readSignature, type SignatureReading } from './ticketSignature';

interface CheckOptions {
  /** Admits outside the check-in hours. */
  outsideHours?: boolean;
  /** The scan that is retried because its answer was lost. */
  again?: Scan;
}

/** Checks one ticket at a time with the server and keeps the results of the session (D14). */
export function useCheckIn(eventId: number) {
  const [checkIn] = useCheckInTicketMutation();
  const { currentData: key } = useGetTicketVerifyKeyQuery();
  const user = useAppSelector(selectUser);
  const [session, dispatch] = useReducer(scanSessionReducer, emptyScanSession);
  // A ref, because a scanner can send the next code before React renders the new state.
  const isChecking = useRef(false);
  const lastId = useRef(0);

  async function send(scan: Scan, { outsideHours, again }: CheckOptions): Promise<Outcome> {
    const hours = outsideHours ? { outside_hours: true } : {};
    try {
      const body = { ...scan.input, event: eventId, ...hours };
      const answer = await checkIn({ checkInRequest: body }).unwrap();
      if (!again || !user) return { kind: 'answered', answer };
      const retry = {
        firstAttemptAt: scan.at,
        staffName: displayName(user),
        admitted: admittedIds(session.past),
      };
      return { kind: 'answered', answer: resolveRetry(answer, retry) };
    } catch (thrown) {
      const signature: SignatureReading =
        key && 'code' in scan.input
          ? await readSignature(key, scan.input.code)
          : { state: 'unknown' };
      return { kind: 'failed', error: toAppError(thrown), signature };
    }
  }

  /** Returns undefined without a call while another ticket is being checked. */
  async function check(
    input: TicketInput,
    options: CheckOptions = {},
  ): Promise<Outcome | undefined> {
    if (isChecking.current) return undefined;
    isChecking.current = true;
    const id = (lastId.current += 1);
    const scan = { id, input, at: options.again?.at ?? Date.now() };
    dispatch({ type: 'scanned', scan });
    const outcome = await send(scan, options);
    isChecking.current = false;
    dispatch({ type: 'finished', id, outcome });
    return outcome;
  }

  const { current } = session;
  return {
    ...session,
    checking: current !== null && current.outcome === undefined,
    check,
    retry: async () => (current ? check(current.input, { again: current }) : undefined),
    letInAnyway: async () => (current ? check(current.input, { outsideHours: true }) : undefined),
  };
}
