import { useMemo } from 'react';
import { type EventBooking } from '@/api';
import { useListEventBookingsQuery } from '@/api/console';
import { lazyPart } from '@/components/lazy/lazyPart';
import { bookingColumns } from './columns';
import { ListBody, type ListProps } from './ListBody';
import { bookingQuery } from './listAddress';
import { NarrowBookings } from './NarrowRows';
import type RowsGridType from './RowsGrid';
import { useIsNarrow } from './useIsNarrow';

const RowsGrid = lazyPart<React.ComponentProps<typeof RowsGridType<EventBooking>>>(
  () => import('./RowsGrid'),
);

export function BookingsTab({ eventId, address, change, clear, now }: ListProps) {
  const query = useListEventBookingsQuery(bookingQuery(address, eventId));
  const isNarrow = useIsNarrow();
  const columns = useMemo(() => bookingColumns(now), [now]);
  const rows = query.data?.results ?? [];
  return (
    <ListBody
      address={address}
      change={change}
      clear={clear}
      count={query.data?.count}
      hasFailed={query.isError && !query.isFetching}
      reload={query.refetch}
      empty={{
        title: 'No bookings yet',
        text: 'They stand here as soon as somebody holds seats.',
      }}
    >
      {isNarrow ? (
        <NarrowBookings rows={rows} />
      ) : (
        <RowsGrid
          label="Bookings"
          columns={columns}
          rows={rows}
          sort={address.sort || '-created_at'}
          isLoading={query.isFetching && query.currentData === undefined}
          onSort={(sort) => change({ sort })}
        />
      )}
    </ListBody>
  );
}
