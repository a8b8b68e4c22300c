import { useState } from 'react';
import type { EventSummary } from '@/api';
import { lazyPart } from '@/components/lazyPart';
import { EventCard, EventCardSkeleton } from './EventCard';
import styles from './EventGrid.module.css';

const SKELETONS = 6;
const EAGER = 4;

const QuickPreview = lazyPart(() => import('./QuickPreview'));

interface EventGridProps {
  events: readonly EventSummary[];
  /** Refetching: the list stays, dimmed. */
  stale?: boolean;
}

/** Cards in columns, each with its quick preview. */
export function EventGrid({ events, stale = false }: EventGridProps) {
  const [preview, setPreview] = useState<EventSummary | null>(null);
  return (
    <>
      <ul className={styles.grid} aria-busy={stale} data-stale={stale}>
        {events.map((event, index) => (
          <li key={event.id}>
            <EventCard event={event} eager={index < EAGER} onPreview={setPreview} />
          </li>
        ))}
      </ul>
      {preview && <QuickPreview event={preview} onClose={() => setPreview(null)} />}
    </>
  );
}

/** Six placeholders (docs/product.md#event-list), each exactly as large as the card that replaces it. */
export function EventGridSkeleton() {
  return (
    <div role="status" aria-label="Loading events">
      <ul className={styles.grid} aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index} data-testid="event-skeleton">
            <EventCardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}
