import Building from 'lucide-react/icons/building-2';
import History from 'lucide-react/icons/history';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Users from 'lucide-react/icons/users';
import { paths } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';
import type { ConsolePlacesProps } from '../frameTypes';
import type { MenuEntry } from '../navigation';
import { PlaceBlock } from './PlaceBlock';
import { PlaceRow } from './PlaceRow';

const PLACES: readonly MenuEntry[] = [
  { to: paths.platformCompanies, label: 'Companies', icon: Building },
  { to: paths.platformPeople, label: 'People', icon: Users },
  { to: paths.platformChanges, label: 'Changes', icon: History },
  { to: paths.platformFailures, label: 'Failures', icon: TriangleAlert },
];

/** The places of the Platform side; at its foot the role. */
export default function PlatformPlaces({ onNavigate }: ConsolePlacesProps) {
  const user = useAppSelector(selectUser);
  return (
    <>
      <nav aria-label="Platform">
        <ul>
          {PLACES.map((place) => (
            <PlaceRow key={place.to} place={place} onNavigate={onNavigate} />
          ))}
        </ul>
      </nav>
      <PlaceBlock role={`${user?.role_label ?? ''} of`} name="Foyer" />
    </>
  );
}
