import { useCancelBookingMutation, type Booking } from '@/api';
import { useDocuments } from '@/entities/booking/useDocuments';
import { useToast } from '@/state';

/** The API calls of a booking's actions, with their toasts (docs/product.md#messages). */
export function useBookingCommands(
  booking: Pick<Booking, 'id' | 'booking_number' | 'refund_on_cancel'>,
) {
  const documents = useDocuments(booking);
  const [cancelBooking] = useCancelBookingMutation();
  const toast = useToast();

  const cancel = async () => {
    // The sum in the question: the server refuses when it is another one by now.
    const refund = booking.refund_on_cancel?.refund ?? null;
    const { error } = await cancelBooking({ id: booking.id, bookingCancellation: { refund } });
    if (!error) toast.success('Booking cancelled successfully');
  };

  return { ...documents, cancel };
}
