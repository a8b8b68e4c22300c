import { sql } from 'kysely';
import type { ModuleDeps } from '../../deps';
import type { VariantFormat } from './imageFile.rules';
import type { ImageSize, ImageVariant } from './images.types';

type Db = ModuleDeps['db'];

interface NewImage {
  hash: string;
  uploaded_by: number;
  uploaded_at: Date;
}

/** Renews the upload time, which keeps the image for another day. @returns whether the image exists */
export async function touchImage(db: Db, hash: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('images')
    .set({ uploaded_at: at })
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Changes nothing if a concurrent upload has already stored the same file. */
export async function insertImage(
  trx: Db,
  image: NewImage,
  variants: readonly ImageVariant[],
): Promise<void> {
  const inserted = await trx
    .insertInto('images')
    .values(image)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (!inserted) return;
  for (const variant of variants) {
    await trx
      .insertInto('image_variants')
      .values({ ...variant, hash: image.hash })
      .execute();
  }
}

/** Smallest first. */
export const findVariants = (db: Db, hash: string): Promise<Omit<ImageVariant, 'data'>[]> =>
  db
    .selectFrom('image_variants')
    .where('hash', '=', hash)
    .select(['width', 'height', 'format'])
    .orderBy('width')
    .orderBy('format')
    .execute();

export const findVariant = (
  db: Db,
  hash: string,
  { width, format }: { width: number; format: VariantFormat },
): Promise<ImageVariant | undefined> =>
  db
    .selectFrom('image_variants')
    .where('hash', '=', hash)
    .where('format', '=', format)
    .select(['width', 'height', 'format', 'data'])
    .orderBy(sql`width < ${width}`)
    .orderBy(sql`abs(width - ${width})`)
    .limit(1)
    .executeTakeFirst();

export async function findSizes(
  db: Db,
  hashes: readonly string[],
): Promise<Map<string, ImageSize>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('image_variants')
    .where('hash', 'in', [...hashes])
    .select(['hash', sql<number>`max(width)`.as('width'), sql<number>`max(height)`.as('height')])
    .groupBy('hash')
    .execute();
  return new Map(rows.map(({ hash, width, height }) => [hash, { width, height }]));
}

export async function replaceUses(trx: Db, user: string, hashes: readonly string[]): Promise<void> {
  await trx.deleteFrom('image_uses').where('used_by', '=', user).execute();
  if (hashes.length === 0) return;
  await trx
    .insertInto('image_uses')
    .values(hashes.map((hash) => ({ hash, used_by: user })))
    .execute();
}

/** Skips pictures that a concurrent transaction has locked by adding a use; the next run checks them again. */
export async function deleteUnused(db: Db, before: Date): Promise<void> {
  const unused = db
    .selectFrom('images as i')
    .where('i.uploaded_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('image_uses as u').whereRef('u.hash', '=', 'i.hash').select('u.hash'))),
    )
    .select('i.hash')
    .forUpdate('i')
    .skipLocked();
  await db.deleteFrom('images').where('hash', 'in', unused).execute();
}
