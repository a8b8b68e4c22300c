import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { errorMessage, type Booking } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel, StaleNote } from '@/components/feedback/ErrorPanel';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useClock } from '@/hooks/useClock';
import { isApproved, isWaiting } from '@/entities/booking/approvalState';
import { countTickets } from '@/entities/booking/payable';
import { readBookedForDraft } from '@/entities/booking/bookedForDraft';
import { useCartBookings } from '@/entities/booking/useCartBookings';
import { cartPath, paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { selectUser, useAppSelector } from '@/state';
import { CartColumns, CartGroup, CartSkeleton, QuietText } from '../components/CartLayout';
import { CartLine, PaidLine, WHY_PAID_STAYS } from '../components/CartLines';
import { HoldBar } from '../components/HoldBar';
import { PayBar, SummaryCard } from '../components/SummaryCard';
import { policyOf, useCart, type CartData } from '../useCart';
import { useRemoval } from '../useRemoval';

const HeldGroup = lazyPart(() => import('../approval/HeldGroup'));
const Refusal = lazyPart(() => import('../approval/Refusal'));

/** Unpaid bookings, paid bookings of coming events, and the price to pay (docs/spec-coverage.md#cart). */
export function CartStage({ currency }: { currency: string | null }) {
  const { bookings } = useCartBookings();
  const now = useClock();
  const only = useMemo(() => approvedToPay(bookings, now), [bookings, now]);
  const cart = useCart({ currency, only });
  const { pending, paid } = cart;

  if (!pending.currentData) {
    return pending.isError && !pending.isFetching ? (
      <ErrorPanel
        title="Failed to fetch bookings"
        text={errorMessage(pending.error, 'Your cart is safe. Please try again.')}
        onRetry={() => Promise.all([pending.refetch(), paid.isError && paid.refetch()])}
      />
    ) : (
      <CartSkeleton />
    );
  }
  if (pending.bookings.length === 0 && paid.currentData?.count === 0) {
    return (
      <EmptyState
        title="Your Cart is Empty"
        text="Tickets you choose are held for you here until you pay."
        action={
          <Button component={Link} variant="contained" to={paths.events}>
            Browse Corporate Events
          </Button>
        }
      />
    );
  }
  return <FilledCart cart={cart} only={only} />;
}

/** The bookings of the first approved request, when nothing else is to be paid; else null. */
function approvedToPay(bookings: readonly Booking[], now: number): number[] | null {
  const toPay = bookings.filter((one) => !isWaiting(one));
  if (!toPay.every(isApproved)) return null;
  const first = toPay.find(({ approval }) => Date.parse(approval?.pay_by ?? '') > now)?.approval;
  return first ? toPay.filter((one) => one.approval?.id === first.id).map(({ id }) => id) : null;
}

interface FilledCartProps {
  cart: CartData;
  /** The approved bookings whose price the summary shows; null to show the price of all others. */
  only: number[] | null;
}

function FilledCart({ cart, only }: FilledCartProps) {
  const { pending, payable } = cart;
  const policy = policyOf(cart);
  const waiting = pending.bookings.filter(isWaiting);
  const approved = pending.bookings.filter(isApproved);
  const open = pending.bookings.filter((one) => !isWaiting(one) && !isApproved(one));
  const toPay = [...approved, ...open];
  const canProceed = payable.length > 0 && policy?.outcome !== 'refuse';
  const next = policy?.outcome === 'needs_approval' ? 'Proceed to Approval' : 'Proceed to Payment';
  const removal = useRemoval(pending.refetch);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const user = useAppSelector(selectUser);
  const [unsaved, setUnsaved] = useState<Booking | null>(null);
  const outdated = [pending, cart.paid].filter((query) => query.isError && query.currentData);

  // The focused button was removed with its line.
  useEffect(() => {
    if (removal.removals > 0) heading.current?.focus({ preventScroll: true });
  }, [removal.removals]);

  const goToPayment = () =>
    void navigate(
      cartPath({ stage: 'payment', currency: currencyParam(cart), bookings: only ?? undefined }),
    );
  const proceed = () => {
    const draftOf = payable.find((booking) => user && readBookedForDraft(user.id, booking));
    if (draftOf) setUnsaved(draftOf);
    else goToPayment();
  };

  return (
    <>
      <CartColumns
        summary={
          <SummaryCard cart={cart} stage="cart">
            {approved.length > payable.filter(isApproved).length && (
              <QuietText>Each approved request is paid by itself.</QuietText>
            )}
            {canProceed && (
              <Button variant="contained" size="large" fullWidth onClick={proceed}>
                {next}
              </Button>
            )}
            <Button
              component={Link}
              variant={canProceed ? 'text' : 'outlined'}
              fullWidth
              to={paths.events}
            >
              Browse More Events
            </Button>
          </SummaryCard>
        }
      >
        {outdated.length > 0 && (
          <StaleNote onRetry={() => Promise.all(outdated.map((query) => query.refetch()))} />
        )}
        <HoldBar bookings={open} onExpired={pending.refetch} />
        {policy?.outcome === 'refuse' && <Refusal bookingIds={cart.bookingIds} />}
        {waiting.length > 0 && (
          <CartGroup id="in-approval" title={`In approval (${waiting.length})`}>
            <HeldGroup bookings={waiting} />
          </CartGroup>
        )}
        <CartGroup
          id="pending-payment"
          title={`Pending Payment (${toPay.length})`}
          titleRef={heading}
          note={toPay.length > 0 && <QuietText>{countOf(countTickets(toPay), 'ticket')}</QuietText>}
        >
          {approved.length > 0 && <HeldGroup bookings={approved} />}
          {toPay.length === 0 && <QuietText>No payments are due.</QuietText>}
          <ul>
            {open.map((booking) => (
              <CartLine key={booking.id} booking={booking} onRemove={removal.requestRemoval} />
            ))}
          </ul>
        </CartGroup>
        <PaidGroup paid={cart.paid} />
      </CartColumns>
      {canProceed && (
        <PayBar cart={cart}>
          <Button variant="contained" onClick={proceed}>
            {next}
          </Button>
        </PayBar>
      )}
      <ConfirmDialog
        open={removal.bookingToRemove !== null}
        title="Confirm Deletion"
        text="Are you sure you want to delete this cart item?"
        confirmLabel="Delete"
        onConfirm={removal.confirm}
        onCancel={removal.cancel}
      />
      <ConfirmDialog
        open={unsaved !== null}
        title="Not saved yet"
        text={`You changed who ${unsaved?.event_title ?? ''} is for, but didn’t save it.`}
        confirmLabel="Pay Without Saving"
        cancelLabel="Back to Cart"
        color="primary"
        onConfirm={goToPayment}
        onCancel={() => setUnsaved(null)}
      />
    </>
  );
}

/** The query string has a currency only if there are several. */
function currencyParam({ currencies, currency }: CartData): string | null {
  return currencies.length > 1 ? currency : null;
}

/** The group 'My Bookings (n)': paid bookings of coming events. */
function PaidGroup({ paid }: { paid: CartData['paid'] }) {
  const failed = paid.isError && !paid.isFetching && !paid.currentData;
  return (
    <CartGroup
      id="paid-bookings"
      title={`My Bookings${paid.currentData ? ` (${paid.currentData.count})` : ''}`}
      note={
        paid.bookings.length > 0 && (
          <QuietText id={WHY_PAID_STAYS}>
            Paid bookings can’t be removed. <Link to={paths.myBookings}>Cancel them</Link> in My
            Bookings.
          </QuietText>
        )
      }
    >
      {failed && (
        <Stack role="alert" sx={{ alignItems: 'flex-start', gap: 1 }}>
          <QuietText>Failed to fetch bookings</QuietText>
          <BusyButton onClick={() => paid.refetch()}>Try Again</BusyButton>
        </Stack>
      )}
      {!failed && !paid.currentData && <Skeleton variant="rounded" sx={{ height: 44 }} />}
      {paid.currentData?.count === 0 && (
        <QuietText>No paid bookings for upcoming events.</QuietText>
      )}
      <ul>
        {paid.bookings.map((booking) => (
          <PaidLine key={booking.id} booking={booking} />
        ))}
      </ul>
    </CartGroup>
  );
}
