import { useState } from 'react';
import type { EventBooking } from '@/api';
import { useResendConfirmationMutation } from '@/api/console';
import { useToast } from '@/state';

/** Sends the confirmation of a booking once more; `busy` is the booking that it is under way for. */
export function useResend() {
  const [send] = useResendConfirmationMutation();
  const [busy, setBusy] = useState<number | null>(null);
  const toast = useToast();
  const resend = async ({ id }: EventBooking) => {
    setBusy(id);
    const { data } = await send({ id });
    if (data) toast.success(data.message);
    setBusy(null);
  };
  return { resend, busy };
}
