import { useCallback, useEffect, useState } from 'react';
import { toAppError, useVerifyPaymentMutation, type PaymentRecordStatus } from '@/api';

/** Between looks, milliseconds, and how often: gateways tell within seconds, or much later. */
const LOOK_EVERY_MS = 2000;
const LOOKS = 10;

/** `waiting` while nobody knows; `missing` when it is no payment of this person's. */
export type PaymentOutcome = PaymentRecordStatus | 'waiting' | 'missing' | 'unreachable';

/**
 * How a payment ended on a gateway's own page. The server asks the gateway; while it is pending it
 * is asked again for a while, unless the person left without paying.
 */
export function usePaymentOutcome(paymentId: string, cancelled: boolean) {
  const [verify] = useVerifyPaymentMutation();
  const [outcome, setOutcome] = useState<PaymentOutcome>('waiting');
  const [round, setRound] = useState(0);

  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (looks: number) => {
      try {
        const { status } = await verify({ paymentVerify: { payment_id: paymentId } }).unwrap();
        if (left) return;
        if (status !== 'pending' || cancelled || looks <= 1) setOutcome(status);
        else timer = setTimeout(() => void look(looks - 1), LOOK_EVERY_MS);
      } catch (error) {
        if (!left) setOutcome(toAppError(error).status === 404 ? 'missing' : 'unreachable');
      }
    };
    void look(LOOKS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [paymentId, cancelled, round, verify]);

  const lookAgain = useCallback(() => {
    setOutcome('waiting');
    setRound((count) => count + 1);
  }, []);
  return { outcome, lookAgain };
}
