import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Approval } from '@/api';
import { useWithdrawRequestMutation } from '@/api/console';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { isNotPaidInTime } from '@/entities/approval/approvalView';
import { useClock } from '@/hooks/useClock';
import { formatMoney, isFree } from '@/lib/money';
import { cartPath, paths } from '@/lib/paths';
import { useToast } from '@/state';
import { formatDayTime } from '@/lib/dates';

/** What the person who asked can do: withdraw, pay, name people, or go back to the cart. */
export function OwnRequest({ approval, isOver }: { approval: Approval; isOver: boolean }) {
  const { id, status, bookings, total, currency, pay_by: payBy, is_paid: isPaid } = approval;
  const [withdraw] = useWithdrawRequestMutation();
  const [isAsked, setIsAsked] = useState(false);
  const toast = useToast();
  const confirm = async () => {
    const { error } = await withdraw({ id });
    if (!error) toast.success('Withdrawn. The seats are back on sale');
    setIsAsked(false);
  };
  const isUnpaid = isNotPaidInTime(approval, useClock());
  const canPay = status === 'approved' && !isPaid && payBy !== null && !isUnpaid;
  const ended = isOver || isUnpaid || ['declined', 'expired', 'withdrawn'].includes(status);
  return (
    <Stack
      component="section"
      aria-label="Your request"
      sx={{ order: 5, gap: 1, mb: { xs: 3, md: 0 }, typography: 'body2' }}
    >
      {canPay && (
        <>
          <p>
            Approved. Pay until <strong>{formatDayTime(payBy)}</strong>; until then the seats stay
            yours.
          </p>
          <Button
            component={Link}
            variant="contained"
            size="large"
            fullWidth
            to={cartPath({ stage: 'payment', bookings: bookings.map((one) => one.id) })}
          >
            {isFree(total) ? 'Get the tickets' : `Pay ${formatMoney(total, currency)}`}
          </Button>
        </>
      )}
      {isPaid && (
        <Button component={Link} fullWidth to={paths.myBookings}>
          My Bookings
        </Button>
      )}
      {approval.can_withdraw && !isOver && (
        <Button fullWidth onClick={() => setIsAsked(true)}>
          Withdraw
        </Button>
      )}
      {(ended || status === 'pending') && (
        <Button component={Link} variant="text" fullWidth to={cartPath()}>
          Go to the cart
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        title="Withdraw this request?"
        text="The seats go back on sale and the budget is free again. No decision is needed any more."
        confirmLabel="Withdraw"
        onConfirm={confirm}
        onCancel={() => setIsAsked(false)}
      />
    </Stack>
  );
}
