import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Button } from '@/components/buttons/Button';
import { Dialog } from '@/components/dialogs/Dialog';
import styles from './KeysDialog.module.css';

const KEYS: readonly (readonly [keys: string, words: string])[] = [
  ['/', 'Search this list'],
  ['Ctrl K', 'Search everything'],
  ['N', 'New event'],
  ['Arrows, Home, End', 'Move in the grid'],
  ['Enter', 'Open the event of the row'],
  ['E', 'Edit it'],
  ['D', 'Duplicate it'],
  ['Shift F10', 'Open its menu'],
  ['?', 'This list of keys'],
];

/** The keys of the events list. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Keys</DialogTitle>
      <DialogContent>
        <dl className={styles.keys}>
          {KEYS.map(([keys, words]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
