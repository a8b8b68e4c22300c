import { useListAttendeeContactsQuery, type AttendeeContact } from '@/api';
import { useSearchTerm } from '@/hooks/useDebounced';
import { selectUser, useAppSelector } from '@/state';

const DEBOUNCE_MS = 250;
/** How many suggestions are requested. */
const SUGGESTION_LIMIT = 20;
const NONE: AttendeeContact[] = [];

/**
 * Searches the people whose details can be filled in, while the person types. No request is sent
 * before the first `onSearch`.
 * @param colleagues only people of the company who are no clients, whoever searches among them
 */
export function useContacts(colleagues = false) {
  const { settled, stateOf, onSearch } = useSearchTerm(DEBOUNCE_MS);
  const query = useListAttendeeContactsQuery(
    {
      ...(settled?.trim() && { search: settled.trim() }),
      ...(colleagues && { colleagues }),
      limit: SUGGESTION_LIMIT,
    },
    { skip: settled === null },
  );
  const contacts = (!query.isError && query.data?.contacts) || NONE;
  return { contacts, state: stateOf(query), onSearch };
}

/**
 * Searches the other people of the user's company; `hasColleagues` says whether booking for them is
 * allowed.
 */
export function useColleagues() {
  const user = useAppSelector(selectUser);
  const { contacts, ...sought } = useContacts();
  const colleagues = contacts.flatMap(({ user: id, name, email }) =>
    id === null || id === user?.id ? [] : [{ id, name, email }],
  );
  const hasColleagues = user?.permissions.includes('book_for_colleagues') ?? false;
  return { ...sought, hasColleagues, colleagues };
}
