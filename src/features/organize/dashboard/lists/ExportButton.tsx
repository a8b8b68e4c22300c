import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { LOAD_ONCE, useFileDownload } from '@/api';
import { consoleApi, useExport } from '@/api/console';
import { ExportMenu } from '@/components/dialogs/ExportMenu';
import { Icon } from '@/components/display/Icon';
import { BusyButton } from '@/components/fields/BusyButton';
import { lazyPart } from '@/components/lazy/lazyPart';
import type { AttendeeFileFilters } from './listFilters';

const { endpoints } = consoleApi;
const CALLS = {
  bookings: { csv: endpoints.exportEventBookingsCsv, xlsx: endpoints.exportEventBookingsXlsx },
  sales: { csv: endpoints.exportEventSalesCsv, xlsx: endpoints.exportEventSalesXlsx },
} as const;

interface ExportButtonProps {
  what: keyof typeof CALLS;
  /** The event, and the filters of its list. */
  query: { id: number };
}

/** A list of the dashboard as a file. */
export function ExportButton({ what, query }: ExportButtonProps) {
  const save = useExport<ExportButtonProps['query']>(what, CALLS[what], query);
  return <ExportMenu label={`Export the ${what}`} onExport={save} />;
}

const ExportAttendeesDialog = lazyPart(() => import('./ExportAttendeesDialog'));

interface ExportAttendeesProps {
  query: AttendeeFileFilters;
}

/** Asks for the columns and the kind of the attendees' file. */
export function ExportAttendees({ query }: ExportAttendeesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label="Export the attendees"
        onClick={() => setOpen(true)}
      >
        <Icon icon={Download} small /> Export
      </Button>
      {isOpen && <ExportAttendeesDialog query={query} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Every scan at the doors of an event, those that were refused or undone too. */
export function ExportScans({ eventId }: { eventId: number }) {
  const download = useFileDownload();
  const save = () =>
    download(endpoints.exportEventCheckInsCsv.initiate({ id: eventId }, LOAD_ONCE), {
      name: 'scans.csv',
      done: 'Your file with the scans is saved.',
      failed: 'The scans could not be exported. Please try again.',
    });
  return (
    <BusyButton aria-label="Export the scans" onClick={save}>
      <Icon icon={Download} small /> Scans
    </BusyButton>
  );
}
