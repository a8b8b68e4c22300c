/** Tags of ASN.1 that certificates use (ITU-T X.690). */
export const tags = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  null: 0x05,
  oid: 0x06,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
} as const;

/** One element, with all of its parts in order. */
export function der(tag: number, ...parts: readonly (Uint8Array | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = body;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

/** `2.5.4.3` */
export function derOid(name: string): Buffer {
  const [first = 0, second = 0, ...others] = name.split('.').map(Number);
  const bytes = [first * 40 + second, ...others].flatMap((value) => {
    const digits = [value & 127];
    for (let rest = value >> 7; rest > 0; rest >>= 7) digits.unshift((rest & 127) | 128);
    return digits;
  });
  return der(tags.oid, Buffer.from(bytes));
}

interface Element {
  tag: number;
  /** With tag and length. */
  whole: Buffer;
  body: Buffer;
}

/** The elements that follow each other in `bytes`. */
export function elementsOf(bytes: Buffer): Element[] {
  const elements: Element[] = [];
  for (let at = 0; at < bytes.length;) {
    const size = bytes.readUInt8(at + 1);
    const extra = size < 128 ? 0 : size & 127;
    const start = at + 2 + extra;
    const end = start + (extra === 0 ? size : bytes.readUIntBE(at + 2, extra));
    elements.push({
      tag: bytes.readUInt8(at),
      whole: bytes.subarray(at, end),
      body: bytes.subarray(start, end),
    });
    at = end;
  }
  return elements;
}

/** The element at a path: `elementAt(bytes, 0, -1)` is the last part of the first element. @throws Error */
export function elementAt(bytes: Buffer, first: number, ...path: readonly number[]): Element {
  const element = elementsOf(bytes).at(first);
  if (!element) throw new Error('The structure has another form.');
  const [next, ...rest] = path;
  return next === undefined ? element : elementAt(element.body, next, ...rest);
}
