import { setImmediate } from 'node:timers/promises';
import { fileLimits } from '../../lib/fileLimits.gen';

/** What is taken, judged by the bytes of the file, never by its name or media type (D24). */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif';

export const MAX_PIXELS = fileLimits.pixels;
/** Shorter sides would look blurred on every screen. */
export const MIN_SIDE = 200;
/** A longer strip is no picture, and WebP allows no side above 16,383. */
export const MAX_RATIO = 4;
/** Widths that are kept; a picture is never enlarged. */
export const WIDTHS = [400, 800, 1600] as const;

const latin = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** Null for what is not taken. */
export function formatOf(bytes: Buffer): ImageFormat | null {
  if (latin(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  if (latin(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(latin(bytes, 8, 12))) return 'avif';
  return null;
}

const TAKEN = 'Choose a JPEG, PNG, WebP or AVIF picture.';

/** Why a file of another kind is refused. */
export function refusalOf(bytes: Buffer): string {
  const start = latin(bytes, 0, 512);
  if (start.startsWith('GIF8')) return `GIF pictures are not taken. ${TAKEN}`;
  if (/<svg|<!doctype svg|<\?xml/i.test(start)) return `SVG drawings are not taken. ${TAKEN}`;
  if (latin(bytes, 4, 8) === 'ftyp' && /^(hei|hev|mif|msf)/.test(latin(bytes, 8, 12))) {
    return `HEIC pictures are not taken. ${TAKEN}`;
  }
  return `This file is not a picture that Foyer can read. ${TAKEN}`;
}

/** Beginnings of files that a program could run or open when they follow a picture in one file. */
const SECOND_FILES = ['PK\x03\x04', 'PK\x05\x06', '%PDF-', '\x7fELF', 'Rar!\x1a'];
const MARKUP = /<(script|html|svg|body|!doctype|\?php)/i;

/** Bytes that are searched in one go, in a few milliseconds. */
const SLICE = 1024 * 1024;
/** Longer than anything that is searched for. */
const OVERLAP = 16;

/**
 * Whether another file follows the picture. Data that cameras append (a depth map, a short film) is
 * allowed: nothing of it is kept. Other requests are answered while a long rest is searched.
 */
export async function hasSecondFile(bytes: Buffer, format: ImageFormat): Promise<boolean> {
  for (let at = ends[format](bytes); at < bytes.length; at += SLICE) {
    const rest = latin(bytes, at, at + SLICE + OVERLAP);
    if (MARKUP.test(rest) || SECOND_FILES.some((start) => rest.includes(start))) return true;
    await setImmediate();
  }
  return false;
}

/** `IEND`, the last part of a PNG. */
const IEND = 0x49454e44;
/** An AVIF has a dozen; what follows more of them is searched like the rest. */
const MAX_BOXES = 1_000;

/** Where the picture ends; the length of the file where it is cut off. */
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

/** The next marker after compressed data, in which 0xff is followed by 0 or a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

export type VariantFormat = 'avif' | 'webp';

/** The picture's address, to which `?w=` and `format=` are added. */
export const imageAddress = (hash: string): string => `/api/images/${hash}`;

/** The hash in an address of this kind; null for every other address. */
export const hashInAddress = (address: string): string | null =>
  /^\/api\/images\/([0-9a-f]{64})$/.exec(address)?.[1] ?? null;
