import { errorMessage, useCancelBookingMutation, type Booking } from '@/api';
import { useDocuments } from '@/entities/booking/useDocuments';
import { useToast } from '@/state';

/** The API calls of a booking's actions, with their toasts (docs/product.md#messages). */
export function useBookingCommands(booking: Pick<Booking, 'id' | 'booking_number'>) {
  const documents = useDocuments(booking);
  const [cancelBooking] = useCancelBookingMutation();
  const toast = useToast();

  const cancel = async () => {
    try {
      await cancelBooking({ id: booking.id }).unwrap();
      toast.success('Booking cancelled successfully');
    } catch (error) {
      toast.error(errorMessage(error, 'Failed to cancel booking'));
    }
  };

  return { ...documents, cancel };
}
