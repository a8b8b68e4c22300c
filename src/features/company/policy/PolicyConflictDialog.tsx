import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { Category } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Dialog } from '@/components/dialogs/Dialog';
import styles from './PolicyConflictDialog.module.css';
import { settingSentences, valuesOf, type PolicyValues } from './policyValues';
import { textOf } from './RulesCard';
import type { PolicyConflict } from './usePolicyForm';

interface PolicyConflictDialogProps {
  conflict: PolicyConflict;
  categories: readonly Category[];
  onSettle: (choice: 'mine' | 'theirs') => unknown;
}

/** Somebody else has saved meanwhile: both policies in full, and nothing is overwritten unseen. */
export default function PolicyConflictDialog(props: PolicyConflictDialogProps) {
  const { conflict, categories, onSettle } = props;
  const id = useId();
  const column = (title: string, values: PolicyValues) => (
    <section>
      <h3>{title}</h3>
      <ul>
        {values.rules.map((rule) => (
          <li key={rule.key}>{textOf(rule, categories)}</li>
        ))}
        {values.rules.length === 0 && <li>No rules.</li>}
        {settingSentences(values).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
  return (
    <Dialog
      open
      onClose={() => onSettle('theirs')}
      maxWidth="md"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>Somebody else changed the policy</DialogTitle>
      <DialogContent>
        <p id={`${id}-text`}>Theirs holds now. Save yours over it, or keep theirs.</p>
        <div className={styles.columns}>
          {column('Theirs', valuesOf(conflict.latest))}
          {column('Yours', conflict.mine)}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onSettle('theirs')}>Keep Theirs</Button>
        <BusyButton variant="contained" onClick={() => onSettle('mine')}>
          Save Mine
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
