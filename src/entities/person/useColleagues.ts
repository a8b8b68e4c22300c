import { selectUser, useAppSelector } from '@/state';
import { useContacts } from './useContacts';

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
