import type { OrganizedEventSummary } from '@/api';
import { Badge } from '@/components/display/Badge';
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
  return <Badge tone={tone}>{label}</Badge>;
}
