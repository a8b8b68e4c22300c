import { lazyPart } from '@/components/lazy/lazyPart';
import { selectUser, useAppSelector } from '@/state';
import type { ConsolePlacesProps } from '../frameTypes';

const OrganizerPlaces = lazyPart(() => import('./OrganizerPlaces'));

/** The places of the console that is open, and whose it is. Loaded in consoles alone. */
export function ConsolePlaces(props: ConsolePlacesProps) {
  const user = useAppSelector(selectUser);
  // Until the session is restored nobody can be asked for them.
  return user ? <OrganizerPlaces {...props} /> : <nav className={props.className} />;
}
