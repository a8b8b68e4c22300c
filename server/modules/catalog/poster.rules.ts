import type { Schemas } from '../../contract/types';
import type { StoredPicture } from '../../db/schema/images';
import { imageAddress } from '../images/imageFile.rules';

/** Path of generated posters, which show the event's date. */
const DRAWN = '/posters/events/';

/**
 * The address of an event's poster. The address of a generated poster contains the version, so that no cache shows
 * an outdated date.
 *
 * @param version the event's calendar_sequence
 */
export function posterAddress(stored: string, version: number): string | null {
  if (stored === '') return null;
  return version > 0 && stored.startsWith(DRAWN) ? `${stored}?v=${version}` : stored;
}

/** The address of an event's generated poster. */
export const drawnPoster = (id: number): string => `${DRAWN}${id}.svg`;

export const presentPicture = (picture: StoredPicture): Schemas['Picture'] => ({
  ...picture,
  src: imageAddress(picture.hash),
});
