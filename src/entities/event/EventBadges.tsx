import Chip from '@mui/material/Chip';
import type { EventSummary } from '@/api';
import type { Tone } from '@/theme/tone';
import { isAlmostSoldOut } from './eventView';
import { movedLabel, saleBadge } from './saleState';
import styles from './EventBadges.module.css';

/**
 * Exclusive; Booking Open and Almost Sold Out, or why it cannot be booked (docs/product.md#event-page);
 * New date.
 */
function badgesOf(event: EventSummary): { label: string; tone: Tone }[] {
  const closed = saleBadge(event);
  const moved = movedLabel(event);
  return [
    ...(event.is_exclusive ? [{ label: 'Exclusive', tone: 'primary' as const }] : []),
    closed ?? { label: 'Booking Open', tone: 'success' as const },
    ...(!closed && isAlmostSoldOut(event)
      ? [{ label: 'Almost Sold Out', tone: 'warning' as const }]
      : []),
    ...(moved ? [{ label: moved, tone: 'warning' as const }] : []),
  ];
}

export function EventBadges({ event }: { event: EventSummary }) {
  return (
    <ul className={styles.badges} aria-label="Status">
      {badgesOf(event).map(({ label, tone }) => (
        <li key={label}>
          <Chip size="small" color={tone} label={label} />
        </li>
      ))}
    </ul>
  );
}
