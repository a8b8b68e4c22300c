import { useState } from 'react';
import { errorMessage, type EventBooking } from '@/api';
import { useResendConfirmationMutation } from '@/api/console';
import { useToast } from '@/state';

/** Sends the confirmation of a booking once more; `busy` is the booking that it is under way for. */
export function useResend() {
  const [send] = useResendConfirmationMutation();
  const [busy, setBusy] = useState<number | null>(null);
  const toast = useToast();
  const resend = async ({ id }: EventBooking) => {
    setBusy(id);
    try {
      toast.success((await send({ id }).unwrap()).message);
    } catch (error) {
      toast.error(errorMessage(error, 'The confirmation could not be sent. Please try again.'));
    } finally {
      setBusy(null);
    }
  };
  return { resend, busy };
}
