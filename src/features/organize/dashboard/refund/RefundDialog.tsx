import { useState } from 'react';
import { errorMessage, type EventBooking } from '@/api';
import { useGetBookingRefundQuery } from '@/api/console';
import { ReadDialog } from '@/components/dialogs/ReadDialog';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { RefundForm } from './RefundForm';
import { RefundHistory } from './RefundHistory';

interface RefundDialogProps {
  booking: EventBooking;
  timezone: string;
  onClose: () => void;
}

/** Refunds a booking in whole or part; where nothing is left, it shows the refunds that were made. */
export default function RefundDialog({ booking, timezone, onClose }: RefundDialogProps) {
  const { currentData: state, error } = useGetBookingRefundQuery({ id: booking.id });
  const [requested, setRequested] = useState(false);
  if (state && (requested || Number(state.refundable) > 0)) {
    return (
      <RefundForm
        state={state}
        timezone={timezone}
        onRequested={() => setRequested(true)}
        onClose={onClose}
      />
    );
  }
  // One dialog comes, when it is known which.
  if (!state && !error) {
    return (
      <VisuallyHidden>
        <span role="status">Loading the refunds</span>
      </VisuallyHidden>
    );
  }
  return (
    <ReadDialog title={`Refunds of ${booking.booking_number}`} maxWidth="sm" onClose={onClose}>
      {state ? (
        <RefundHistory state={state} timezone={timezone} />
      ) : (
        <p role="alert">{errorMessage(error, 'The refunds could not be loaded.')}</p>
      )}
    </ReadDialog>
  );
}
