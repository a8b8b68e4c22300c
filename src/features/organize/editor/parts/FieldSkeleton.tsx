import Skeleton from '@mui/material/Skeleton';
import styles from './FieldSkeleton.module.css';

/** Of the size of a field that is being loaded: its label, its box, and the hint under it if it has one. */
export function FieldSkeleton({ hasHint = false }: { hasHint?: boolean }) {
  return (
    <div className={styles.field}>
      <Skeleton sx={{ typography: 'ui', width: '50%' }} />
      <Skeleton variant="rounded" sx={{ height: 44 }} />
      {hasHint && <Skeleton sx={{ typography: 'meta', width: '50%' }} />}
    </div>
  );
}
