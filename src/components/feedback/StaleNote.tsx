import { BusyButton } from '@/components/buttons/BusyButton';
import styles from './StaleNote.module.css';

interface StaleNoteProps {
  /** A promise keeps the button busy until it has settled. */
  onRetry: () => unknown;
}

/** Stands above loaded data whose last refetch failed; the data stays on the screen. */
export function StaleNote({ onRetry }: StaleNoteProps) {
  return (
    <div className={styles.note} role="alert">
      <p>This could not be refreshed and may be out of date.</p>
      <BusyButton variant="text" onClick={() => onRetry()}>
        Try Again
      </BusyButton>
    </div>
  );
}
