import type { StoredPicture } from '../../../db/schema/images';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export interface EventPictures {
  /** Null for a generated poster. */
  poster: StoredPicture | null;
  gallery: readonly StoredPicture[];
}

/** @param addresses shown in lists and mails; without a gallery, its stored addresses stay */
export async function savePictures(
  trx: Db,
  id: number,
  { poster, gallery }: EventPictures,
  addresses: { poster: string; gallery?: readonly string[] | undefined },
): Promise<void> {
  await trx
    .updateTable('events')
    .set({
      poster: poster && JSON.stringify(poster),
      gallery: JSON.stringify(gallery),
      featured_image: addresses.poster,
      ...(addresses.gallery && { images: JSON.stringify(addresses.gallery) }),
    })
    .where('id', '=', id)
    .execute();
}
