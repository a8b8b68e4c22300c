import { useState } from 'react';
import { errorMessage, type EventBooking } from '@/api';
import { useWithdrawComplimentaryTicketMutation } from '@/api/console';
import { Button } from '@/components/buttons/Button';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { useToast } from '@/state';

/** Takes a complimentary ticket back, once that is confirmed; nothing for one that was let in. */
export function WithdrawButton({ booking }: { booking: EventBooking }) {
  const { id, booking_number: number, state, checked_in: admitted } = booking;
  const [isOpen, setOpen] = useState(false);
  const [withdraw] = useWithdrawComplimentaryTicketMutation();
  const toast = useToast();
  if (state !== 'complimentary' || admitted > 0) return null;

  async function handleConfirm() {
    try {
      const { message } = await withdraw({ id }).unwrap();
      toast.success(message);
    } catch (error) {
      toast.error(errorMessage(error, 'The ticket could not be taken back. Please try again.'));
    }
    setOpen(false);
  }

  return (
    <>
      <Button
        variant="quiet"
        aria-label={`Take back the ticket of ${number}`}
        onClick={() => setOpen(true)}
      >
        Take back
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Take this ticket back?"
        text="It stops working at once, its seat is back on sale, and its holder is told by e-mail."
        confirmLabel="Take Back"
        cancelLabel="Keep Ticket"
        onConfirm={handleConfirm}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
