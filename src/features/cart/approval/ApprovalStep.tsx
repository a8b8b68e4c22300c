import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState, useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { useFormSubmit, type Booking } from '@/api';
import { useCreateApprovalMutation } from '@/api/console';
import { BusyButton } from '@/components/fields/BusyButton';
import { Icon } from '@/components/display/Icon';
import { anyOf, firstName } from '@/entities/approval/approvalView';
import { PolicyFindings } from '@/entities/approval/PolicyFindings';
import { namedGuests, type RequestValues } from '@/entities/approval/request/requestValues';
import { useOnlyCentre } from '@/entities/approval/CostCentreField';
import { usePolicyCheck } from '@/entities/approval/request/usePolicyCheck';
import { cartPath } from '@/lib/paths';
import { selectUser, useAppSelector, useToast } from '@/state';
import { ReviewLine } from '../components/BookingLine';
import { CartColumns, CartGroup, QuietText, SideBySide } from '../components/CartLayout';
import { PayBar, SummaryCard } from '../components/SummaryCard';
import { FailureNote } from '../payment/FailureNote';
import { countTickets } from '@/entities/booking/payable';
import type { PaymentFailure } from '../payment/paymentFailure';
import { policyOf, type CartData } from '../useCart';
import { ChargeCard } from './ChargeCard';
import { approvalCreateOf, describeRequestFailure, requestOf } from './requestForm';
import type { PurchaseInput } from './purchaseDraft';
import { useKeptRequest } from './useKeptRequest';
import { WhatHappensNext } from './WhatHappensNext';
import Lock from 'lucide-react/icons/lock';
import { earliestHoldEnd } from '@/entities/booking/useCartBookings';
import { useCountdown } from '@/hooks/useCountdown';
import { formatNearTime, formatDayTime } from '@/lib/dates';
import { CountdownCard } from '@/features/cart/components/HoldBar';

interface AskBarProps {
  bookings: readonly Booking[];
  /** Until when a request made now would hold the seats. */
  deadline: string | null | undefined;
  /** The hold has run out; the seats have to be loaded again. */
  onExpired: () => void;
}

/** The countdown of the hold, and what happens if the person asks in time. */
export function AskBar({ bookings, deadline, onExpired }: AskBarProps) {
  const end = earliestHoldEnd(bookings);
  const secondsLeft = useCountdown(end);
  const isOver = end === null || secondsLeft === 0;
  const hasExpired = end !== null && secondsLeft === 0;
  useEffect(() => {
    if (hasExpired) onExpired();
  }, [hasExpired, onExpired]);
  return (
    <CountdownCard icon={Lock} phase={isOver ? 'over' : 'running'} secondsLeft={secondsLeft}>
      {isOver ? (
        <Typography variant="body2" role="status">
          The hold has expired. Asking reserves the seats again if they are still free.
        </Typography>
      ) : (
        <Typography variant="body2">
          Ask before {formatNearTime(end)} and the seats stay held
          {deadline ? (
            <>
              {' '}
              until <strong>{formatDayTime(deadline)}</strong>, when the decision is due.
            </>
          ) : (
            ' while somebody decides.'
          )}
        </Typography>
      )}
    </CountdownCard>
  );
}

const FORM = 'approval-request';

interface ApprovalStepProps {
  cart: CartData;
  /** What was filled in before: to pay, or before a reload. */
  start: PurchaseInput;
  onChange: (input: PurchaseInput) => void;
  /** The request is made, and the cart is on its way. */
  onAsked: () => void;
}

/** Replaces payment when the company's policy requires an approval (docs/product/companies.md#approvals). */
export default function ApprovalStep({ cart, start, onChange, onAsked }: ApprovalStepProps) {
  const { payable, bookingIds, pending } = cart;
  const policy = policyOf(cart);
  const company = useAppSelector(selectUser)?.company ?? 'Your company';
  const form = useForm<RequestValues>({ defaultValues: requestOf(start) });
  const [centre, kind, guests] = useWatch({
    control: form.control,
    name: ['centre', 'kind', 'guests'],
  });
  const { check, isChecking, failed, retry } = usePolicyCheck({
    of: { booking_ids: bookingIds },
    ...(centre && { costCentre: centre.id }),
    guests: namedGuests({ kind, guests }),
  });
  const kept = useKeptRequest(form, start.cost_centre, onChange);
  const only = useOnlyCentre(policy?.has_cost_centres ?? false);
  const { handleSubmit, busy, failure } = useRequest(form, cart, onAsked);

  const isRefused = check ? check.outcome === 'refuse' : policy?.outcome === 'refuse';
  const decider = check?.deciders[0];
  const onAccount = check?.pays_on_account ?? policy?.pays_on_account ?? false;
  const button = {
    type: 'submit',
    form: FORM,
    variant: 'contained',
    busy: busy || cart.quote.isFetching,
    children: 'Request Approval',
  } as const;
  return (
    <>
      <CartColumns
        summary={
          <SummaryCard cart={cart} stage="payment">
            {isRefused ? (
              <p role="alert">
                {check?.findings.find(({ outcome }) => outcome === 'refuse')?.sentence ??
                  'Your company’s policy does not allow this.'}
              </p>
            ) : (
              <BusyButton {...button} size="large" fullWidth />
            )}
            <Button component={Link} variant="text" fullWidth to={cartPath()}>
              Back to Review
            </Button>
            {!isRefused && (
              <Stack direction="row" sx={{ justifyContent: 'center', gap: 1.25, mt: 0.5 }}>
                <Icon icon={ShieldCheck} small />
                <QuietText>
                  {onAccount
                    ? `Nothing is charged until ${decider ? firstName(decider.name) : 'somebody'} approves.`
                    : `Nothing is charged now. You pay once ${decider ? firstName(decider.name) : 'it'} ${decider ? 'approves' : 'is approved'}.`}
                </QuietText>
              </Stack>
            )}
          </SummaryCard>
        }
      >
        <AskBar bookings={payable} deadline={check?.deadline} onExpired={pending.refetch} />
        {failure && <FailureNote key={failure.text} title={failure.title} text={failure.text} />}
        <form id={FORM} onSubmit={handleSubmit} noValidate>
          <ChargeCard
            form={form}
            title={onAccount ? `${company} pays` : 'For the approval'}
            policy={policy}
            check={check}
            suggestion={kept.isLoading ? undefined : (kept.centre ?? only)}
          />
        </form>
        <SideBySide>
          <section aria-labelledby="policy-check" aria-busy={isChecking}>
            <Typography variant="h2" id="policy-check" sx={{ mb: 1.5 }}>
              Policy check
            </Typography>
            {check && <PolicyFindings findings={check.findings} />}
            {!check && !failed && (
              <div role="status" aria-label="Checking the policy">
                <Skeleton sx={{ typography: 'ui' }} />
                <Skeleton sx={{ typography: 'ui', width: '75%' }} />
              </div>
            )}
            {failed && (
              <Stack role="alert" sx={{ alignItems: 'flex-start', gap: 1 }}>
                <QuietText>The policy could not be checked.</QuietText>
                <BusyButton onClick={retry}>Try Again</BusyButton>
              </Stack>
            )}
          </section>
          {!isRefused && (
            <WhatHappensNext
              check={check}
              seats={countTickets(payable)}
              payer={centre?.name ?? company}
            />
          )}
        </SideBySide>
        <CartGroup id="to-ask" title="You are asking for">
          <ul>
            {payable.map((booking) => (
              <ReviewLine key={booking.id} booking={booking} problem={failure?.lines[booking.id]} />
            ))}
          </ul>
        </CartGroup>
      </CartColumns>
      {!isRefused && (
        <PayBar cart={cart}>
          <BusyButton {...button} />
        </PayBar>
      )}
    </>
  );
}

/** Sends the request and leads back to the cart, which then says until when the seats are held. */
function useRequest(
  form: ReturnType<typeof useForm<RequestValues>>,
  cart: CartData,
  onAsked: () => void,
) {
  const [create] = useCreateApprovalMutation();
  const [failure, setFailure] = useState<PaymentFailure | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  const { handleSubmit, busy } = useFormSubmit(form, {
    onSubmit: async (values) => {
      setFailure(null);
      const approvalCreate = approvalCreateOf(cart.bookingIds, values);
      const { steps } = await create({ approvalCreate }).unwrap();
      onAsked();
      toast.success(`Request sent to ${anyOf(steps[0]?.people ?? []) || 'the approver'}`);
      void navigate(cartPath(), { replace: true });
    },
    fallback: 'The request could not be sent. Please try again.',
    fieldNames: { cost_centre: 'centre' },
    onFailure: (error) => {
      setFailure(describeRequestFailure(error, cart.currency));
    },
  });
  return { handleSubmit, busy, failure };
}
