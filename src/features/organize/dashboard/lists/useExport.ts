import { LOAD_ONCE, useFileDownload, type AttendeeColumn } from '@/api';
import { consoleApi } from '@/api/console';
import type { ExportFormat } from '@/components/dialogs/ExportMenu';

export type ExportWhat = 'bookings' | 'attendees' | 'sales';

const CALLS = {
  bookings: { csv: 'exportEventBookingsCsv', xlsx: 'exportEventBookingsXlsx' },
  attendees: { csv: 'exportEventAttendeesCsv', xlsx: 'exportEventAttendeesXlsx' },
  sales: { csv: 'exportEventSalesCsv', xlsx: 'exportEventSalesXlsx' },
} as const;

/** Saves a list as a file; the result is shown by a toast. */
export function useExport(what: ExportWhat, query: { id: number; columns?: AttendeeColumn[] }) {
  const download = useFileDownload();
  return (format: ExportFormat) =>
    download(consoleApi.endpoints[CALLS[what][format]].initiate(query, LOAD_ONCE), {
      name: `${what}.${format}`,
      done: `Your file with the ${what} is saved.`,
      failed: `The ${what} could not be exported. Please try again.`,
    });
}
