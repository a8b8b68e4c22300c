import { AppError, unavailable } from '../../lib/errors';
import { createSemaphore } from '../../lib/semaphore';
import { MAX_PIXELS, MAX_RATIO, MIN_SIDE, WIDTHS } from './imageFile.rules';
import type { ImageVariant } from './images.types';

type Sharp = Awaited<ReturnType<typeof loadSharp>>;

/** Time limit of one step, in seconds. A 40-megapixel picture needs about two. */
const STEP_SECONDS = 10;

/** More effort gives smaller files but takes longer: AVIF takes 0.5 s at effort 1 and 13 s at effort 4. */
const avif = { quality: 50, effort: 1 } as const;
const webp = { quality: 80 } as const;

/** Loaded at the first upload, so that a server without uploads spends no time or memory on sharp. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // Use one thread, so that another core keeps answering requests.
  sharp.concurrency(1);
  // Block every loader (SVG, PDF, GIF, TIFF and others); only four are unblocked below.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpeg',
      'VipsForeignLoadPng',
      'VipsForeignLoadWebp',
      'VipsForeignLoadHeif',
    ],
  });
  return sharp;
}

export type EncodeImage = (bytes: Buffer) => Promise<ImageVariant[]>;

/**
 * Re-encodes a picture in each width on libvips' threads. Encodes one picture at a time to bound memory;
 * uploaders take turns. Removes metadata, applies the orientation and keeps only the first frame of an animation.
 */
export function createImageEncoder(): EncodeImage {
  const withSlot = createSemaphore(1, { maxWaitingPerPerson: 2 });
  let loaded: Promise<Sharp> | undefined;

  /** @throws 400, 413, 429, 503 if sharp is not installed */
  return (bytes) =>
    withSlot(async () => {
      loaded ??= loadSharp();
      const sharp = await loaded.catch((error: unknown) => {
        loaded = undefined;
        throw unavailable(`Pictures cannot be taken at the moment.`, 60, error);
      });
      await assertSize(sharp, bytes);
      return variantsOf(sharp, bytes).catch((error: unknown) => {
        throw broken(error);
      });
    });
}

/** Reads only the file's header. @throws 400, 413 */
async function assertSize(sharp: Sharp, bytes: Buffer): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw broken(error);
    });
  const pixels = width * height;
  if (pixels > MAX_PIXELS) {
    const millions = Math.ceil(pixels / 1_000_000).toLocaleString('en-US');
    const most = MAX_PIXELS / 1_000_000;
    throw new AppError(
      413,
      'too_large',
      `This picture has ${millions} megapixels. Choose one of ${most} megapixels or less.`,
    );
  }
  const [short, long] = width < height ? [width, height] : [height, width];
  if (short < MIN_SIDE) {
    throw refused(
      `This picture is ${width} × ${height}. Choose one of at least ${MIN_SIDE} × ${MIN_SIDE}.`,
    );
  }
  if (long > short * MAX_RATIO) {
    throw refused(
      'This picture is too long and narrow. Choose one that is at most four times as long.',
    );
  }
}

async function variantsOf(sharp: Sharp, bytes: Buffer): Promise<ImageVariant[]> {
  const limits = { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true } as const;
  const timeout = { seconds: STEP_SECONDS };
  const { data, info } = await sharp(bytes, limits)
    .autoOrient()
    .resize({ width: Math.max(...WIDTHS), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .timeout(timeout)
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const widths = new Set(WIDTHS.map((width) => Math.min(width, info.width)));
  const variants: ImageVariant[] = [];
  for (const width of widths) {
    const scaled = sharp(data, { raw }).resize({ width }).timeout(timeout);
    for (const format of ['webp', 'avif'] as const) {
      const output = format === 'avif' ? scaled.clone().avif(avif) : scaled.clone().webp(webp);
      const made = await output.toBuffer({ resolveWithObject: true });
      variants.push({ width, height: made.info.height, format, data: made.data });
    }
  }
  return variants;
}

const refused = (sentence: string, cause?: unknown) =>
  new AppError(400, 'bad_picture', sentence, { cause });

const broken = (cause: unknown) =>
  refused('This picture is damaged or incomplete. Save it again, or choose another one.', cause);
