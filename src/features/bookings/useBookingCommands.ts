import {
  errorMessage,
  useCancelBookingMutation,
  useLazyDownloadReceiptQuery,
  type Booking,
} from '@/api';
import { saveFile } from './saveFile';
import { useTell } from './useTell';

/** What a row can ask of the server, with the catalogue's words for how it went (section 8). */
export function useBookingCommands({ id, booking_number: number }: Booking) {
  const [downloadReceipt] = useLazyDownloadReceiptQuery();
  const [cancelBooking] = useCancelBookingMutation();
  const tell = useTell();

  const saveReceipt = async () => {
    try {
      saveFile(await downloadReceipt({ id }).unwrap(), `Foyer receipt ${number}.pdf`);
      tell.success('Receipt download started');
    } catch (error) {
      tell.error(errorMessage(error, 'Failed to download receipt'));
    }
  };

  const cancel = async () => {
    try {
      await cancelBooking({ id }).unwrap();
      tell.success('Booking cancelled successfully');
    } catch (error) {
      tell.error(errorMessage(error, 'Failed to cancel booking'));
    }
  };

  return { saveReceipt, cancel };
}
