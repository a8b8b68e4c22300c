import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { TestApp } from './buildTestApp';

interface Drawing {
  width?: number;
  height?: number;
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
  /** Files of different colours differ. */
  background?: string;
}

/** A picture file in one colour, 480 × 600 by default. */
export const drawPicture = ({
  width = 480,
  height = 600,
  format,
  background = '#884422',
}: Drawing): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();

/** Stores a picture like an upload. @returns its hash */
export async function insertPicture(
  { db }: Pick<TestApp, 'db'>,
  { background = '#884422', uploadedAt = new Date() } = {},
): Promise<string> {
  const data = await drawPicture({ format: 'webp', background });
  const hash = createHash('sha256').update(data).digest('hex');
  const size = { width: 480, height: 600 };
  const images = db.insertInto('images').values({ hash, uploaded_at: uploadedAt });
  await images.onConflict((conflict) => conflict.doNothing()).execute();
  await db
    .insertInto('image_variants')
    .values([
      { hash, ...size, format: 'webp', data },
      { hash, ...size, format: 'avif', data },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return hash;
}
