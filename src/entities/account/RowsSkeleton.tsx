import Skeleton from '@mui/material/Skeleton';
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
          <Skeleton variant="rectangular" sx={{ aspectRatio: '1' }} className={styles.sign} />
          <div className={styles.who}>
            <Skeleton sx={{ typography: 'ui', width: '50%' }} />
            <Skeleton sx={{ typography: 'meta', width: '75%' }} />
          </div>
          <div className={styles.facts}>
            <Skeleton sx={{ typography: 'ui', width: '50%' }} />
            <Skeleton sx={{ typography: 'meta', width: '75%' }} />
          </div>
        </div>
      ))}
    </div>
  );
}
