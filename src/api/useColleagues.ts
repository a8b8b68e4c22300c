import { useSelector } from 'react-redux';
import { selectUser } from '@/state';
import { useContacts } from './useContacts';

/** The other people of one's company, for whom a booking can be made. */
export function useColleagues() {
  const me = useSelector(selectUser)?.id;
  const { contacts, state, search } = useContacts();
  const colleagues = contacts.flatMap(({ user, name, email }) =>
    user === null || user === me ? [] : [{ id: user, name, email }],
  );
  return { colleagues, state, onSearch: search };
}
