import Divider from '@mui/material/Divider';
import Calendar from 'lucide-react/icons/calendar';
import History from 'lucide-react/icons/history';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import Key from 'lucide-react/icons/key-round';
import ScanLine from 'lucide-react/icons/scan-line';
import Settings from 'lucide-react/icons/settings';
import UserCog from 'lucide-react/icons/user-cog';
import Webhook from 'lucide-react/icons/webhook';
import { useListOrganizedEventsQuery } from '@/api/console';
import { ORGANIZER_ROLES, useChosenOrganizer } from '@/entities/organizer/useChosenOrganizer';
import { organizePath, paths } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';
import type { ConsolePlacesProps } from '../frameTypes';
import { CHECK_IN_LINK, isCurrent, permittedEntries, type MenuEntry } from '../navigation';
import { PlaceBlock } from './PlaceBlock';
import { PlaceRow } from './PlaceRow';

const PLACES: readonly MenuEntry[] = [
  { to: paths.organizeEvents, label: 'Events', icon: Calendar },
  { ...CHECK_IN_LINK, icon: ScanLine },
];

const TAKINGS: MenuEntry = { to: paths.organizeTakings, label: 'Takings', icon: IndianRupee };
const CHANGES: MenuEntry = { to: paths.organizeChanges, label: 'Changes', icon: History };
const TEAM: MenuEntry = { to: paths.organizeTeam, label: 'Team', icon: UserCog };
const API_KEYS: MenuEntry = { to: paths.organizeApiKeys, label: 'API keys', icon: Key };
const WEBHOOKS: MenuEntry = { to: paths.organizeWebhooks, label: 'Webhooks', icon: Webhook };
const SETTINGS: MenuEntry = { to: paths.organizeSettings, label: 'Settings', icon: Settings };

const owned = [TAKINGS, CHANGES, TEAM, API_KEYS, WEBHOOKS, SETTINGS];

/** The places of the Organize side, with the number of events; at its foot role and organizer. */
export default function OrganizerPlaces({ onNavigate }: ConsolePlacesProps) {
  const user = useAppSelector(selectUser);
  const { organizer, organizers, isOwner, asked } = useChosenOrganizer();
  const { currentData: events } = useListOrganizedEventsQuery({ pageSize: 1 });

  const row = (place: MenuEntry) => (
    <PlaceRow
      key={place.to}
      place={place}
      href={isCurrent(paths.organize, place.to) ? organizePath(place.to, asked) : undefined}
      count={
        place.to === paths.organizeEvents && events
          ? { number: events.count, words: events.count === 1 ? 'event' : 'events' }
          : undefined
      }
      onNavigate={onNavigate}
    />
  );
  return (
    <>
      <nav aria-label="Organize">
        <ul>{permittedEntries(PLACES, user?.permissions).map(row)}</ul>
        {organizers && organizers.length > 0 && (
          <>
            <Divider sx={{ my: 1.5 }} />
            <ul>{(isOwner ? owned : [CHANGES, TEAM]).map(row)}</ul>
          </>
        )}
      </nav>
      {organizer && (
        <PlaceBlock
          role={`${organizer.role ? ORGANIZER_ROLES[organizer.role].label : 'Platform admin'} at`}
          name={organizer.name}
        />
      )}
    </>
  );
}
