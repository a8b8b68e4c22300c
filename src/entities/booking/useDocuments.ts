import { api, LOAD_ONCE, useFileDownload, type Booking } from '@/api';

const { downloadReceipt, downloadCreditNote, downloadTickets, downloadCalendar } = api.endpoints;

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

/** The downloads of a booking, with their toasts (docs/product.md#messages). */
export function useDocuments(booking: Pick<Booking, 'id' | 'booking_number'>) {
  const { id, booking_number: number } = booking;
  const download = useFileDownload();
  const texts = textsFor(number);
  const saveReceipt = () => download(downloadReceipt.initiate({ id }, LOAD_ONCE), texts.receipt);
  const saveCreditNote = () =>
    download(downloadCreditNote.initiate({ id }, LOAD_ONCE), texts.creditNote);
  const saveTickets = () => download(downloadTickets.initiate({ id }, LOAD_ONCE), texts.tickets);
  const saveCalendar = () => download(downloadCalendar.initiate({ id }, LOAD_ONCE), texts.calendar);

  return { saveReceipt, saveCreditNote, saveTickets, saveCalendar };
}
