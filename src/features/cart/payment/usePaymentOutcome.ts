import { useCallback, useEffect, useState } from 'react';
import { toAppError, useVerifyPaymentMutation, type PaymentRecordStatus } from '@/api';

/** Milliseconds between polls, and how many: gateways confirm within seconds or much later. */
const POLL_INTERVAL_MS = 2000;
const MAX_POLLS = 10;

/**
 * `waiting` while the result is unknown; `missing` when the payment is not this person's; `replaced`
 * when they have since begun another one for the same bookings.
 */
export type PaymentOutcome =
  PaymentRecordStatus | 'replaced' | 'waiting' | 'missing' | 'unreachable';

/**
 * How a payment ended on a gateway's own page. The server asks the gateway; while it is pending it
 * is asked again for a while, unless the person left without paying. `reason`: why it failed or goes
 * back, as the server says it.
 */
export function usePaymentOutcome(paymentId: string, cancelled: boolean) {
  const [verify] = useVerifyPaymentMutation();
  const [outcome, setOutcome] = useState<PaymentOutcome>('waiting');
  const [reason, setReason] = useState<string>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (looks: number) => {
      try {
        const { status, replaced, failure_reason } = await verify({
          paymentVerify: { payment_id: paymentId },
        }).unwrap();
        if (left) return;
        setReason(failure_reason);
        if (status !== 'pending' || cancelled || looks <= 1)
          setOutcome(replaced ? 'replaced' : status);
        else timer = setTimeout(() => void look(looks - 1), POLL_INTERVAL_MS);
      } catch (error) {
        if (!left) setOutcome(toAppError(error).status === 404 ? 'missing' : 'unreachable');
      }
    };
    void look(MAX_POLLS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [paymentId, cancelled, round, verify]);

  const lookAgain = useCallback(() => {
    setOutcome('waiting');
    setRound((count) => count + 1);
  }, []);
  return { outcome, reason, lookAgain };
}
