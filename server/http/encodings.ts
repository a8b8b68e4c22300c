import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The best one first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Bytes; a shorter body fits in one packet even without compression. */
const WORTH_COMPRESSING = 1_400;

/** Parsed headers that are cached; browsers send only a few different ones. */
const MAX_KNOWN_HEADERS = 100;
const known = new Map<string, Encoding>();

/**
 * The encoding for a request with this Accept-Encoding: the one with the highest weight, the smallest of several, and
 * `identity` when it accepts none (RFC 9110, 12.5.3).
 */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const remembered = known.get(header);
  if (remembered) return remembered;
  const chosen = choose(header);
  if (known.size >= MAX_KNOWN_HEADERS) known.clear();
  known.set(header, chosen);
  return chosen;
}

function choose(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...settings] = part.split(';').map((text) => text.trim());
    if (name !== '') weights.set(name === 'x-gzip' ? 'gzip' : name, weightOf(settings));
  }
  const others = weights.get('*') ?? 0;
  const [best] = ENCODINGS.filter((encoding) => encoding !== 'identity' || weights.has(encoding))
    .map((encoding) => ({ encoding, weight: weights.get(encoding) ?? others }))
    .filter(({ weight }) => weight > 0)
    // The sort is stable: of two with the same weight, the smaller one comes first.
    .sort((a, b) => b.weight - a.weight);
  return best?.encoding ?? 'identity';
}

/** 0 for an invalid weight, so that the encoding is not used. */
function weightOf(settings: readonly string[]): number {
  const setting = settings.find((text) => /^q\s*=/.test(text));
  if (setting === undefined) return 1;
  const weight = Number(setting.replace(/^q\s*=\s*/, ''));
  return weight >= 0 && weight <= 1 ? weight : 0;
}

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

/** The encoding for a body of this size and a client that accepts `encoding`. */
export const usefulEncoding = (size: number, encoding: Encoding): Encoding =>
  size < WORTH_COMPRESSING ? 'identity' : encoding;

export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return asGzip(body);
  return asBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      // The highest quality takes a hundred times as long, and answers change often.
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
