import { api, errorMessage, type Booking } from '@/api';
import { saveFile } from '@/lib/saveFile';
import { useAppDispatch, useToast } from '@/state';

/** File names for downloads without a name from the server, and the toasts of each download. */
const FILES = {
  receipt: {
    name: (number: string) => `Foyer receipt ${number}.pdf`,
    done: 'Receipt download started',
    failed: 'Failed to download receipt',
  },
  creditNote: {
    name: (number: string) => `Foyer credit note ${number}.pdf`,
    done: 'Credit note download started',
    failed: 'Failed to download the credit note',
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

/** A subscribed query would load the file again whenever the network comes back. */
const ONCE = { subscribe: false, forceRefetch: true } as const;

/** The downloads of a booking, with their toasts (docs/product.md#messages). */
export function useDocuments(booking: Pick<Booking, 'id' | 'booking_number'>) {
  const { id, booking_number: number } = booking;
  const dispatch = useAppDispatch();
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
  const saveReceipt = () =>
    save(FILES.receipt, () =>
      dispatch(api.endpoints.downloadReceipt.initiate({ id }, ONCE)).unwrap(),
    );
  const saveCreditNote = () =>
    save(FILES.creditNote, () =>
      dispatch(api.endpoints.downloadCreditNote.initiate({ id }, ONCE)).unwrap(),
    );
  const saveTickets = () =>
    save(FILES.tickets, () =>
      dispatch(api.endpoints.downloadTickets.initiate({ id }, ONCE)).unwrap(),
    );
  const saveCalendar = () =>
    save(FILES.calendar, () =>
      dispatch(api.endpoints.downloadCalendar.initiate({ id }, ONCE)).unwrap(),
    );

  return { saveReceipt, saveCreditNote, saveTickets, saveCalendar };
}
