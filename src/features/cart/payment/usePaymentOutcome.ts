import { useCallback, useEffect, useState } from 'react';
import { toAppError, useVerifyPaymentMutation, type PaymentRecordStatus } from '@/api';

/** Milliseconds between polls, and how many: gateways confirm within seconds or much later. */
const POLL_INTERVAL_MS = 2000;
const MAX_POLLS = 10;

/**
 * `waiting` while the result is unknown; `missing` when the person has no such payment; `replaced`
 * when they have since started another one for the same bookings.
 */
export type PaymentOutcome =
  | PaymentRecordStatus
  | 'replaced'
  | 'waiting'
  | 'missing'
  | 'unreachable';

/**
 * The outcome of a payment on a gateway's page. The server queries the gateway; while the payment is
 * pending the request is repeated up to `MAX_POLLS` times, unless the person cancelled it. `reason`:
 * the server's text on why it failed or was refunded. `bookingIds`: what it was for; null while
 * unknown.
 */
export function usePaymentOutcome(paymentId: string, cancelled: boolean) {
  const [verify] = useVerifyPaymentMutation();
  const [outcome, setOutcome] = useState<PaymentOutcome>('waiting');
  const [reason, setReason] = useState<string>();
  const [bookingIds, setBookingIds] = useState<number[] | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let unmounted = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const poll = async (pollsLeft: number) => {
      try {
        const { status, replaced, failure_reason, results } = await verify({
          paymentVerify: { payment_id: paymentId },
        }).unwrap();
        if (unmounted) return;
        setReason(failure_reason);
        setBookingIds(results.map(({ booking }) => booking));
        if (status !== 'pending' || cancelled || pollsLeft <= 1)
          setOutcome(replaced ? 'replaced' : status);
        else timer = setTimeout(() => void poll(pollsLeft - 1), POLL_INTERVAL_MS);
      } catch (error) {
        if (!unmounted) setOutcome(toAppError(error).status === 404 ? 'missing' : 'unreachable');
      }
    };
    void poll(MAX_POLLS);
    return () => {
      unmounted = true;
      clearTimeout(timer);
    };
  }, [paymentId, cancelled, round, verify]);

  const checkAgain = useCallback(() => {
    setOutcome('waiting');
    setRound((count) => count + 1);
  }, []);
  return { outcome, reason, bookingIds, checkAgain };
}
