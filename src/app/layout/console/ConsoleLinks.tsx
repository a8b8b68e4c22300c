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

/** Links between booking and the consoles that the person may open. Loaded only in consoles. */
export function Sides({ className, ...links }: ConsolePlacesProps & { className?: string }) {
  // The element is there at once, so that the header does not move when its links are loaded.
  return (
    <nav className={className} aria-label="Consoles">
      <SideLinks {...links} />
    </nav>
  );
}

/** The pages of the open console, and whose console it is. Loaded only in consoles. */
export function ConsolePlaces({ name, ...props }: ConsolePlacesProps & { name: ConsoleName }) {
  const user = useAppSelector(selectUser);
  const Places = PLACES[name];
  // They are loaded for a person, who is unknown until the session is restored.
  return user ? <Places {...props} /> : <nav />;
}
