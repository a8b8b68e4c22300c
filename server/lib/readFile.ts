import type { Readable } from 'node:stream';
import { fileLimits } from './fileLimits.gen';
import { AppError, invalidInput } from './errors';
import { createSemaphore } from './semaphore';

export const MAX_FILE_BYTES = fileLimits.bytes;

/**
 * Limits how many uploaded files are in memory. The timeout is shorter than the one within which a request must
 * arrive.
 */
export const createReceiver = () =>
  createSemaphore(6, {
    maxRunningPerPerson: 2,
    maxWaitingPerPerson: 4,
    maxWaiting: 60,
    timeout: 8_000,
  });

/** An uploaded file. @throws 400 when it is empty, 413 */
export async function readFile(file: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_FILE_BYTES) throw fileTooLarge();
    chunks.push(chunk);
  }
  if (length === 0) throw invalidInput('This file is empty. Choose another one.');
  return Buffer.concat(chunks);
}

export const fileTooLarge = () =>
  new AppError(413, 'too_large', 'This file is larger than 10 MB. Choose a smaller one.');
