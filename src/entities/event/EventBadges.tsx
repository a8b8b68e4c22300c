import type { EventSummary } from '@/api';
import { Badge, type BadgeTone } from '@/components/display/Badge';
import { isAlmostSoldOut } from './eventView';
import { movedLabel, saleBadge } from './saleState';
import styles from './EventBadges.module.css';

/**
 * Exclusive; Booking Open and Almost Sold Out, or why it cannot be booked (docs/product.md#event-page);
 * New date.
 */
function badgesOf(event: EventSummary): { label: string; tone: BadgeTone }[] {
  const closed = saleBadge(event);
  const moved = movedLabel(event);
  return [
    ...(event.is_exclusive ? [{ label: 'Exclusive', tone: 'accent' as const }] : []),
    closed ?? { label: 'Booking Open', tone: 'ok' as const },
    ...(!closed && isAlmostSoldOut(event)
      ? [{ label: 'Almost Sold Out', tone: 'warn' as const }]
      : []),
    ...(moved ? [{ label: moved, tone: 'warn' as const }] : []),
  ];
}

export function EventBadges({ event }: { event: EventSummary }) {
  return (
    <ul className={styles.badges} aria-label="Status">
      {badgesOf(event).map(({ label, tone }) => (
        <li key={label}>
          <Badge tone={tone}>{label}</Badge>
        </li>
      ))}
    </ul>
  );
}
