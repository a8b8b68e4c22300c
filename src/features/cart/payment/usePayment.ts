import { useRef, useState } from 'react';
import {
  errorMessage,
  isNetworkError,
  toAppError,
  useCreatePaymentMutation,
  useStartCheckoutMutation,
  type Gateway,
  type PaymentMethod,
  type PurchasePurpose,
} from '@/api';
import { useToast } from '@/state';
import { describePaymentFailure, type PaymentFailure } from './paymentFailure';

/** The purchase as shown to the person. */
export interface Purchase {
  bookingIds: number[];
  /** The quote's total: a decimal string in major units. */
  amount: string;
  currency: string;
  method: PaymentMethod;
  gateway: Gateway;
  /** Whom the company charges it to, and what it is for. */
  charge?: PurchasePurpose;
}

interface PaymentOptions {
  /** Navigates to a live gateway's page. */
  leaveTo: (url: string) => void;
  /** Loads the bookings again and says whether all of these are paid. */
  arePaid: (bookingIds: readonly number[]) => Promise<boolean>;
  /** Failure of a payment on a gateway's page, from which the person returns. */
  initialFailure?: PaymentFailure;
}

/**
 * Pays for bookings. Clicks are ignored while a payment is pending. After a lost response the
 * same purchase is sent with the same idempotency key, so the server charges it once.
 */
export function usePayment({ leaveTo, arePaid, initialFailure }: PaymentOptions) {
  const [createPayment] = useCreatePaymentMutation();
  const [startCheckout] = useStartCheckoutMutation();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [succeeded, setSucceeded] = useState(false);
  const [failure, setFailure] = useState<PaymentFailure | null>(initialFailure ?? null);
  const [attempted, setAttempted] = useState<number[]>([]);
  const isPaying = useRef(false);

  const goToGateway = async (
    gateway: Gateway,
    { bookingIds, charge: purchasePurpose }: Purchase,
  ) => {
    try {
      leaveTo(
        (await startCheckout({ gateway, bookingIds, purchasePurpose }).unwrap()).checkout_url,
      );
    } catch (error) {
      const text = errorMessage(error, 'Failed to proceed to checkout');
      setFailure({ title: 'Failed to proceed to checkout', text, lines: {} });
      toast.error(text);
    }
  };

  const send = async (purchase: Purchase) => {
    const { bookingIds, amount, currency, method, gateway, charge } = purchase;
    try {
      const result = await createPayment({
        paymentBulkCreate: {
          booking_ids: bookingIds,
          gateway,
          amount,
          status: 'success',
          payment_method: gateway === 'account' ? 'account' : method,
          transaction_fee: '0.00',
          ...charge,
        },
      }).unwrap();
      if (result.status === 'success') setSucceeded(true);
      // A live gateway takes the money on its own page.
      else if (result.status === 'pending') await goToGateway(result.gateway, purchase);
      else {
        setFailure(describePaymentFailure({ status: 402, message: 'The payment was declined.' }));
      }
    } catch (error) {
      // Paid in another tab, or only the answer was lost.
      const mayBePaid = isNetworkError(error) || toAppError(error).status === 409;
      if (mayBePaid && (await arePaid(bookingIds))) {
        setSucceeded(true);
        return;
      }
      const described = describePaymentFailure(error, currency);
      setFailure(described);
      const amountChanged = toAppError(error).code === 'amount_changed';
      toast.error(
        amountChanged ? described.text : errorMessage(error, 'Failed to initiate payment'),
      );
    }
  };

  const pay = async (purchase: Purchase) => {
    if (isPaying.current || succeeded) return;
    isPaying.current = true;
    setBusy(true);
    setFailure(null);
    setAttempted(purchase.bookingIds);
    try {
      await send(purchase);
    } finally {
      isPaying.current = false;
      setBusy(false);
    }
  };

  /** `attempted`: bookings of the last attempt; after a lost response only the lists show the outcome. */
  return { pay, busy, succeeded, failure, attempted };
}
