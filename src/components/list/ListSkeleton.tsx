import { Skeleton } from '@/components/feedback/Skeleton';
import { cx } from '@/lib/cx';
import styles from './ListSkeleton.module.css';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

interface ListSkeletonProps {
  /** The accessible name, such as `Loading events`. */
  label: string;
  /** The picture at the start of each row. */
  sign: 'poster' | 'person' | 'none';
}

/** As high as a list with eight rows. */
export function ListSkeleton({ label, sign }: ListSkeletonProps) {
  return (
    <div role="status" aria-label={label}>
      <div className={styles.head} />
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          {sign === 'poster' && <Skeleton kind="poster" className={styles.thumb} />}
          {sign === 'person' && (
            <Skeleton kind="square" className={cx(styles.thumb, styles.person)} />
          )}
          <div className={styles.lines}>
            <Skeleton kind="ui" width="half" />
            <Skeleton kind="meta" width="short" />
          </div>
          <div className={styles.figures}>
            <Skeleton kind="ui" />
            <Skeleton kind="meta" width="long" />
          </div>
        </div>
      ))}
    </div>
  );
}
