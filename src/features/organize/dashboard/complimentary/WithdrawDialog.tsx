import type { EventBooking } from '@/api';
import { useWithdrawComplimentaryTicketMutation } from '@/api/console';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { useToast } from '@/state';

interface WithdrawDialogProps {
  booking: EventBooking;
  onClose: () => void;
}

/** Takes a complimentary ticket back, once that is confirmed. */
export default function WithdrawDialog({ booking: { id }, onClose }: WithdrawDialogProps) {
  const [withdraw] = useWithdrawComplimentaryTicketMutation();
  const toast = useToast();

  async function handleConfirm() {
    const { data } = await withdraw({ id });
    if (data) toast.success(data.message);
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title="Take this ticket back?"
      text="It stops working at once, its seat is back on sale, and its holder is told by email."
      confirmLabel="Take Back"
      cancelLabel="Keep Ticket"
      onConfirm={handleConfirm}
      onCancel={onClose}
    />
  );
}
