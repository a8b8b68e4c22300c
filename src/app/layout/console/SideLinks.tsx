import { NavLink } from 'react-router';
import type { RequiredPermission } from '@/app/permitted';
import { paths } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';
import { CONSOLE_LINKS, permittedEntries } from '../navigation';

const SIDES: readonly { to: string; label: string; permission?: RequiredPermission }[] = [
  { to: paths.home, label: 'Book' },
  ...CONSOLE_LINKS,
];

export default function SideLinks({ onNavigate }: { onNavigate?: () => void }) {
  const user = useAppSelector(selectUser);
  return permittedEntries(SIDES, user?.permissions).map(({ to, label }) => (
    <NavLink key={to} to={to} end={to === paths.home} onClick={onNavigate}>
      {label}
    </NavLink>
  ));
}
