import Globe from 'lucide-react/icons/globe';
import History from 'lucide-react/icons/history';
import Users from 'lucide-react/icons/users';
import { paths } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';
import type { ConsolePlacesProps } from '../frameTypes';
import { permittedEntries, type MenuEntry } from '../navigation';
import links from '../places.module.css';
import { CompanyBlock } from './CompanyBlock';
import { PlaceRow } from './PlaceRow';

const PLACES: readonly MenuEntry[] = [
  { to: paths.companyPeople, label: 'People', icon: Users, permission: 'manage_company' },
  { to: paths.companyDomain, label: 'Domain', icon: Globe },
  { to: paths.companyChanges, label: 'Changes', icon: History, permission: 'manage_company' },
];

/** The places of the Company side; at its foot role and company. */
export default function CompanyPlaces({ className, onNavigate }: ConsolePlacesProps) {
  const user = useAppSelector(selectUser);
  return (
    <>
      <nav className={className} aria-label="Company">
        <ul className={links.list}>
          {permittedEntries(PLACES, user?.permissions).map((place) => (
            <PlaceRow key={place.to} place={place} onNavigate={onNavigate} />
          ))}
        </ul>
      </nav>
      <CompanyBlock />
    </>
  );
}
