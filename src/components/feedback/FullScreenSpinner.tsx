import { Spinner } from '@/components/display/Spinner';
import styles from './FullScreenSpinner.module.css';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';

/** Shown only while the session is verified at the start (docs/product.md#sessions). */
export function FullScreenSpinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <div className={styles.screen} role="status">
      <Spinner large />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
