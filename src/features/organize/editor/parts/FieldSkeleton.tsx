import { Skeleton } from '@/components/feedback/Skeleton';
import styles from './FieldSkeleton.module.css';

/** Of the size of a field that is being loaded: its label, its box, and the hint under it if it has one. */
export function FieldSkeleton({ hasHint = false }: { hasHint?: boolean }) {
  return (
    <div className={styles.field}>
      <Skeleton kind="ui" width="half" />
      <Skeleton kind="button" />
      {hasHint && <Skeleton kind="meta" width="half" />}
    </div>
  );
}
