import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { BackupError, MARKS, NOT_WHOLE, type BackupHead } from './backupFormat';

/** Reads the lines of a backup. @throws BackupError for a damaged or truncated file */
export class BackupReader {
  readonly head: BackupHead;
  readonly lines: AsyncGenerator<string>;
  readonly #close: () => void;

  private constructor(head: BackupHead, lines: AsyncGenerator<string>, close: () => void) {
    this.head = head;
    this.lines = lines;
    this.#close = close;
  }

  static async open(file: string): Promise<BackupReader> {
    const source = createReadStream(file);
    const text = source.pipe(createGunzip());
    source.on('error', (error) => text.destroy(error));
    const all = readLines(text);
    const { value } = await all.next();
    const head = typeof value === 'string' ? parseHead(value) : undefined;
    if (!head) throw new BackupError('This file is no backup of Foyer.');
    return new BackupReader(head, all, () => source.destroy());
  }

  close(): void {
    this.#close();
  }
}

async function* readLines(text: NodeJS.ReadableStream): AsyncGenerator<string> {
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Infinity })) yield line;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupError('There is no such file.');
    if (code === 'Z_DATA_ERROR') throw new BackupError('This file is no backup of Foyer.');
    throw code === 'Z_BUF_ERROR' ? new BackupError(NOT_WHOLE) : error;
  }
}

function parseHead(line: string): BackupHead | undefined {
  try {
    if (!line.startsWith(MARKS.head)) return undefined;
    const head = JSON.parse(line.slice(MARKS.head.length)) as BackupHead;
    return head.format === 'foyer-backup' && head.version === 1 ? head : undefined;
  } catch {
    return undefined;
  }
}
