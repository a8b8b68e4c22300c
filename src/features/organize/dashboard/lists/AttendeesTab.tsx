import { useMemo } from 'react';
import { useListEventAttendeesQuery } from '@/api/console';
import { attendeeColumns } from './columns';
import type { ListProps } from './ListBody';
import { attendeeQuery } from './listAddress';
import { NarrowAttendees } from './NarrowRows';
import { RowsList } from './RowsList';

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
      narrow={(rows) => <NarrowAttendees rows={rows} timezone={timezone} />}
    />
  );
}
