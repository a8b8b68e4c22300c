import type { ModuleDeps } from '../../../deps';
import { invalidInput } from '../../../lib/errors';
import { singleLine } from '../../../lib/text';
import { drawnPoster } from '../../catalog/poster.rules';
import { imageAddress } from '../../images/imageFile.rules';
import type { ImagesService } from '../../images/images.service';
import type { OrganizedEventRow } from './authoring.types';
import type { EventUpdate } from './eventDetails.rules';
import { savePictures, type EventPictures } from './pictures.repository';

type Db = ModuleDeps['db'];
type Choice = NonNullable<EventUpdate['poster']>;

export type EventPicturesService = ReturnType<typeof createEventPictures>;

const NONE: EventPictures = { poster: null, gallery: [] };

const useOf = (id: number) => `event ${id}`;

/** Poster and gallery of an event, chosen from uploaded pictures (D24). */
export function createEventPictures({
  images,
}: {
  images: Pick<ImagesService, 'sizesOf' | 'use'>;
}) {
  const save = async (
    trx: Db,
    id: number,
    pictures: EventPictures,
    { galleryChanged }: { galleryChanged: boolean },
  ): Promise<void> => {
    const { poster, gallery } = pictures;
    const addresses = gallery.map(({ hash }) => imageAddress(hash));
    await savePictures(trx, id, pictures, {
      poster: poster ? imageAddress(poster.hash) : drawnPoster(id),
      gallery: galleryChanged ? addresses : undefined,
    });
    const shown = poster ? [poster, ...gallery] : gallery;
    const hashes = shown.map(({ hash }) => hash);
    await images.use(trx, useOf(id), hashes);
  };

  return {
    /** Omitted fields stay unchanged. @throws 400 for a missing picture or a missing description */
    async update(
      trx: Db,
      event: Pick<OrganizedEventRow, 'id' | 'poster' | 'gallery'>,
      { poster, gallery }: Pick<EventUpdate, 'poster' | 'gallery'>,
    ): Promise<void> {
      if (poster === undefined && gallery === undefined) return;
      const chosen = [...(poster ? [poster] : []), ...(gallery ?? [])];
      const sizes = await images.sizesOf(
        trx,
        chosen.map(({ hash }) => hash),
      );
      const read = (field: 'poster' | 'gallery', { hash, alt: text }: Choice) => {
        const size = sizes.get(hash);
        const alt = singleLine(text);
        if (!size) throw refused(field, 'This picture is no longer there. Upload it again.');
        if (alt === '') throw refused(field, 'Say what the picture shows.');
        return { hash, alt, ...size };
      };
      const pictures = {
        poster: poster === undefined ? event.poster : poster && read('poster', poster),
        gallery: gallery ? gallery.map((one) => read('gallery', one)) : event.gallery,
      };
      await save(trx, event.id, pictures, { galleryChanged: gallery !== undefined });
    },

    /** Sets the pictures of a new event: those of the copied event, or none. */
    begin: (trx: Db, id: number, from: EventPictures = NONE): Promise<void> =>
      save(trx, id, from, { galleryChanged: false }),

    /** Releases the pictures of a deleted event. */
    release: (trx: Db, id: number): Promise<void> => images.use(trx, useOf(id), []),
  };
}

const refused = (field: 'poster' | 'gallery', sentence: string) =>
  invalidInput(sentence, { [field]: sentence });
