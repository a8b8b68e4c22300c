import type { EventSummary } from '@/api';
import { EventCard } from './EventCard';
import styles from './EventGrid.module.css';

const SKELETONS = 6;
const EAGER = 4;

interface EventGridProps {
  events: readonly EventSummary[];
  /** Refetching: the list stays, dimmed. */
  stale?: boolean;
  onPreview?: (event: EventSummary) => void;
}

export function EventGrid({ events, stale = false, onPreview }: EventGridProps) {
  return (
    <ul className={styles.grid} aria-busy={stale} data-stale={stale}>
      {events.map((event, index) => (
        <li key={event.id}>
          <EventCard event={event} eager={index < EAGER} onPreview={onPreview} />
        </li>
      ))}
    </ul>
  );
}

/** Six placeholders (section 2), each exactly as large as the card that replaces it. */
export function EventGridSkeleton() {
  return (
    <div role="status" aria-label="Loading events">
      <ul className={styles.grid} aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index} className={styles.ghost} data-testid="event-skeleton">
            <div className={styles.ghostPoster} />
            <div className={styles.ghostBody}>
              <div className={styles.ghostMeta} />
              <div className={styles.ghostTitle} />
              <div className={styles.ghostMeta} />
              <div className={styles.ghostFoot} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
