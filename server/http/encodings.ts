import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The best one first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Bytes: a shorter body fits in one packet anyway. */
const WORTH_COMPRESSING = 1_400;

/** Headers that are kept with what they mean: browsers send a handful. */
const KNOWN_HEADERS = 100;
const known = new Map<string, Encoding>();

/**
 * The encoding for a request with this Accept-Encoding: of those that it likes best the smallest, and
 * `identity` where it accepts none (RFC 9110, 12.5.3).
 */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const remembered = known.get(header);
  if (remembered) return remembered;
  const chosen = choose(header);
  if (known.size >= KNOWN_HEADERS) known.clear();
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
    // Stable: where two are liked equally, the smaller one comes first.
    .sort((a, b) => b.weight - a.weight);
  return best?.encoding ?? 'identity';
}

/** 0 for a weight that cannot be read: the encoding is not used. */
function weightOf(settings: readonly string[]): number {
  const setting = settings.find((text) => /^q\s*=/.test(text));
  if (setting === undefined) return 1;
  const weight = Number(setting.replace(/^q\s*=\s*/, ''));
  return weight >= 0 && weight <= 1 ? weight : 0;
}

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

/** The encoding in which a body of this size is sent to a client that would like `encoding`. */
export const usefulEncoding = (size: number, encoding: Encoding): Encoding =>
  size < WORTH_COMPRESSING ? 'identity' : encoding;

export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return asGzip(body);
  return asBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      // The highest takes a hundred times as long, and an answer is kept for a second at most.
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
