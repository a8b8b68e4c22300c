import { useMemo, useState } from 'react';
import { useListGuestsQuery } from '@/api';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '@/hooks/useDebounced';
import type { DoorState } from './device/doorState';
import { findOnDevice, listOfDevice, rowOfServer } from './guestRows';

/** Other doors of the event let guests in too. */
const POLL_MS = 15_000;
export const GUESTS_PER_PAGE = 20;
/** The limit of openapi.yaml. */
const MAX_SEARCH_LENGTH = 100;

/**
 * The guest list of an event: what is searched, its page, and how many guests are in. Without a network it is the
 * device's own.
 */
export function useGuests(eventId: number, state: DoorState) {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDebounced(typed.trim().slice(0, MAX_SEARCH_LENGTH), SEARCH_DEBOUNCE_MS);
  const offlineEvent = state.isOffline ? state.prepared?.event : undefined;
  const isOnDevice = offlineEvent !== undefined;
  const query = useListGuestsQuery(
    { id: eventId, search, page, pageSize: GUESTS_PER_PAGE },
    {
      pollingInterval: POLL_MS,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
      skip: isOnDevice,
    },
  );
  const { data } = query;
  const { guests } = state;
  // Sorting ten thousand guests takes longer than a scan: not again for each.
  const found = useMemo(
    () => (isOnDevice ? findOnDevice(guests, search) : []),
    [isOnDevice, guests, search],
  );
  const list = useMemo(() => {
    if (offlineEvent) {
      return listOfDevice(offlineEvent, state, { found, page, size: GUESTS_PER_PAGE });
    }
    return data && { ...data, rows: data.results.map((guest) => rowOfServer(guest, state)) };
  }, [offlineEvent, state, data, found, page]);
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
    list,
    isLoading: query.isFetching && query.currentData === undefined,
    /** The last request failed, and no other is pending. */
    hasFailed: query.isError && !query.isFetching && !isOnDevice,
    reload: query.refetch,
  };
}

export type Guests = ReturnType<typeof useGuests>;
