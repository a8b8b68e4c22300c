import { createHash } from 'node:crypto';
import { compress, usefulEncoding, type Encoding } from './encodings';

/** The bytes of a text in one encoding. */
export interface EncodedBody {
  encoding: Encoding;
  body: Buffer;
  /** Strong: each encoding of the text has its own. */
  etag: string;
}

/** A text that many callers get, with its ETag; compressed once for each encoding that somebody accepts. */
export class EncodedText {
  /** The same for the same text. */
  readonly tag: string;
  private readonly plain: Buffer;
  private readonly bodies = new Map<Encoding, Promise<EncodedBody>>();
  private bytes: number;

  constructor(text: string) {
    this.plain = Buffer.from(text);
    this.bytes = this.plain.length;
    this.tag = createHash('sha256').update(this.plain).digest('base64url').slice(0, 22);
  }

  /** Bytes, with those of the compressed copies. */
  get size(): number {
    return this.bytes;
  }

  in(accepted: Encoding): Promise<EncodedBody> {
    const encoding = usefulEncoding(this.plain.length, accepted);
    const known = this.bodies.get(encoding);
    if (known) return known;
    const made = this.encode(encoding);
    this.bodies.set(encoding, made);
    made.catch(() => this.bodies.delete(encoding));
    return made;
  }

  private async encode(encoding: Encoding): Promise<EncodedBody> {
    if (encoding === 'identity') return { encoding, body: this.plain, etag: `"${this.tag}"` };
    const body = await compress(this.plain, encoding);
    this.bytes += body.length;
    return { encoding, body, etag: `"${this.tag}-${encoding}"` };
  }
}

/** Whether If-None-Match names this text, in whatever encoding it was received. */
export function isNotModified(header: string | undefined, { tag }: EncodedText): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => {
    const text = part.trim();
    return text === '*' || text.replace(/^W\//, '').replace(/^"(.*?)(-br|-gzip)?"$/, '$1') === tag;
  });
}
