import { useState } from 'react';
import { Button } from '@/components/buttons/Button';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { Radio } from '@/components/fields/Radio';
import { formatTime } from '@/lib/dates';
import { useEditor } from '../EditorContext';
import type { Conflict } from '../form/merge';
import styles from './ConflictDialog.module.css';

type Side = 'mine' | 'theirs';

interface ConflictDialogProps {
  conflicts: readonly Conflict[];
  /** When they saved. */
  savedAt: string;
  timezone: string;
}

/** Two people have changed the same fields: one choice for each; the rest is merged. */
export default function ConflictDialog({ conflicts, savedAt, timezone }: ConflictDialogProps) {
  const { resolve, postpone } = useEditor();
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const [isMissing, setMissing] = useState(false);
  const isComplete = conflicts.every(({ id }) => choices[id] !== undefined);
  const count = conflicts.length === 1 ? 'one field' : `${conflicts.length} fields`;
  return (
    <FormDialog
      title={`Somebody saved this event at ${formatTime(savedAt, timezone)}`}
      text={`You both changed ${count}. The rest is merged.`}
      submitLabel="Save my choice"
      cancelLabel="Decide later"
      busy={false}
      failure={isMissing && !isComplete ? 'Choose one for each field.' : null}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) resolve(conflicts.filter(({ id }) => choices[id] === 'theirs'));
        else setMissing(true);
      }}
      onClose={postpone}
    >
      {conflicts.map(({ id, label, ...values }) => (
        <fieldset key={id} className={styles.row}>
          <legend>{label}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className={styles.side}>
              <Radio
                name={id}
                checked={choices[id] === side}
                onChange={() => setChoices({ ...choices, [id]: side })}
              />
              <span>
                <small>{side === 'mine' ? 'Yours' : 'Theirs'}</small>
                {values[side] || 'Empty'}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <p className={styles.all}>
        {(['mine', 'theirs'] as const).map((side) => (
          <Button
            key={side}
            variant="quiet"
            onClick={() => setChoices(Object.fromEntries(conflicts.map(({ id }) => [id, side])))}
          >
            {side === 'mine' ? 'Keep all of mine' : 'Take all of theirs'}
          </Button>
        ))}
      </p>
    </FormDialog>
  );
}
