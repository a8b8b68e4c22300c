import { createDeflateRaw, crc32 } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

/** Bit 3: sizes follow the content, because they are not known before. Bit 11: names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1980-01-01, the first day that the format knows: files with the same content are the same. */
const DAY = 0x0021;
const VERSION = 20;

interface Written {
  name: Buffer;
  crc: number;
  size: number;
  compressed: number;
  offset: number;
}

/** A ZIP archive, compressed while its entries are read. Up to 4 GB. */
export async function* zipOf(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const entry = { name: Buffer.from(name), crc: 0, size: 0, compressed: 0, offset };
    const head = localHeader(entry.name);
    offset += head.length;
    yield head;
    for await (const chunk of deflate(content, entry)) {
      entry.compressed += chunk.length;
      offset += chunk.length;
      yield chunk;
    }
    const tail = sizes(entry);
    offset += tail.length;
    yield tail;
    written.push(entry);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield end(written.length, directory.length, offset);
}

/** Bytes that are compressed at a time. */
const PIECE = 65_536;

/**
 * Counts the written bytes in `entry`. All texts are encoded into one buffer, which is reused once a piece is
 * compressed: separate buffers would stay in memory until the next garbage collection.
 */
async function* deflate(content: ZipEntry['content'], entry: Written): AsyncGenerator<Buffer> {
  const deflater = createDeflateRaw();
  const encoder = new TextEncoder();
  const buffer = Buffer.alloc(PIECE);
  const write = (bytes: Buffer) =>
    new Promise<void>((resolve, reject) => {
      deflater.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  const feed = async () => {
    for await (const text of content) {
      for (let rest = text; rest !== '';) {
        const { read, written } = encoder.encodeInto(rest, buffer);
        const bytes = buffer.subarray(0, written);
        entry.crc = crc32(bytes, entry.crc);
        entry.size += written;
        await write(bytes);
        rest = rest.slice(read);
      }
    }
    deflater.end();
  };
  // An error of the content ends the reading below.
  feed().catch((error: unknown) => deflater.destroy(error as Error));
  yield* deflater;
}

function localHeader(name: Buffer): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(DEFLATED, 8);
  head.writeUInt16LE(DAY, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function sizes({ crc, size, compressed }: Written): Buffer {
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(0x08074b50, 0);
  tail.writeUInt32LE(crc, 4);
  tail.writeUInt32LE(compressed, 8);
  tail.writeUInt32LE(size, 12);
  return tail;
}

function directoryEntry({ name, crc, size, compressed, offset }: Written): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(VERSION, 4);
  entry.writeUInt16LE(VERSION, 6);
  entry.writeUInt16LE(FLAGS, 8);
  entry.writeUInt16LE(DEFLATED, 10);
  entry.writeUInt16LE(DAY, 14);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(compressed, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

function end(count: number, directorySize: number, directoryOffset: number): Buffer {
  const tail = Buffer.alloc(22);
  tail.writeUInt32LE(0x06054b50, 0);
  tail.writeUInt16LE(count, 8);
  tail.writeUInt16LE(count, 10);
  tail.writeUInt32LE(directorySize, 12);
  tail.writeUInt32LE(directoryOffset, 16);
  return tail;
}
