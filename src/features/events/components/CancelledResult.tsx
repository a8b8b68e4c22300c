import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { EventCancelled } from '@/api';
import { Button } from '@/components/Button';
import { cancelledSentences } from '../cancelSentences';
import styles from './OrganizerDialog.module.css';

interface CancelledResultProps {
  /** Of the dialog it stands in. */
  id: string;
  done: EventCancelled;
  onClose: () => void;
}

/** What a cancellation has done. */
export function CancelledResult({ id, done, onClose }: CancelledResultProps) {
  return (
    <>
      <DialogTitle id={`${id}-title`}>The event is cancelled</DialogTitle>
      <DialogContent>
        <div id={`${id}-text`} role="status" className={styles.results}>
          {cancelledSentences(done).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="primary" onClick={onClose} autoFocus>
          Done
        </Button>
      </DialogActions>
    </>
  );
}
