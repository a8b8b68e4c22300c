import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useState } from 'react';
import { errorMessage, useListBookingsQuery, type Booking } from '@/api';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel, StaleNote } from '@/components/feedback/ErrorPanel';
import { useJustPaid } from '@/entities/booking/justPaid';
import { LAST_PAGE } from '@/lib/paging';
import { paths } from '@/lib/paths';
import { emptyText, queryFromFilters, type BookingFilters } from '../bookingFilters';
import { BookingListSkeleton } from './BookingListSkeleton';
import { BookingRow } from './BookingRow';

interface BookingListProps {
  /** As in the address, for the links. */
  filters: BookingFilters;
  /** With the scope that is shown. */
  query: BookingFilters;
  userId: number;
  /** The query of the first page; the parent runs it because the tabs show its counts. */
  first: ReturnType<typeof useListBookingsQuery>;
  onClearSearch: () => void;
}

/** Pages of 20 bookings, one below the other, with the booking just paid first; changing the filters shows one page again. */
export function BookingList(props: BookingListProps) {
  const { filters, query, userId, first, onClearSearch } = props;
  const listKey = JSON.stringify(queryFromFilters(query, userId, 1));
  const [more, setMore] = useState({ listKey, pages: 1 });
  const paidId = useJustPaid();
  const pages = more.listKey === listKey ? more.pages : 1;

  if (first.isError && !first.isFetching && !first.currentData) {
    return (
      <ErrorPanel
        title="Failed to load bookings"
        text={errorMessage(first.error, 'Please try again.')}
        onRetry={() => first.refetch()}
      />
    );
  }
  const list = first.data;
  if (!list) return <BookingListSkeleton />;
  if (list.count === 0) {
    return (
      <Box sx={{ opacity: first.isFetching ? 0.5 : 1 }}>
        <EmptyState
          title="No bookings found"
          text={emptyText(filters)}
          action={
            filters.search ? (
              <Button onClick={onClearSearch}>Clear search</Button>
            ) : (
              <Button component={Link} to={paths.events}>
                Browse Events
              </Button>
            )
          }
        />
      </Box>
    );
  }
  const paid = list.results.find((booking: Booking) => booking.id === paidId);
  const others = list.results.filter((booking: Booking) => booking.id !== paidId);
  const shown = pages * list.page_size;
  return (
    <>
      {first.isError && !first.isFetching && <StaleNote onRetry={() => first.refetch()} />}
      <Rows
        rows={paid ? [paid, ...others] : others}
        userId={userId}
        filters={filters}
        stale={!first.currentData}
      />
      {Array.from({ length: pages - 1 }, (_, index) => (
        <FurtherPage
          key={index + 2}
          page={index + 2}
          filters={filters}
          query={query}
          userId={userId}
        />
      ))}
      {shown < list.count && pages < LAST_PAGE && (
        <Stack sx={{ alignItems: 'center', gap: 1.5, py: 4 }}>
          <Typography variant="meta" component="p" color="textSecondary">
            {shown} of {list.count} shown
          </Typography>
          <Button onClick={() => setMore({ listKey, pages: pages + 1 })}>Show more</Button>
        </Stack>
      )}
    </>
  );
}

interface RowsProps {
  rows: readonly Booking[];
  userId: number;
  filters: BookingFilters;
  /** The rows belong to the previous tab or search. */
  stale?: boolean;
}

function Rows({ rows, userId, filters, stale = false }: RowsProps) {
  return (
    <Box component="ul" sx={{ opacity: stale ? 0.5 : 1 }} aria-busy={stale}>
      {rows.map((booking) => (
        <BookingRow key={booking.id} booking={booking} userId={userId} filters={filters} />
      ))}
    </Box>
  );
}

interface FurtherPageProps extends Pick<BookingListProps, 'filters' | 'query' | 'userId'> {
  page: number;
}

function FurtherPage({ page, filters, query, userId }: FurtherPageProps) {
  const list = useListBookingsQuery(queryFromFilters(query, userId, page));
  if (list.currentData) {
    return <Rows rows={list.currentData.results} userId={userId} filters={filters} />;
  }
  if (list.isError && !list.isFetching) {
    return <ErrorPanel title="Failed to load bookings" onRetry={() => list.refetch()} />;
  }
  return <BookingListSkeleton />;
}
