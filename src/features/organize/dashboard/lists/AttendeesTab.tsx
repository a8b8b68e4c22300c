import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { errorMessage } from '@/api';
import { useListEventAttendeesQuery } from '@/api/console';
import { DataList } from '@/components/dataList/DataList';
import { EmptyState } from '@/components/feedback/EmptyState';
import type { ListFilters } from '@/hooks/useListFilters';
import { attendeeColumns } from './eventListColumns';
import {
  attendeeQuery,
  PAGE_SIZE,
  type ListTabProps,
  hasFilters,
  type EventListFilters,
} from './listFilters';

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
          text="Every paid ticket appears here, with or without a name."
        />
      }
    />
  );
}

interface NothingListedProps {
  list: ListFilters<EventListFilters>;
  /** Of an event that has none. */
  title: string;
  text: string;
}

/** The event has none yet, or nothing fits the filters. */
export function NothingListed({ list, title, text }: NothingListedProps) {
  if (hasFilters(list.filters)) {
    return (
      <EmptyState
        heading="h3"
        title="Nothing fits"
        text="Search for something else, or show all again."
        action={
          <Button onClick={() => list.change({ search: '', state: '', tier: '' })}>
            Clear search and filters
          </Button>
        }
      />
    );
  }
  return (
    <div role="status">
      <EmptyState heading="h3" title={title} text={text} action={null} />
    </div>
  );
}
