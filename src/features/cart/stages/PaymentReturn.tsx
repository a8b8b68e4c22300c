import { Button, ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorPanel } from '@/components/ErrorPanel';
import { Spinner } from '@/components/Spinner';
import { cartHref } from '../cartPlace';
import { ThankYou } from '../components/ThankYou';
import type { PaymentFailure } from '../paymentFailure';
import { usePaymentOutcome } from '../usePaymentOutcome';
import { PaymentStage } from './PaymentStage';

interface PaymentReturnProps {
  paymentId: string;
  cancelled: boolean;
  currency: string | null;
  leaveTo: (url: string) => void;
}

const LEFT: PaymentFailure = {
  title: 'Payment not finished',
  text: 'Nothing was charged. You can pay whenever you are ready.',
  lines: {},
};
const DECLINED: PaymentFailure = {
  title: 'Payment declined',
  text: 'Nothing was charged. You can try again or choose another method.',
  lines: {},
};

const toBookings = <ButtonLink to="/my-bookings">View My Bookings</ButtonLink>;

/** Back from a gateway's own page: what became of the payment (D12). */
export function PaymentReturn({ paymentId, cancelled, currency, leaveTo }: PaymentReturnProps) {
  const { outcome, lookAgain } = usePaymentOutcome(paymentId, cancelled);

  switch (outcome) {
    case 'success':
      return <ThankYou />;
    case 'failed':
      return <PaymentStage currency={currency} leaveTo={leaveTo} failed={DECLINED} />;
    case 'missing':
      return <PaymentStage currency={currency} leaveTo={leaveTo} />;
    case 'refunded':
    case 'partially_refunded':
      return (
        <EmptyState
          title="Payment returned"
          text="The seats were gone before the money arrived, so it goes back the way it came."
          action={<ButtonLink to={cartHref()}>Back to Cart</ButtonLink>}
        />
      );
    case 'unreachable':
      return (
        <ErrorPanel
          title="The payment could not be checked"
          text="Nothing is lost: if it went through, the booking is yours."
          onRetry={lookAgain}
        >
          {toBookings}
        </ErrorPanel>
      );
    case 'waiting':
      return (
        <div role="status">
          <EmptyState
            title="Confirming your payment"
            text="We are waiting for the payment service to tell us how it went."
            action={<Spinner large />}
          />
        </div>
      );
    case 'pending':
      return cancelled ? (
        <PaymentStage currency={currency} leaveTo={leaveTo} failed={LEFT} />
      ) : (
        <EmptyState
          title="Not confirmed yet"
          text="The payment service has not said how it went. The booking becomes yours as soon as it does."
          action={
            <>
              <Button variant="primary" onClick={lookAgain}>
                Check Again
              </Button>
              {toBookings}
            </>
          }
        />
      );
  }
}
