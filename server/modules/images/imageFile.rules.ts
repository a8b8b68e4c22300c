import { setImmediate } from 'node:timers/promises';
import { fileLimits } from '../../lib/fileLimits.gen';

/** Accepted formats, recognized by the file's bytes, never by its name or media type (D24). */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif';

export const MAX_PIXELS = fileLimits.pixels;
/** Pixels. A shorter side would look blurred on every screen. */
export const MIN_SIDE = 200;
/** Longer side divided by the shorter one. WebP allows no side above 16,383 pixels. */
export const MAX_RATIO = 4;
/** Stored widths in pixels; a picture is never enlarged. */
export const WIDTHS = [400, 800, 1600] as const;

const latin = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** Null for a format that is not accepted. */
export function formatOf(bytes: Buffer): ImageFormat | null {
  if (latin(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  if (latin(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(latin(bytes, 8, 12))) return 'avif';
  return null;
}

const ACCEPTED_FORMATS = 'Choose a JPEG, PNG, WebP or AVIF picture.';

/** Error message for a file in a format that is not accepted. */
export function refusalOf(bytes: Buffer): string {
  const start = latin(bytes, 0, 512);
  if (start.startsWith('GIF8')) return `GIF pictures are not taken. ${ACCEPTED_FORMATS}`;
  if (/<svg|<!doctype svg|<\?xml/i.test(start))
    return `SVG drawings are not taken. ${ACCEPTED_FORMATS}`;
  if (latin(bytes, 4, 8) === 'ftyp' && /^(hei|hev|mif|msf)/.test(latin(bytes, 8, 12))) {
    return `HEIC pictures are not taken. ${ACCEPTED_FORMATS}`;
  }
  return `This file is not a picture that Foyer can read. ${ACCEPTED_FORMATS}`;
}

/** Signatures of files that a program could open or run if they were appended to a picture. */
const SECOND_FILES = ['PK\x03\x04', 'PK\x05\x06', '%PDF-', '\x7fELF', 'Rar!\x1a'];
const MARKUP = /<(script|html|svg|body|!doctype|\?php)/i;

/** Bytes searched at once, which takes a few milliseconds. */
const SLICE = 1024 * 1024;
/** Bytes shared by two slices; longer than any signature, so that none is cut in two. */
const OVERLAP = 16;

/**
 * True if another file is appended to the picture. Data that cameras append (a depth map, a short video) is
 * allowed, because it is not stored. The search yields between slices, so that other requests are answered.
 */
export async function hasSecondFile(bytes: Buffer, format: ImageFormat): Promise<boolean> {
  for (let at = ends[format](bytes); at < bytes.length; at += SLICE) {
    const rest = latin(bytes, at, at + SLICE + OVERLAP);
    if (MARKUP.test(rest) || SECOND_FILES.some((start) => rest.includes(start))) return true;
    await setImmediate();
  }
  return false;
}

/** `IEND`, the type of the last PNG chunk. */
const IEND = 0x49454e44;
/** An AVIF file has about a dozen boxes. Bytes after this many boxes are searched as appended data. */
const MAX_BOXES = 1_000;

/** Offset of the picture's end, or the file's length if the picture is truncated. */
const ends: Record<ImageFormat, (bytes: Buffer) => number> = {
  jpeg(bytes) {
    let at = 2;
    while (at + 4 <= bytes.length && bytes[at] === 0xff) {
      const marker = bytes[at + 1] ?? 0;
      if (marker === 0xd9) return at + 2;
      if (marker === 0xff) {
        at += 1;
        continue;
      }
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker === 0xda) at = endOfScan(bytes, at);
    }
    return at + 2 <= bytes.length && bytes.readUInt16BE(at) === 0xffd9 ? at + 2 : bytes.length;
  },
  png(bytes) {
    let at = 8;
    while (at + 12 <= bytes.length) {
      const isLast = bytes.readUInt32BE(at + 4) === IEND;
      at += 12 + bytes.readUInt32BE(at);
      if (isLast) return at;
    }
    return bytes.length;
  },
  webp(bytes) {
    return bytes.length < 12 ? bytes.length : 8 + bytes.readUInt32LE(4);
  },
  avif(bytes) {
    let at = 0;
    for (let boxes = 0; boxes < MAX_BOXES && at + 8 <= bytes.length; boxes += 1) {
      const size = bytes.readUInt32BE(at);
      const isBox = /^[a-zA-Z0-9 ]{4}$/.test(latin(bytes, at + 4, at + 8));
      if (!isBox || size < 8 || at + size > bytes.length) break;
      at += size;
    }
    return at;
  },
};

/** Offset of the next JPEG marker. Inside compressed data, 0xff is followed by 0 or a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

export type VariantFormat = 'avif' | 'webp';

/** The picture's address without the parameters `w` and `format`. */
export const imageAddress = (hash: string): string => `/api/images/${hash}`;

/** The hash in an address made by `imageAddress`; null for any other address. */
export const hashInAddress = (address: string): string | null =>
  /^\/api\/images\/([0-9a-f]{64})$/.exec(address)?.[1] ?? null;
