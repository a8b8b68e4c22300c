import { errorMessage } from '@/api';
import { consoleApi } from '@/api/console';
import { saveFile } from '@/lib/saveFile';
import { useAppDispatch, useToast } from '@/state';

export type ExportWhat = 'bookings' | 'attendees' | 'sales';
export type ExportFormat = 'csv' | 'xlsx';

const CALLS = {
  bookings: { csv: 'exportEventBookingsCsv', xlsx: 'exportEventBookingsXlsx' },
  attendees: { csv: 'exportEventAttendeesCsv', xlsx: 'exportEventAttendeesXlsx' },
  sales: { csv: 'exportEventSalesCsv', xlsx: 'exportEventSalesXlsx' },
} as const;

/** A subscribed query would load the file again whenever the network comes back. */
const ONCE = { subscribe: false, forceRefetch: true } as const;

/** Saves a list as a file; what goes wrong is said by a toast. */
export function useExport(what: ExportWhat, query: { id: number }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  return async (format: ExportFormat) => {
    try {
      const call = consoleApi.endpoints[CALLS[what][format]];
      const file = await dispatch(call.initiate(query, ONCE)).unwrap();
      saveFile(file, `${what}.${format}`);
      toast.success(`Your file with the ${what} is saved.`);
    } catch (error) {
      toast.error(errorMessage(error, `The ${what} could not be exported. Please try again.`));
    }
  };
}
