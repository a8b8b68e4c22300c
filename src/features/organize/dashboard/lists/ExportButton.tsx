import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { consoleApi, useExport } from '@/api/console';
import { ExportMenu } from '@/components/dialogs/ExportMenu';
import { Icon } from '@/components/display/Icon';
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
