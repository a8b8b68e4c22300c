import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormGroup from '@mui/material/FormGroup';
import { useId, useState } from 'react';
import type { AttendeeColumn } from '@/api';
import { consoleApi, useExport } from '@/api/console';
import { BusyButton } from '@/components/fields/BusyButton';
import { Dialog } from '@/components/dialogs/Dialog';
import type { ExportFormat } from '@/components/dialogs/ExportMenu';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { readStoredNames, saveStoredNames } from '@/lib/storedNames';
import { selectUser, useAppSelector } from '@/state';
import type { AttendeeFileFilters } from './listFilters';

const { exportEventAttendeesCsv: csv, exportEventAttendeesXlsx: xlsx } = consoleApi.endpoints;

const columnGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
};

/** In the order of the file. */
const EXPORT_COLUMNS: Readonly<Record<AttendeeColumn, string>> = {
  ticket_number: 'Ticket number',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  employee_id: 'Employee ID',
  department: 'Department',
  designation: 'Designation',
  ticket: 'Ticket',
  complimentary: 'Complimentary',
  booking: 'Booking',
  booked_by: 'Booked by',
  seat: 'Seat',
  seats: 'Seats of the booking',
  food: 'Food',
  special_needs: 'Special needs',
  checked_in: 'Checked in',
};

const NAMES = Object.keys(EXPORT_COLUMNS) as AttendeeColumn[];

/** Ticked only by whoever needs them. */
const UNTICKED: readonly AttendeeColumn[] = ['phone', 'employee_id', 'department', 'designation'];

/** localStorage key: the columns that a person exported last. */
const storageKey = (userId: number) => `foyer-attendee-columns:${userId}`;

const readExportColumns = (userId: number): AttendeeColumn[] =>
  readStoredNames(storageKey(userId), NAMES) ?? NAMES.filter((name) => !UNTICKED.includes(name));

const saveExportColumns = (userId: number, columns: readonly AttendeeColumn[]): void =>
  saveStoredNames(storageKey(userId), columns);

interface ExportAttendeesDialogProps {
  query: AttendeeFileFilters;
  onClose: () => void;
}

/** Which columns the file of the attendees has; remembered for the person in this browser. */
export default function ExportAttendeesDialog({ query, onClose }: ExportAttendeesDialogProps) {
  const id = useId();
  const userId = useAppSelector(selectUser)?.id ?? 0;
  const [columns, setColumns] = useState<readonly AttendeeColumn[]>(() =>
    readExportColumns(userId),
  );
  const [busyWith, setBusyWith] = useState<ExportFormat | null>(null);
  const save = useExport('attendees', { csv, xlsx }, { ...query, columns: [...columns] });
  const toggle = (column: AttendeeColumn, isChosen: boolean) =>
    setColumns(isChosen ? [...columns, column] : columns.filter((one) => one !== column));
  const handleExport = async (format: ExportFormat) => {
    saveExportColumns(userId, columns);
    setBusyWith(format);
    await save(format);
    onClose();
  };
  const submitProps = (format: ExportFormat) => ({
    busy: busyWith === format,
    disabled: columns.length === 0,
    onClick: () => handleExport(format),
  });
  return (
    <Dialog
      open
      onClose={busyWith ? undefined : onClose}
      // Keys that are pressed here are not meant for what lies behind.
      onKeyDown={(event) => event.stopPropagation()}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>Export the attendees</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          For running this event only. These details belong to the attendees’ companies.
        </DialogContentText>
        <FormGroup role="group" aria-label="Columns" sx={columnGrid}>
          {(Object.keys(EXPORT_COLUMNS) as AttendeeColumn[]).map((column) => (
            <CheckboxField
              key={column}
              label={EXPORT_COLUMNS[column]}
              checked={columns.includes(column)}
              onChange={(isChosen) => toggle(column, isChosen)}
            />
          ))}
        </FormGroup>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busyWith !== null}>
          Cancel
        </Button>
        <BusyButton {...submitProps('csv')}>Comma separated (.csv)</BusyButton>
        <BusyButton variant="contained" {...submitProps('xlsx')}>
          Excel (.xlsx)
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
