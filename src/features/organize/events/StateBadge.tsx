import Chip from '@mui/material/Chip';
import type { OrganizedEventSummary } from '@/api';
import { eventState } from './eventState';
import styles from './StateBadge.module.css';

interface StateBadgeProps {
  event: OrganizedEventSummary;
  /** Epoch milliseconds. */
  now: number;
}

export function StateBadge({ event, now }: StateBadgeProps) {
  const { label, tone } = eventState(event, now);
  if (tone === 'outlined' || tone === 'inverse') {
    return (
      <span className={styles.badge} data-tone={tone}>
        {label}
      </span>
    );
  }
  return <Chip size="small" color={tone} label={label} />;
}
