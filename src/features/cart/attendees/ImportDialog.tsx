import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { type DataColumn, DataTable } from '@/components/dataList/DataTable';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { Dialog } from '@/components/dialogs/Dialog';
import { FileField } from '@/components/fields/FileField';
import { TextArea } from '@/components/fields/TextInput';
import {
  FIELD_LABELS,
  OPTIONAL_FIELDS,
  type AttendeeDetails,
} from '@/entities/attendee/attendeeDetails';
import { nameHint } from '@/entities/person/NameInput';
import { countOf } from '@/lib/text';
import type { AttendeeValues } from './attendeeRows';
import { planImport, type PlannedRow } from './attendeeImport';
import { useTable } from './useTable';
import { QuietText } from '../components/CartLayout';

interface ImportDialogProps {
  /** The current blocks of the form. */
  blocks: readonly AttendeeValues[];
  /** @param people by index of the block */
  onImport: (people: ReadonlyMap<number, AttendeeDetails>) => void;
  onClose: () => void;
}

const isNamed = ({ name, email }: AttendeeValues) => Boolean(name.trim() || email.trim());

/** For each row the block that it fills, or its problems. Cells are rendered as text, never as markup. */
const COLUMNS: readonly DataColumn<PlannedRow>[] = [
  { id: 'row', header: 'Row', width: 56, phoneLabel: true, render: ({ row }) => row },
  {
    id: 'ticket',
    header: 'Ticket',
    width: 136,
    phone: 'amount',
    render: ({ seat }) =>
      seat === null ? (
        <Chip size="small" color="error" label="Left out" />
      ) : (
        <Chip size="small" color="success" label={<>Attendee {seat + 1}</>} />
      ),
  },
  {
    id: 'name',
    header: 'Name',
    phone: 'title',
    wraps: true,
    render: ({ details }) => <bdi>{details.name}</bdi>,
  },
  {
    id: 'email',
    header: 'Email',
    wraps: true,
    minWidth: 180,
    render: ({ details }) => <bdi>{details.email}</bdi>,
  },
  {
    id: 'details',
    header: 'Details',
    phone: 'wide',
    wraps: true,
    minWidth: 180,
    render: ({ details, problems }) => (
      <>
        {problems.map((problem) => (
          <Typography key={problem} variant="label" component="p" color="error">
            {problem}
          </Typography>
        ))}
        <QuietText>{nameHint(details.name)}</QuietText>
        {OPTIONAL_FIELDS.filter((field) => details[field] !== '').map((field) => (
          <QuietText key={field}>
            {FIELD_LABELS[field]}: <bdi>{details[field]}</bdi>
          </QuietText>
        ))}
      </>
    ),
  },
];

/** Imports attendees from pasted spreadsheet rows or a CSV or XLSX file, after a preview. */
export default function ImportDialog({ blocks, onImport, onClose }: ImportDialogProps) {
  const id = useId();
  const source = useTable();
  const [keep, setKeep] = useState(true);
  const open = blocks.map((block, index) => ({ ...block, index })).filter(({ used }) => !used);
  const someNamed = open.some(isNamed);
  const seats = someNamed && keep ? open.filter((block) => !isNamed(block)) : open;
  const unchanged = blocks.filter((_block, index) => !seats.some((seat) => seat.index === index));
  const plan = planImport(source.table, seats, unchanged);

  const handleImport = () => {
    onImport(
      new Map(plan.rows.flatMap(({ seat, details }) => (seat === null ? [] : [[seat, details]]))),
    );
  };

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>Import attendees</DialogTitle>
      <DialogContent>
        <QuietText>
          One person per row: Name, Email, Phone, Employee ID, Department, Designation, Dietary,
          Special requirements. With these headings in the first row the columns may stand in any
          order; only Name and Email are needed.
        </QuietText>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
            alignItems: 'end',
            gap: 2,
            mt: 2,
            mb: 1,
          }}
        >
          <TextArea
            label="Paste rows from a spreadsheet"
            rows={4}
            value={source.pasted}
            onChange={(change) => source.paste(change.target.value)}
          />
          <FileField
            label={source.file ?? 'Or choose a CSV or XLSX file'}
            hint="It is read on this device and not sent anywhere."
            accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
            onChoose={(file) => void source.load(file)}
          />
        </Box>
        {someNamed && (
          <CheckboxField
            label="Keep the people who are named already, and fill the other seats"
            checked={keep}
            onChange={setKeep}
          />
        )}
        <Box role="status" sx={{ typography: 'ui', '& > p': { mt: 1 } }}>
          {source.reading && <p>Reading the list…</p>}
          {seats.length === 0 && <p>All seats already have a name.</p>}
          {plan.filled > 0 && <p>{summaryOf(plan.filled, plan.left, plan.rows.length)}</p>}
          {plan.unknown.length > 0 && <p>Ignored columns: {plan.unknown.join(', ')}.</p>}
        </Box>
        {(source.problem ?? plan.problem) && (
          <Typography role="alert" variant="label" component="p" color="error" sx={{ mt: 1 }}>
            {source.problem ?? plan.problem}
          </Typography>
        )}
        {plan.rows.length > 0 && (
          <>
            <Typography variant="label" component="p" color="textSecondary" sx={{ mt: 2, mb: 1 }}>
              Preview
            </Typography>
            <DataTable
              label="Preview"
              columns={COLUMNS}
              rows={plan.rows}
              rowKey={({ row }) => row}
            />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={plan.filled === 0} onClick={handleImport}>
          {plan.filled === 0 ? 'Fill seats' : `Fill ${countOf(plan.filled, 'seat')}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/**
 * @param left number of people without a seat
 * @param shown number of rows in the table below
 */
function summaryOf(filled: number, left: number, shown: number): string {
  const problems = shown - filled;
  return [
    `${countOf(filled, 'seat')} will be filled.`,
    problems > 0 && `${countOf(problems, 'row')} with problems will be left out.`,
    left > 0 &&
      `${countOf(left, 'more person', 'more people')} in the list: there is no seat for them.`,
  ]
    .filter(Boolean)
    .join(' ');
}
