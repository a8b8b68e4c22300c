import { nanoid } from '@reduxjs/toolkit';
import { useReducer, useRef } from 'react';
import { toAppError, useCheckInTicketMutation, useGetTicketVerifyKeyQuery } from '@/api';
import { isSameInput, type TicketInput } from './checkInRules';
import { emptyScanSession, scanSessionReducer, type Outcome, type Scan } from './scanSession';
import { readSignature, type SignatureReading } from './ticketSignature';

/** Checks one ticket at a time with the server and keeps the results of the session. */
export function useCheckIn(eventId: number) {
  const [checkIn] = useCheckInTicketMutation();
  const { currentData: key } = useGetTicketVerifyKeyQuery();
  const [session, dispatch] = useReducer(scanSessionReducer, emptyScanSession);
  // A ref, because a scanner can send the next code before React renders the new state.
  const isChecking = useRef(false);
  const lastId = useRef(0);
  const { current } = session;

  async function send(scan: Scan): Promise<Outcome> {
    const hours = scan.outsideHours ? { outside_hours: true } : {};
    try {
      const body = { ...scan.input, event: eventId, scan: scan.key, ...hours };
      return { kind: 'answered', answer: await checkIn({ checkInRequest: body }).unwrap() };
    } catch (thrown) {
      const signature: SignatureReading =
        key && 'code' in scan.input
          ? await readSignature(key, scan.input.code)
          : { state: 'unknown' };
      return { kind: 'failed', error: toAppError(thrown), signature };
    }
  }

  /**
   * Returns undefined without a call while another ticket is being checked. A ticket whose last check
   * got no answer is checked as the same scan: if that one arrived, it is accepted and not used twice.
   */
  async function check(input: TicketInput, outsideHours = false): Promise<Outcome | undefined> {
    if (isChecking.current) return undefined;
    isChecking.current = true;
    const id = (lastId.current += 1);
    const isRepeated = current?.outcome?.kind === 'failed' && isSameInput(current.input, input);
    const scan = isRepeated
      ? { ...current, id, outcome: undefined }
      : { id, key: nanoid(), input, outsideHours, at: Date.now() };
    dispatch({ type: 'scanned', scan });
    const outcome = await send(scan);
    isChecking.current = false;
    dispatch({ type: 'finished', id, outcome });
    return outcome;
  }

  return {
    ...session,
    checking: current !== null && current.outcome === undefined,
    check,
    retry: async () => (current ? check(current.input) : undefined),
    letInAnyway: async () => (current ? check(current.input, true) : undefined),
  };
}
