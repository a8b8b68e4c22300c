import os from 'node:os';
import { serialize } from 'node:v8';
import type { ErrorCode } from '../errorCodes.gen';
import { AppError } from '../errors';
import { readTableFile, type TableFile } from './readTableFile';

/** `batches`: serialized lists, which the server reads one by one and answers requests in between. */
export type FileAnswer =
  | { kind: TableFile['kind']; batches: Uint8Array[] }
  | { refusal: { status: number; code: ErrorCode; message: string } }
  | { error: string };

/** Requests are answered first when the machine is busy. */
const NICENESS = 19;
/** Rows of a batch, which the server reads in less than a millisecond. */
const BATCH = 100;

/** Runs in the process that `fileReader.ts` starts: reads each file that it sends and sends the rows back. */
export function serveFiles(): void {
  os.setPriority(0, NICENESS);
  process.on('message', (bytes: Uint8Array) => {
    void answer(Buffer.from(bytes)).then((file) => process.send?.(file));
  });
}

async function answer(bytes: Buffer): Promise<FileAnswer> {
  try {
    const { kind, entries } = await readTableFile(bytes);
    const batches: Uint8Array[] = [];
    for (let at = 0; at < entries.length; at += BATCH) {
      batches.push(serialize(entries.slice(at, at + BATCH)));
    }
    return { kind, batches };
  } catch (error) {
    if (error instanceof AppError) {
      const { status, code, message } = error;
      return { refusal: { status, code, message } };
    }
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
