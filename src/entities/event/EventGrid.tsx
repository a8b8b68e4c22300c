import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorMessage, type EventSummary } from '@/api';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { lazyPart } from '@/components/lazy/lazyPart';
import { paths } from '@/lib/paths';
import { EventCard, EventCardSkeleton } from './EventCard';
import styles from './EventGrid.module.css';

const SKELETONS = 6;
/** Cards of the first row, where the grid is the first thing on the page. */
const FIRST_ROW = 4;
/** So few events have the room to be shown with their descriptions. */
const LEADS = 2;

const QuickPreview = lazyPart(() => import('./QuickPreview'));

interface EventGridProps {
  events: readonly EventSummary[];
  /** True while refetching: the list is dimmed. */
  stale?: boolean;
  /** How many cards load their posters at once; the others when they come into view. */
  eager?: number;
  /** These are all the events there are, one to three: they are shown large. */
  few?: boolean;
}

/** Cards in columns, each with its quick preview. */
export function EventGrid({
  events,
  stale = false,
  eager = FIRST_ROW,
  few = false,
}: EventGridProps) {
  const [preview, setPreview] = useState<EventSummary | null>(null);
  return (
    <>
      <ul
        className={styles.grid}
        aria-busy={stale}
        data-stale={stale}
        data-few={few ? events.length : undefined}
        // What a preview needs is there when a pointer or the focus has reached its button.
        onPointerEnter={QuickPreview.preload}
        onFocus={QuickPreview.preload}
      >
        {events.map((event, index) => (
          <li key={event.id}>
            <EventCard
              event={event}
              eager={index < eager}
              lead={few && events.length <= LEADS}
              onPreview={setPreview}
            />
          </li>
        ))}
      </ul>
      {preview && <QuickPreview event={preview} onClose={() => setPreview(null)} />}
    </>
  );
}

/** Six placeholders (docs/spec-coverage.md#home-and-events-list), each as large as a card. */
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

interface EventsFailureProps {
  error: unknown;
  onRetry: () => unknown;
}

/**
 * The list could not be loaded (docs/spec-coverage.md#home-and-events-list); the button is busy while it retries.
 */
export function EventsFailure({ error, onRetry }: EventsFailureProps) {
  return (
    <ErrorPanel
      title="Failed to load events"
      text={
        <>
          <strong>Something Went Wrong</strong>
          <br />
          {errorMessage(error, 'Please try again in a moment.')}
        </>
      }
      onRetry={onRetry}
    />
  );
}

/** Nothing is published yet. */
export function NoEvents() {
  return (
    <EmptyState
      title="No events available"
      text="Events appear here as soon as they are published."
      action={
        <Button component={Link} to={paths.contact}>
          Contact Us
        </Button>
      }
    />
  );
}
