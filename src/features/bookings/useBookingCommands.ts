import {
  errorMessage,
  useCancelBookingMutation,
  useLazyDownloadCalendarQuery,
  useLazyDownloadReceiptQuery,
  useLazyDownloadTicketsQuery,
  type Booking,
} from '@/api';
import { useToast } from '@/state';
import { saveFile } from './saveFile';

/** File names for downloads without a name from the server, and the toasts of each download. */
const FILES = {
  receipt: {
    name: (number: string) => `Foyer receipt ${number}.pdf`,
    done: 'Receipt download started',
    failed: 'Failed to download receipt',
  },
  tickets: {
    name: (number: string) => `Foyer tickets ${number}.pdf`,
    done: 'Ticket download started',
    failed: 'Failed to download tickets',
  },
  calendar: {
    name: (number: string) => `Foyer event ${number}.ics`,
    done: 'Calendar file download started',
    failed: 'Failed to download the calendar file',
  },
};

/** The API calls of a booking's actions, with their toasts (docs/product.md#messages). */
export function useBookingCommands({ id, booking_number: number }: Booking) {
  const [downloadReceipt] = useLazyDownloadReceiptQuery();
  const [downloadTickets] = useLazyDownloadTicketsQuery();
  const [downloadCalendar] = useLazyDownloadCalendarQuery();
  const [cancelBooking] = useCancelBookingMutation();
  const toast = useToast();

  const save = async (
    { name, done, failed }: (typeof FILES)[keyof typeof FILES],
    file: () => Promise<Blob>,
  ) => {
    try {
      saveFile(await file(), name(number));
      toast.success(done);
    } catch (error) {
      toast.error(errorMessage(error, failed));
    }
  };
  const saveReceipt = () => save(FILES.receipt, () => downloadReceipt({ id }).unwrap());
  const saveTickets = () => save(FILES.tickets, () => downloadTickets({ id }).unwrap());
  const saveCalendar = () => save(FILES.calendar, () => downloadCalendar({ id }).unwrap());

  const cancel = async () => {
    try {
      await cancelBooking({ id }).unwrap();
      toast.success('Booking cancelled successfully');
    } catch (error) {
      toast.error(errorMessage(error, 'Failed to cancel booking'));
    }
  };

  return { saveReceipt, saveTickets, saveCalendar, cancel };
}
