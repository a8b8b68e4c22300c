import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { Spinner } from '@/components/display/Spinner';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { paths } from '@/lib/paths';
import { BackToCart } from '../components/CartLayout';
import { ThankYou } from '../components/ThankYou';
import type { PaymentFailure } from '../payment/paymentFailure';
import { usePaymentOutcome } from '../payment/usePaymentOutcome';
import { PaymentStage } from './PaymentStage';

interface PaymentReturnProps {
  paymentId: string;
  cancelled: boolean;
  currency: string | null;
  leaveTo: (url: string) => void;
}

const NOT_FINISHED: PaymentFailure = {
  title: 'Payment not finished',
  text: 'Nothing was charged. You can pay whenever you are ready.',
  lines: {},
};
const declined = (reason = ''): PaymentFailure => ({
  title: 'Payment declined',
  text: `${reason} Nothing was charged. You can try again or choose another method.`.trim(),
  lines: {},
});

const toBookings = (
  <Button component={Link} to={paths.myBookings}>
    View My Bookings
  </Button>
);

/** Page to which a gateway redirects after the payment; shows its outcome. */
export function PaymentReturn({ paymentId, cancelled, currency, leaveTo }: PaymentReturnProps) {
  const { outcome, reason, bookingIds, checkAgain } = usePaymentOutcome(paymentId, cancelled);

  // The same bookings again: the cart may have others by now.
  const again = { bookingIds, currency, leaveTo };

  switch (outcome) {
    case 'success':
      return <ThankYou bookingId={bookingIds?.[0]} />;
    case 'failed':
      return <PaymentStage {...again} failed={declined(reason)} />;
    case 'replaced':
      return (
        <EmptyState
          title="This payment was replaced"
          text="A newer payment was started for the same tickets. Nothing was charged here."
          action={<BackToCart />}
        />
      );
    case 'missing':
      return <PaymentStage {...again} />;
    case 'refunded':
    case 'partially_refunded':
      return (
        <EmptyState
          title="Payment returned"
          text={reason ?? 'The payment could not be used, so the money is being refunded.'}
          action={<BackToCart />}
        />
      );
    case 'unreachable':
      return (
        <ErrorPanel
          title="The payment could not be checked"
          text="Nothing is lost: if it went through, the booking is yours."
          onRetry={checkAgain}
        >
          {toBookings}
        </ErrorPanel>
      );
    case 'waiting':
      return (
        <div role="status">
          <EmptyState
            title="Confirming your payment"
            text="We are waiting for the payment service to confirm it."
            action={<Spinner large />}
          />
        </div>
      );
    case 'pending':
      return cancelled ? (
        <PaymentStage {...again} failed={NOT_FINISHED} />
      ) : (
        <EmptyState
          title="Not confirmed yet"
          text="The payment service has not confirmed it yet. The booking is yours as soon as it does."
          action={
            <>
              <Button variant="contained" onClick={checkAgain}>
                Check Again
              </Button>
              {toBookings}
            </>
          }
        />
      );
  }
}
