import { Skeleton } from '@/components/feedback/Skeleton';
import styles from './FieldPlace.module.css';

/** Of the size of a field that is being loaded: its label, its box, and the hint under it if it has one. */
export function FieldPlace({ hasHint = false }: { hasHint?: boolean }) {
  return (
    <div className={styles.place}>
      <Skeleton kind="ui" width="half" />
      <Skeleton kind="button" />
      {hasHint && <Skeleton kind="meta" width="half" />}
    </div>
  );
}
