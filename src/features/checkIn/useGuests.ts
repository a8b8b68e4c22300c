import { useState } from 'react';
import { useListGuestsQuery } from '@/api';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '@/hooks/useDebounced';

/** Other doors of the event let guests in too. */
const POLL_MS = 15_000;
export const GUESTS_PER_PAGE = 20;
/** The limit of openapi.yaml. */
const MAX_SEARCH_LENGTH = 100;

/** The guest list of an event: what is searched, its page, and how many guests are in. */
export function useGuests(eventId: number) {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDebounced(typed.trim().slice(0, MAX_SEARCH_LENGTH), SEARCH_DEBOUNCE_MS);
  const query = useListGuestsQuery(
    { id: eventId, search, page, pageSize: GUESTS_PER_PAGE },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnFocus: true },
  );
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      setPage(1);
    },
    /** What `list` was searched for, once it is loaded. */
    search,
    page,
    setPage,
    /** The last loaded list, also while another search or page is loading. */
    list: query.data,
    isLoading: query.isFetching && query.currentData === undefined,
    /** The last request failed, and no other is pending. */
    hasFailed: query.isError && !query.isFetching,
    reload: query.refetch,
  };
}

export type Guests = ReturnType<typeof useGuests>;
