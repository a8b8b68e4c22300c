import { useState } from 'react';
import { useDebounced } from '@/hooks/useDebounced';
import { useListAttendeeContactsQuery, type AttendeeContact } from '@/api';

const DEBOUNCE_MS = 250;
/** As many as a list under a field can show. */
const ASK_FOR = 20;
const NONE: AttendeeContact[] = [];

/**
 * The people whose details may be filled in, sought while a person types. Nothing is asked for until
 * the first `onSearch`.
 */
export function useContacts() {
  const [term, setTerm] = useState<string | null>(null);
  const asked = useDebounced(term, DEBOUNCE_MS);
  const query = useListAttendeeContactsQuery(
    { ...(asked?.trim() && { search: asked.trim() }), limit: ASK_FOR },
    { skip: asked === null },
  );
  const waiting = term !== asked || query.isFetching;
  const state = waiting ? 'searching' : query.isError ? 'failed' : 'ready';
  const contacts = (!query.isError && query.data?.contacts) || NONE;
  return { contacts, state: term === null ? 'idle' : state, onSearch: setTerm } as const;
}
