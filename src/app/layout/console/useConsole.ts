import { useLocation } from 'react-router';
import { paths } from '@/lib/paths';
import { selectAuthStatus, selectUser, useAppSelector } from '@/state';
import { CONSOLE_LINKS, isCurrent, permittedEntries } from '../navigation';

export type ConsoleName = (typeof CONSOLE_LINKS)[number]['label'];

/**
 * The console that the page belongs to, which has its own places and no footer. The page of somebody
 * who may not see it is left at once and keeps the frame of the other pages until then.
 */
export function useConsole(): ConsoleName | undefined {
  const { pathname } = useLocation();
  const user = useAppSelector(selectUser);
  const status = useAppSelector(selectAuthStatus);
  // Those who only ask have no console, and see their requests in the frame of bookers.
  const place = isCurrent(paths.approvals, pathname) ? paths.company : pathname;
  const here = CONSOLE_LINKS.filter(({ to }) => isCurrent(to, place));
  if (status === 'signedOut') return undefined;
  return (user ? permittedEntries(here, user.permissions) : here)[0]?.label;
}
