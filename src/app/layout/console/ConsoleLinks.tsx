import { lazyPart } from '@/components/lazy/lazyPart';
import { selectUser, useAppSelector } from '@/state';
import type { ConsolePlacesProps } from '../frameTypes';
import type { ConsoleName } from './useConsole';

const SideLinks = lazyPart(() => import('./SideLinks'));

const PLACES = {
  Company: lazyPart(() => import('./CompanyPlaces')),
  Organize: lazyPart(() => import('./OrganizerPlaces')),
  Platform: lazyPart(() => import('./PlatformPlaces')),
};

/** The sides that the person has: Book, Company, Organize. Loaded in consoles alone. */
export function Sides({ className, ...links }: ConsolePlacesProps & { className?: string }) {
  // The element is there at once, so that the header does not move when its links are loaded.
  return (
    <nav className={className} aria-label="Consoles">
      <SideLinks {...links} />
    </nav>
  );
}

/** The places of the console that is open, and whose it is. Loaded in consoles alone. */
export function ConsolePlaces({ name, ...props }: ConsolePlacesProps & { name: ConsoleName }) {
  const user = useAppSelector(selectUser);
  const Places = PLACES[name];
  // Until the session is restored nobody can be asked for them.
  return user ? <Places {...props} /> : <nav />;
}
