import { selectUser, useAppSelector } from '@/state';
import { useContacts } from './useContacts';

/** The other people of one's company, for whom a booking can be made by those who may. */
export function useColleagues() {
  const user = useAppSelector(selectUser);
  const { contacts, ...sought } = useContacts();
  const colleagues = contacts.flatMap(({ user: id, name, email }) =>
    id === null || id === user?.id ? [] : [{ id, name, email }],
  );
  const hasColleagues = user?.permissions.includes('book_for_colleagues') ?? false;
  return { ...sought, hasColleagues, colleagues };
}
