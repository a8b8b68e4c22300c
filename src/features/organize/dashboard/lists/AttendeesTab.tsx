import { useMemo } from 'react';
import { type EventAttendee } from '@/api';
import { useListEventAttendeesQuery } from '@/api/console';
import { lazyPart } from '@/components/lazy/lazyPart';
import { attendeeColumns } from './columns';
import { ListBody, type ListProps } from './ListBody';
import { attendeeQuery } from './listAddress';
import { NarrowAttendees } from './NarrowRows';
import type RowsGridType from './RowsGrid';
import { useIsNarrow } from './useIsNarrow';

const RowsGrid = lazyPart<React.ComponentProps<typeof RowsGridType<EventAttendee>>>(
  () => import('./RowsGrid'),
);

export function AttendeesTab({ eventId, timezone, address, change, clear }: ListProps) {
  const query = useListEventAttendeesQuery(attendeeQuery(address, eventId));
  const isNarrow = useIsNarrow();
  const columns = useMemo(() => attendeeColumns(timezone), [timezone]);
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
        title: 'No tickets yet',
        text: 'Every ticket stands here once it is paid, with or without a name.',
      }}
    >
      {isNarrow ? (
        <NarrowAttendees rows={rows} timezone={timezone} />
      ) : (
        <RowsGrid
          label="Attendees"
          columns={columns}
          rows={rows}
          sort={address.sort || 'name'}
          isLoading={query.isFetching && query.currentData === undefined}
          onSort={(sort) => change({ sort })}
        />
      )}
    </ListBody>
  );
}
