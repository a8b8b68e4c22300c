import { useMemo } from 'react';
import type { EventAttendee } from '@/api';
import { useListEventAttendeesQuery } from '@/api/console';
import { lazyPart } from '@/components/lazy/lazyPart';
import { attendeeColumns } from './columns';
import type { ListProps } from './ListBody';
import { attendeeQuery } from './listAddress';
import { NarrowAttendees } from './NarrowRows';
import type { RowsGridProps } from './RowsGrid';
import { RowsList } from './RowsList';

const Grid = lazyPart<RowsGridProps<EventAttendee>>(() => import('./RowsGrid'));

export function AttendeesTab({ eventId, timezone, ...list }: ListProps) {
  const query = useListEventAttendeesQuery(attendeeQuery(list.address, eventId));
  const columns = useMemo(() => attendeeColumns(timezone), [timezone]);
  return (
    <RowsList
      {...list}
      label="Attendees"
      query={query}
      sort="name"
      columns={columns}
      empty={{
        title: 'No tickets yet',
        text: 'Every ticket stands here once it is paid, with or without a name.',
      }}
      Grid={Grid}
      narrow={(rows) => <NarrowAttendees rows={rows} timezone={timezone} />}
    />
  );
}
