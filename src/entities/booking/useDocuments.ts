import {
  api,
  errorMessage,
  LOAD_ONCE,
  useFileDownload,
  type Booking,
  type BookingDocument,
} from '@/api';
import { useAppDispatch, useToast } from '@/state';

const { downloadReceipt, downloadCreditNote, downloadTickets, downloadCalendar } = api.endpoints;
const { listCreditNotes, downloadNumberedCreditNote } = api.endpoints;

/** File names for downloads without a name from the server, and the toasts of each download. */
const textsFor = (number: string) => ({
  receipt: {
    name: `Foyer receipt ${number}.pdf`,
    done: 'Receipt download started',
    failed: 'Failed to download receipt',
  },
  creditNote: {
    name: `Foyer credit note ${number}.pdf`,
    done: 'Credit note download started',
    failed: 'Failed to download the credit note',
  },
  tickets: {
    name: `Foyer tickets ${number}.pdf`,
    done: 'Ticket download started',
    failed: 'Failed to download tickets',
  },
  calendar: {
    name: `Foyer event ${number}.ics`,
    done: 'Calendar file download started',
    failed: 'Failed to download the calendar file',
  },
});

/** The downloads of a booking, with their toasts (docs/product/calls.md#messages). */
export function useDocuments(booking: Pick<Booking, 'id' | 'booking_number'>) {
  const { id, booking_number: number } = booking;
  const download = useFileDownload();
  const texts = textsFor(number);
  const dispatch = useAppDispatch();
  const toast = useToast();
  const saveReceipt = () => download(downloadReceipt.initiate({ id }, LOAD_ONCE), texts.receipt);
  const saveCreditNote = () =>
    download(downloadCreditNote.initiate({ id }, LOAD_ONCE), texts.creditNote);
  const saveNumberedNote = ({ id: documentId }: Pick<BookingDocument, 'id'>) =>
    download(downloadNumberedCreditNote.initiate({ id, documentId }, LOAD_ONCE), texts.creditNote);
  /** Saves the only credit note; several are returned, to choose from. */
  const openCreditNotes = async (): Promise<readonly BookingDocument[]> => {
    try {
      const { results } = await dispatch(listCreditNotes.initiate({ id }, LOAD_ONCE)).unwrap();
      if (results.length > 1) return results;
      await saveCreditNote();
    } catch (error) {
      toast.error(errorMessage(error, texts.creditNote.failed));
    }
    return [];
  };
  const saveTickets = () => download(downloadTickets.initiate({ id }, LOAD_ONCE), texts.tickets);
  const saveCalendar = () => download(downloadCalendar.initiate({ id }, LOAD_ONCE), texts.calendar);

  return { saveReceipt, openCreditNotes, saveNumberedNote, saveTickets, saveCalendar };
}
