import type { Schemas } from '../../contract/types';
import type { StoredPicture } from '../../db/schema/images';
import { imageAddress } from '../images/imageFile.rules';

/** Addresses of the posters that Foyer draws, which show the event's date. */
const DRAWN = '/posters/events/';

/**
 * The address of an event's poster. That of a drawn poster changes with each change of the event, so that no cache
 * shows a date that is no longer true.
 *
 * @param version the event's calendar_sequence
 */
export function posterAddress(stored: string, version: number): string | null {
  if (stored === '') return null;
  return version > 0 && stored.startsWith(DRAWN) ? `${stored}?v=${version}` : stored;
}

/** The address of the poster that Foyer draws for an event. */
export const drawnPoster = (id: number): string => `${DRAWN}${id}.svg`;

export const presentPicture = (picture: StoredPicture): Schemas['Picture'] => ({
  ...picture,
  src: imageAddress(picture.hash),
});
