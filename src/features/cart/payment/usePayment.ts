import { useRef, useState } from 'react';
import {
  errorMessage,
  toAppError,
  useCreatePaymentMutation,
  useStartCheckoutMutation,
  type Gateway,
  type PaymentMethod,
} from '@/api';
import { useToast } from '@/state';
import { describePaymentFailure, type PaymentFailure } from './paymentFailure';

/** What is to be paid, as the person saw it. */
export interface Purchase {
  bookingIds: number[];
  /** The quote's total: a decimal string in major units. */
  amount: string;
  currency: string;
  method: PaymentMethod;
  gateway: Gateway;
}

/**
 * Paying (D12). One press is one payment: presses while one is on its way are ignored, and after a
 * lost answer the same purchase carries the same key, so the server charges it once.
 *
 * @param leaveTo takes the browser to a live gateway's own page
 * @param before how a try ended from whose page the person comes back
 */
export function usePayment(leaveTo: (url: string) => void, before: PaymentFailure | null = null) {
  const [createPayment] = useCreatePaymentMutation();
  const [startCheckout] = useStartCheckoutMutation();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [succeeded, setSucceeded] = useState(false);
  const [failure, setFailure] = useState<PaymentFailure | null>(before);
  const [attempted, setAttempted] = useState<number[]>([]);
  const underWay = useRef(false);

  const goToGateway = async (gateway: Gateway, bookingIds: number[]) => {
    try {
      leaveTo((await startCheckout({ gateway, bookingIds }).unwrap()).checkout_url);
    } catch (error) {
      const text = errorMessage(error, 'Failed to proceed to checkout');
      setFailure({ title: 'Failed to proceed to checkout', text, lines: {} });
      toast.error(text);
    }
  };

  const send = async ({ bookingIds, amount, currency, method, gateway }: Purchase) => {
    try {
      const result = await createPayment({
        paymentBulkCreate: {
          booking_ids: bookingIds,
          gateway,
          amount,
          status: 'success',
          payment_method: method,
          transaction_fee: '0.00',
        },
      }).unwrap();
      if (result.status === 'success') setSucceeded(true);
      // A live gateway takes the money on its own page.
      else if (result.status === 'pending') await goToGateway(result.gateway, bookingIds);
      else {
        setFailure(describePaymentFailure({ status: 402, message: 'The payment was declined.' }));
      }
    } catch (error) {
      const told = describePaymentFailure(error, currency);
      setFailure(told);
      const sumIsNew = toAppError(error).code === 'amount_changed';
      toast.error(sumIsNew ? told.text : errorMessage(error, 'Failed to initiate payment'));
    }
  };

  const pay = async (purchase: Purchase) => {
    if (underWay.current || succeeded) return;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    setAttempted(purchase.bookingIds);
    try {
      await send(purchase);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  /** `attempted`: the bookings of the last try, whose outcome may only show in the lists. */
  return { pay, busy, succeeded, failure, attempted };
}
