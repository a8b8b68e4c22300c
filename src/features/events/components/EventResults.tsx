import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { useListEventsQuery } from '@/api';
import { EmptyState } from '@/components/feedback/EmptyState';
import { StaleNote } from '@/components/feedback/StaleNote';
import { paths } from '@/lib/paths';
import { hasFilters, totalPages, type EventFilters } from '../eventFilters';
import { EventGrid, EventGridSkeleton } from '@/entities/event/EventGrid';
import { EventsFailure } from '@/entities/event/EventsFailure';
import { Pager } from './Pager';

interface EventResultsProps {
  events: ReturnType<typeof useListEventsQuery>;
  /** The filters of the request; those in the address may be newer. */
  asked: EventFilters;
  stale: boolean;
  /** The list is all there is, one to three events. */
  few: boolean;
  hrefOf: (page: number) => string;
  onTurn: () => void;
  /** The address without filters. */
  clearHref: string;
}

/**
 * The list in each of its states: failed, loading, loaded, and three kinds of empty
 * (docs/product.md#event-list).
 */
export function EventResults(props: EventResultsProps) {
  const { events, asked, stale, few, hrefOf, onTurn, clearHref } = props;
  const list = events.data;
  // A list that was loaded stays when a later request for it fails; that of other filters does not.
  if (events.error && !events.currentData) {
    return <EventsFailure error={events.error} onRetry={() => events.refetch()} />;
  }
  if (!list) return <EventGridSkeleton />;
  if (list.results.length > 0) {
    return (
      <>
        {events.error && <StaleNote onRetry={() => events.refetch()} />}
        <EventGrid events={list.results} stale={stale} few={few} />
        <Pager page={asked.page} pages={totalPages(list.count)} hrefOf={hrefOf} onTurn={onTurn} />
      </>
    );
  }
  if (list.count > 0) {
    return (
      <EmptyState
        title="Nothing on this page"
        text="The list ends before it."
        action={
          <Button component={Link} to={hrefOf(1)} replace>
            Back to the first page
          </Button>
        }
      />
    );
  }
  return hasFilters(asked) ? (
    <EmptyState
      title="No events found"
      text="Nothing matches these filters. Try different keywords, or clear them to see everything."
      action={
        <Button component={Link} to={clearHref} replace>
          Clear Filters
        </Button>
      }
    />
  ) : (
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
