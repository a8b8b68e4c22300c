import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { Dialog } from '@/components/dialogs/Dialog';
import { FileField } from '@/components/fields/FileField';
import { TextArea } from '@/components/fields/TextArea';
import type { AttendeeDetails } from '@/entities/attendee/attendeeDetails';
import { countOf } from '@/lib/text';
import type { AttendeeValues } from './attendeeRows';
import { planImport } from './attendeeImport';
import { useTable } from './useTable';
import { ImportPreview } from './ImportPreview';
import styles from './ImportDialog.module.css';

interface ImportDialogProps {
  /** The current blocks of the form. */
  blocks: readonly AttendeeValues[];
  /** @param people by index of the block */
  onImport: (people: ReadonlyMap<number, AttendeeDetails>) => void;
  onClose: () => void;
}

const isNamed = ({ name, email }: AttendeeValues) => Boolean(name.trim() || email.trim());

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
        <p className={styles.intro}>
          One person per row: Name, Email, Phone, Employee ID, Department, Designation, Dietary,
          Special requirements. With these headings in the first row the columns may stand in any
          order; only Name and Email are needed.
        </p>
        <div className={styles.sources}>
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
        </div>
        {someNamed && (
          <CheckboxField
            label="Keep the people who are named already, and fill the other seats"
            checked={keep}
            onChange={setKeep}
          />
        )}
        <div role="status" className={styles.status}>
          {source.reading && <p>Reading the list…</p>}
          {seats.length === 0 && <p>All seats already have a name.</p>}
          {plan.filled > 0 && <p>{summaryOf(plan.filled, plan.left, plan.rows.length)}</p>}
          {plan.unknown.length > 0 && <p>Not taken: {plan.unknown.join(', ')}.</p>}
        </div>
        {(source.problem ?? plan.problem) && (
          <p role="alert" className={styles.problem}>
            {source.problem ?? plan.problem}
          </p>
        )}
        {plan.rows.length > 0 && <ImportPreview rows={plan.rows} />}
      </DialogContent>
      <DialogActions className={styles.foot}>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={plan.filled === 0} onClick={handleImport}>
          {plan.filled === 0 ? 'Fill seats' : `Fill ${countOf(plan.filled, 'seat')}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** @param left people for whom there is no seat; shown how many rows are in the table below */
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
