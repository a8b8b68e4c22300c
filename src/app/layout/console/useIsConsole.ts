import { useLocation } from 'react-router';
import { paths } from '@/lib/paths';
import { selectAuthStatus, selectUser, useAppSelector } from '@/state';
import { isCurrent, ORGANIZE_LINK, permittedEntries } from '../navigation';

/**
 * Whether the page belongs to a console, which has its own places and no footer. The page of somebody
 * who may not see it is left at once and keeps the frame of the other pages until then.
 */
export function useIsConsole(): boolean {
  const { pathname } = useLocation();
  const user = useAppSelector(selectUser);
  const status = useAppSelector(selectAuthStatus);
  if (!isCurrent(paths.organize, pathname) || status === 'signedOut') return false;
  return !user || permittedEntries([ORGANIZE_LINK], user.permissions).length > 0;
}
