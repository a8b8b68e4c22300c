import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Dialog } from '@/components/dialogs/Dialog';
import { Radio } from '@/components/fields/Radio';
import { countOf } from '@/lib/text';
import styles from './OrganizerConflictDialog.module.css';
import {
  FIELD_LABELS,
  valuesOf,
  type OrganizerField,
  type OrganizerValues,
} from './organizerFields';
import type { Conflict } from './useOrganizerForm';

interface OrganizerConflictDialogProps {
  conflict: Conflict;
  /** The values to save; null keeps what somebody else has saved. */
  onSettle: (chosen: OrganizerValues | null) => unknown;
}

/** Somebody else has saved meanwhile: one choice for each field, and nothing is overwritten unseen. */
export default function OrganizerConflictDialog({
  conflict: { latest, merged, fields },
  onSettle,
}: OrganizerConflictDialogProps) {
  const id = useId();
  const [chosen, setChosen] = useState(merged);
  const theirs = valuesOf(latest);

  const choice = (field: OrganizerField, words: string, value: string) => (
    <label className={styles.choice}>
      <Radio
        name={field}
        checked={chosen[field] === value}
        onChange={() => setChosen({ ...chosen, [field]: value })}
      />
      <span>
        <span className={styles.whose}>{words}</span>
        {value || 'Empty'}
      </span>
    </label>
  );

  return (
    <Dialog
      open
      onClose={() => onSettle(null)}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>Somebody else changed this</DialogTitle>
      <DialogContent>
        <p id={`${id}-text`} className={styles.text}>
          You both changed {countOf(fields.length, 'field', 'fields')}. The rest is merged.
        </p>
        {fields.map((field) => (
          <fieldset key={field} className={styles.field}>
            <legend>{FIELD_LABELS[field]}</legend>
            {choice(field, 'Yours', merged[field])}
            {choice(field, 'Theirs', theirs[field])}
          </fieldset>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onSettle(null)}>Keep Theirs</Button>
        <BusyButton variant="contained" onClick={() => onSettle(chosen)}>
          Save My Choice
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
