import Calendar from 'lucide-react/icons/calendar';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import ScanLine from 'lucide-react/icons/scan-line';
import Settings from 'lucide-react/icons/settings';
import UserCog from 'lucide-react/icons/user-cog';
import { Link, useLocation } from 'react-router';
import { useListOrganizedEventsQuery } from '@/api/console';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { useChosenOrganizer } from '@/entities/organizer/useChosenOrganizer';
import { organizePath, paths } from '@/lib/paths';
import {
  activeItemChanged,
  selectActiveItem,
  selectUser,
  useAppDispatch,
  useAppSelector,
} from '@/state';
import type { ConsolePlacesProps } from '../frameTypes';
import { CHECK_IN_LINK, isCurrent, permittedEntries, type MenuEntry } from '../navigation';
import links from '../places.module.css';
import { OrganizerBlock } from './OrganizerBlock';
import styles from './OrganizerPlaces.module.css';

const PLACES: readonly MenuEntry[] = [
  { to: paths.organizeEvents, label: 'Events', icon: Calendar },
  { ...CHECK_IN_LINK, icon: ScanLine },
];

const TAKINGS: MenuEntry = { to: paths.organizeTakings, label: 'Takings', icon: IndianRupee };
const TEAM: MenuEntry = { to: paths.organizeTeam, label: 'Team', icon: UserCog };
const SETTINGS: MenuEntry = { to: paths.organizeSettings, label: 'Settings', icon: Settings };

/** The places of the Organize side, with the number of events; at its foot role and organizer. */
export default function OrganizerPlaces({ className, onNavigate }: ConsolePlacesProps) {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const user = useAppSelector(selectUser);
  const active = useAppSelector(selectActiveItem) ?? pathname;
  const { organizer, organizers, isOwner, asked } = useChosenOrganizer();
  const { currentData: events } = useListOrganizedEventsQuery({ pageSize: 1 });

  const row = ({ to, label, icon }: MenuEntry) => (
    <li key={to}>
      <Link
        to={isCurrent(paths.organize, to) ? organizePath(to, asked) : to}
        className={links.row}
        aria-current={isCurrent(to, active) ? 'page' : undefined}
        onClick={() => {
          dispatch(activeItemChanged(to));
          onNavigate?.();
        }}
      >
        <Icon icon={icon} />
        <span className={styles.label}>
          {label}
          {to === paths.organizeEvents && events && (
            <span className={styles.count}>
              {events.count}
              <VisuallyHidden> {events.count === 1 ? 'event' : 'events'}</VisuallyHidden>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
  return (
    <>
      <nav className={className} aria-label="Organize">
        <ul className={links.list}>{permittedEntries(PLACES, user?.permissions).map(row)}</ul>
        {organizers && organizers.length > 0 && (
          <ul className={styles.own}>{(isOwner ? [TAKINGS, TEAM, SETTINGS] : [TEAM]).map(row)}</ul>
        )}
      </nav>
      {organizer && <OrganizerBlock organizer={organizer} />}
    </>
  );
}
