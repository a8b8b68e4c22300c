import { lazyPart } from '@/components/lazy/lazyPart';
import { selectUser, useAppSelector } from '@/state';
import type { ConsolePlacesProps } from '../frameTypes';
import type { ConsoleName } from './useConsole';

const PLACES = {
  Company: lazyPart(() => import('./CompanyPlaces')),
  Organize: lazyPart(() => import('./OrganizerPlaces')),
  Platform: lazyPart(() => import('./PlatformPlaces')),
};

/** The places of the console that is open, and whose it is. Loaded in consoles alone. */
export function ConsolePlaces({ name, ...props }: ConsolePlacesProps & { name: ConsoleName }) {
  const user = useAppSelector(selectUser);
  const Places = PLACES[name];
  // Until the session is restored nobody can be asked for them.
  return user ? <Places {...props} /> : <nav className={props.className} />;
}
