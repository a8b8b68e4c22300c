import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  errorMessage,
  type PaymentMethod,
  type Gateway,
  type PaymentGatewayList,
  useListPaymentGatewaysQuery,
} from '@/api';
import { ErrorPanel, StaleNote } from '@/components/feedback/ErrorPanel';
import { BusyButton } from '@/components/fields/BusyButton';
import { lazyPart } from '@/components/lazy/lazyPart';
import { countTickets } from '@/entities/booking/payable';
import { formatMoney, isFree } from '@/lib/money';
import { cartPath } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { useToast } from '@/state';
import { usePurchaseInput } from '../approval/purchaseDraft';
import { chargeOf, chargeProblem } from '../approval/requestForm';
import { ReviewLine } from '../components/BookingLine';
import { CartColumns, CartGroup, CartSkeleton, QuietText } from '../components/CartLayout';
import { HoldBar } from '../components/HoldBar';
import { PayBar, SummaryCard } from '../components/SummaryCard';
import { ThankYou } from '../components/ThankYou';
import { FailureNote } from '../payment/FailureNote';
import { GatewayChoice, PaymentMethodChoice } from '../payment/PaymentChoices';
import type { PaymentFailure } from '../payment/paymentFailure';
import { usePayment } from '../payment/usePayment';
import { policyOf, useCart, usePaidBookings } from '../useCart';

const NONE: PaymentGatewayList['gateways'] = [];

/** Sent when there is no choice; the sandbox then acts as this gateway (docs/product/payment.md#payment). */
const DEFAULT: Gateway = 'razorpay';

/**
 * The available payment gateways and the chosen one. When the list cannot be loaded, payment still
 * works with the default gateway.
 */
function useGateways() {
  const { data, isLoading } = useListPaymentGatewaysQuery();
  const [chosen, choose] = useState<Gateway | null>(null);
  const gateways = data?.gateways ?? NONE;
  const selected = (gateways.find(({ name }) => name === chosen) ?? gateways[0])?.name;
  const outside = gateways.filter(({ name }) => name !== 'account');
  const isSandboxAlone = outside.length === 1 && selected === 'sandbox';
  return {
    gateways,
    selected,
    choose,
    /** The gateway of the payment request. */
    gatewayToSend: isSandboxAlone ? DEFAULT : (selected ?? DEFAULT),
    isLoading,
  };
}

const ApprovalStep = lazyPart(() => import('../approval/ApprovalStep'), <CartSkeleton />);
const AccountNote = lazyPart(() => import('../payment/AccountNote'));
const ChargedTo = lazyPart(() => import('../approval/ChargedTo'));

interface PaymentStageProps {
  /** The bookings to pay; null for all of the cart. */
  bookingIds: readonly number[] | null;
  currency: string | null;
  /** Navigates to a gateway's page. */
  leaveTo: (url: string) => void;
  /** Failure of a payment on that page. */
  failed?: PaymentFailure;
}

/** Payment method, total and Pay (docs/product/payment.md#payment). Redirects to the cart if there is nothing to pay. */
export function PaymentStage({ bookingIds: only, currency, leaveTo, failed }: PaymentStageProps) {
  const paid = usePaidBookings();
  const arePaid = async (ids: readonly number[]) => {
    const { data } = await paid.refetch();
    return ids.every((id) => data?.results.some((booking) => booking.id === id));
  };
  const payment = usePayment({ leaveTo, arePaid, initialFailure: failed });
  const cart = useCart({ currency, only, paying: payment.busy || payment.succeeded });
  const { pending, payable, quote, bookingIds } = cart;
  const gateways = useGateways();
  const [method, setMethod] = useState<PaymentMethod>('upi');
  const { input: charge, change: setCharge, clear: clearCharge } = usePurchaseInput(bookingIds);
  const [showsProblem, setShowsProblem] = useState(false);
  const [wantsApproval, setWantsApproval] = useState(false);
  const [isRequested, setIsRequested] = useState(false);

  // A payment whose answer was lost may have succeeded; the refetched lists show it.
  const paidInLists =
    payment.attempted.length > 0 &&
    payment.attempted.every((id) => paid.bookings.some((booking) => booking.id === id));
  const isPaid = payment.succeeded || paidInLists;
  useEffect(() => {
    if (isPaid) clearCharge();
  }, [isPaid, clearCharge]);
  if (isPaid) {
    return <ThankYou bookingId={payment.attempted[0]} />;
  }

  if (!pending.currentData) {
    return pending.isError && !pending.isFetching ? (
      <ErrorPanel
        title="Failed to fetch bookings"
        text={errorMessage(pending.error, 'Nothing was charged. Please try again.')}
        onRetry={() => pending.refetch()}
      />
    ) : (
      <CartSkeleton />
    );
  }
  if (payable.length === 0) {
    return pending.isFetching || paid.isFetching || payment.busy || isRequested ? (
      <CartSkeleton />
    ) : (
      <NothingToPay />
    );
  }

  const policy = policyOf(cart);
  if ((policy && policy.outcome !== 'allow') || wantsApproval) {
    return (
      <ApprovalStep
        cart={cart}
        start={charge}
        onChange={setCharge}
        onAsked={() => {
          clearCharge();
          setIsRequested(true);
        }}
      />
    );
  }

  const asksCharge = policy !== null && (policy.has_cost_centres || policy.asks_guests);
  const problem = chargeProblem(policy, charge);
  // The button shows the amount that is sent, never an outdated one.
  const total = payment.busy
    ? quote.data?.total
    : quote.isFetching
      ? undefined
      : quote.currentData?.total;
  const pay = () => {
    if (total === undefined) return;
    if (problem !== null) {
      setShowsProblem(true);
      return;
    }
    const gateway = gateways.gatewayToSend;
    const purchase = { bookingIds, amount: total, currency: cart.currency, method, gateway };
    void payment.pay(asksCharge ? { ...purchase, charge: chargeOf(charge) } : purchase);
  };
  const isAllFree = payable.every((booking) => isFree(booking.total_amount));
  const onAccount = gateways.selected === 'account' && !isAllFree;
  const label =
    total === undefined ? 'Pay' : payLabel(total, cart.currency) + (onAccount ? ' on Account' : '');
  const payButton = {
    variant: 'contained',
    busy: payment.busy || quote.isFetching || gateways.isLoading,
    disabled: total === undefined && !quote.isFetching,
    onClick: pay,
  } as const;

  return (
    <>
      <CartColumns
        summary={
          <SummaryCard cart={cart} stage="payment">
            <BusyButton {...payButton} size="large" fullWidth>
              {label}
            </BusyButton>
            <Button component={Link} variant="text" fullWidth to={cartPath()}>
              Back to Cart
            </Button>
          </SummaryCard>
        }
      >
        {pending.isError && <StaleNote onRetry={() => pending.refetch()} />}
        <HoldBar bookings={payable} onExpired={pending.refetch} />
        {payment.failure && (
          <FailureNote title={payment.failure.title} text={payment.failure.text}>
            {payment.failure.needsApproval && (
              <Button onClick={() => setWantsApproval(true)}>Ask for Approval</Button>
            )}
            {Object.keys(payment.failure.lines).length > 0 && (
              <Button component={Link} to={cartPath()}>
                Change Cart
              </Button>
            )}
          </FailureNote>
        )}
        {asksCharge && (
          <ChargedTo
            policy={policy}
            bookingIds={bookingIds}
            problem={showsProblem ? problem : null}
            value={charge}
            onChange={setCharge}
            onAsk={() => setWantsApproval(true)}
          />
        )}
        {!isAllFree && gateways.selected !== 'account' && (
          <PaymentMethodChoice value={method} onChange={setMethod} disabled={payment.busy} />
        )}
        {!isAllFree && (
          <GatewayChoice
            gateways={gateways.gateways}
            value={gateways.selected}
            onChange={gateways.choose}
            disabled={payment.busy}
          />
        )}
        {onAccount && policy?.account && <AccountNote account={policy.account} total={total} />}
        <CartGroup
          id="to-pay"
          title={isAllFree ? 'Your tickets' : 'You are paying for'}
          note={<QuietText>{countOf(countTickets(payable), 'ticket')}</QuietText>}
        >
          <ul>
            {payable.map((booking) => (
              <ReviewLine
                key={booking.id}
                booking={booking}
                problem={payment.failure?.lines[booking.id]}
              />
            ))}
          </ul>
        </CartGroup>
      </CartColumns>
      <PayBar cart={cart}>
        <BusyButton {...payButton}>{label}</BusyButton>
      </PayBar>
    </>
  );
}

/** Leads back to the cart, with a message. */
function NothingToPay() {
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    toast.error('No pending bookings to process');
    void navigate(cartPath(), { replace: true });
  }, [navigate, toast]);
  return <CartSkeleton />;
}

/** Nothing is paid for free tickets. */
const payLabel = (total: string, currency: string) =>
  isFree(total) ? 'Get Free Tickets' : `Pay ${formatMoney(total, currency)}`;
