import { Skeleton } from '@/components/feedback/Skeleton';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import styles from './InvitationRow.module.css';

/** Placeholder rows with the layout of invitations. */
export function RowsSkeleton({ rows, text }: { rows: number; text: string }) {
  return (
    <div>
      <VisuallyHidden>
        <span role="status">{text}</span>
      </VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton kind="square" className={styles.sign} />
          <div className={styles.who}>
            <Skeleton kind="ui" width="half" />
            <Skeleton kind="meta" width="long" />
          </div>
          <div className={styles.facts}>
            <Skeleton kind="ui" width="half" />
            <Skeleton kind="meta" width="long" />
          </div>
        </div>
      ))}
    </div>
  );
}
