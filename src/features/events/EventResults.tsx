import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { useListEventsQuery } from '@/api';
import { Icon } from '@/components/display/Icon';
import { EmptyState } from '@/components/feedback/EmptyState';
import { StaleNote } from '@/components/feedback/ErrorPanel';
import { hasFilters, totalPages, type EventFilters } from './eventFilters';
import { EventGrid, EventGridSkeleton, EventsFailure, NoEvents } from '@/entities/event/EventGrid';

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
 * (docs/spec-coverage.md#home-and-events-list).
 */
export function EventResults(props: EventResultsProps) {
  const { events, asked, stale, few, hrefOf, onTurn, clearHref } = props;
  const list = events.data;
  // A loaded list stays when a refetch with the same filters fails.
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
    <NoEvents />
  );
}

interface PagerProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Called when a page link is clicked. */
  onTurn: () => void;
}

/** Links to the previous and next page; a disabled button at both ends. */
function Pager({ page, pages, hrefOf, onTurn }: PagerProps) {
  if (pages <= 1) return null;
  const step = (to: number, words: ReactNode) =>
    to < 1 || to > pages ? (
      <Button disabled>{words}</Button>
    ) : (
      <Button component={Link} to={hrefOf(to)} replace onClick={onTurn}>
        {words}
      </Button>
    );
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label="Pages"
      sx={{ mt: 6, gap: 2.5, alignItems: 'center', justifyContent: 'center' }}
    >
      {step(
        page - 1,
        <>
          <Icon icon={ChevronLeft} small /> Previous
        </>,
      )}
      <Typography variant="ui" color="textSecondary">
        Page {page} of {pages}
      </Typography>
      {step(
        page + 1,
        <>
          Next <Icon icon={ChevronRight} small />
        </>,
      )}
    </Stack>
  );
}
