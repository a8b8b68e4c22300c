import { useMemo } from 'react';
import { errorMessage } from '@/api';
import { useListEventAttendeesQuery } from '@/api/console';
import { DataList } from '@/components/dataList/DataList';
import { attendeeColumns } from './columns';
import { attendeeQuery, PAGE_SIZE, type ListTabProps } from './listFilters';
import { NothingListed } from './NothingListed';

export function AttendeesTab({ eventId, timezone, list }: ListTabProps) {
  const request = attendeeQuery(list.settled, eventId);
  const query = useListEventAttendeesQuery(request);
  const columns = useMemo(() => attendeeColumns(timezone), [timezone]);
  return (
    <DataList
      within
      label="Attendees"
      subject="attendees"
      query={query}
      failure={query.error && errorMessage(query.error, 'Please try again.')}
      isSettling={list.isSettling}
      columns={columns}
      rowKey={({ id }) => id}
      ordering={request.ordering}
      onSort={list.choose('sort')}
      paging={{ page: list.filters.page, pageSize: PAGE_SIZE, hrefOf: list.hrefOf }}
      empty={
        <NothingListed
          list={list}
          title="No tickets yet"
          text="Every ticket stands here once it is paid, with or without a name."
        />
      }
    />
  );
}
