import styles from './FullScreenSpinner.module.css';
import { Spinner } from './Spinner';
import { VisuallyHidden } from './VisuallyHidden';

/** Only where the spec asks for it: while the session is being found out (spec section 2). */
export function FullScreenSpinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <div className={styles.screen} role="status">
      <Spinner large />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
