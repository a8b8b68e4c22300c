import { createHash } from 'node:crypto';
import { compress, usefulEncoding, type Encoding } from '../encodings';

/** The bytes of an answer in one encoding. */
export interface Representation {
  encoding: Encoding;
  body: Buffer;
  /** Strong: another encoding of the same answer has another one. */
  etag: string;
  /** Names and values in turns, as `writeHead` takes them; filled by whoever sends it. */
  head: string[] | null;
}

/** An answer as text, and as bytes in each encoding in which it was asked for. */
export class FinishedAnswer {
  /** The same for the same text. */
  readonly tag: string;
  private readonly plain: Buffer;
  private readonly made = new Map<Encoding, Representation>();
  private readonly making = new Map<Encoding, Promise<Representation>>();

  constructor(readonly text: string) {
    this.plain = Buffer.from(text);
    this.tag = createHash('sha256').update(this.plain).digest('base64url').slice(0, 22);
    this.keep('identity', this.plain);
  }

  /** In bytes, with all that was made of it. */
  get size(): number {
    let sum = 2 * this.text.length;
    for (const { body } of this.made.values()) sum += body.length;
    return sum;
  }

  /** What can be sent at once. */
  ready(wanted: Encoding): Representation | undefined {
    return this.made.get(usefulEncoding(this.plain.length, wanted));
  }

  /** Compressed once, however many ask at the same time. */
  in(wanted: Encoding): Promise<Representation> {
    const encoding = usefulEncoding(this.plain.length, wanted);
    const known = this.made.get(encoding);
    if (known) return Promise.resolve(known);
    const underWay = this.making.get(encoding);
    if (underWay) return underWay;
    const made = compress(this.plain, encoding)
      .then((body) => this.keep(encoding, body))
      .finally(() => this.making.delete(encoding));
    this.making.set(encoding, made);
    return made;
  }

  /** Another text, ready in the encodings in which this one was asked for. */
  async replacedBy(text: string): Promise<FinishedAnswer> {
    if (text === this.text) return this;
    const next = new FinishedAnswer(text);
    for (const encoding of this.made.keys()) await next.in(encoding);
    return next;
  }

  private keep(encoding: Encoding, body: Buffer): Representation {
    const suffix = encoding === 'identity' ? '' : `-${encoding}`;
    const representation = { encoding, body, etag: `"${this.tag}${suffix}"`, head: null };
    this.made.set(encoding, representation);
    return representation;
  }
}

/** Whether If-None-Match names this answer, in whatever encoding it was received. */
export function isNotModified(header: string | undefined, { tag }: FinishedAnswer): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => {
    const text = part.trim();
    return text === '*' || text.replace(/^W\//, '').replace(/^"(.*?)(-br|-gzip)?"$/, '$1') === tag;
  });
}
