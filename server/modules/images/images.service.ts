import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Caller } from '../../contract/caller';
import type { Schemas } from '../../contract/types';
import { inTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import { limits } from '../../http/rateLimits/limits';
import type { RateLimits } from '../../http/rateLimits/rateLimits.service';
import { AppError, forbidden, notFound } from '../../lib/errors';
import { createReceiver, fileTooLarge, MAX_FILE_BYTES, readFile } from '../../lib/readFile';
import { RecentCache } from '../../lib/recentCache';
import type { EncodeImage } from './encodeImage.service';
import {
  formatOf,
  hasSecondFile,
  imageAddress,
  refusalOf,
  type VariantFormat,
} from './imageFile.rules';
import type { ImageSize, ImageVariant } from './images.types';
import * as repository from './images.repository';

type Db = ModuleDeps['db'];

/** Number of variants cached in memory, about 100 kB each. */
const CACHED_VARIANTS = 100;
const CACHE_TIME = 3_600_000;
/** Milliseconds until an unused picture is deleted. */
const UNUSED_AFTER = 86_400_000;

export type ImagesService = ReturnType<typeof createImagesService>;

interface ImagesDeps extends Pick<ModuleDeps, 'db' | 'clock'> {
  rateLimits: Pick<RateLimits, 'take'>;
  encode: EncodeImage;
}

/** Pictures that organizers upload (D24). */
export function createImagesService({ db, clock, rateLimits, encode }: ImagesDeps) {
  const receiving = createReceiver();
  const recent = new RecentCache<ImageVariant>(CACHED_VARIANTS, CACHE_TIME);

  const store = async (caller: Caller, bytes: Buffer): Promise<Schemas['Image']> => {
    const format = formatOf(bytes);
    if (!format) throw new AppError(415, 'unsupported_media_type', refusalOf(bytes));
    if (await hasSecondFile(bytes, format)) {
      throw new AppError(
        400,
        'bad_picture',
        'This file holds something else behind the picture. Save the picture again, or choose another one.',
      );
    }
    const hash = createHash('sha256').update(bytes).digest('hex');
    const at = new Date(clock.now());
    if (!(await repository.touchImage(db, hash, at))) {
      const variants = await encode(bytes);
      await inTransaction(db, (trx) =>
        repository.insertImage(
          trx,
          { hash, uploaded_by: caller.userId, uploaded_at: at },
          variants,
        ),
      );
    }
    return presentImage(hash, await repository.findVariants(db, hash));
  };

  return {
    /**
     * Checks the caller before reading the file.
     * @throws 400, 403, 413, 415, 429, 503
     */
    async upload(caller: Caller, file: Readable, length: number): Promise<Schemas['Image']> {
      if (!caller.permissions.includes('organize_events')) {
        throw forbidden('Only owners and editors of an organizer can upload pictures.');
      }
      if (length > MAX_FILE_BYTES) throw fileTooLarge();
      await rateLimits.take([limits.pictures, String(caller.userId)]);
      return receiving(async () => store(caller, await readFile(file)));
    },

    /** The smallest variant of at least this width, or the largest. @throws 404 */
    async variant(
      hash: string,
      wanted: { width: number; format: VariantFormat },
    ): Promise<ImageVariant> {
      const key = `${hash}/${wanted.width}/${wanted.format}`;
      const found = recent.get(key) ?? (await repository.findVariant(db, hash, wanted));
      if (!found) throw notFound('There is no such picture.');
      recent.set(key, found);
      return found;
    },

    /** Sizes of the existing pictures, by hash. */
    sizesOf: (on: Db, hashes: readonly string[]): Promise<Map<string, ImageSize>> =>
      repository.findSizes(on, hashes),

    /** Replaces the pictures used by `user`, such as `event 12`. */
    use: (trx: Db, user: string, hashes: readonly string[]): Promise<void> =>
      repository.replaceUses(trx, user, [...new Set(hashes)]),

    purgeUnused: (): Promise<void> =>
      repository.deleteUnused(db, new Date(clock.now() - UNUSED_AFTER)),
  };
}

/** @throws 400, 413 */
function presentImage(hash: string, rows: readonly Omit<ImageVariant, 'data'>[]): Schemas['Image'] {
  const largest = rows.at(-1);
  if (!largest) throw new Error(`Picture ${hash} has no variants.`);
  return {
    hash,
    src: imageAddress(hash),
    width: largest.width,
    height: largest.height,
    variants: rows.map(({ width, height, format }) => ({
      width,
      height,
      format,
      src: `${imageAddress(hash)}?w=${width}&format=${format}`,
    })),
  };
}
