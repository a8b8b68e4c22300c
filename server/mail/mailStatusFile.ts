import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailStatus } from './mailStatus.service';

/**
 * Only one process can open the embedded database. While the server runs, it writes the state of the
 * mail queue to this file, for `npm run mail:status`.
 */
const statusFile = (dataDir: string) => path.join(dataDir, 'mail-status.json');

/**
 * Renames the file into place, so that no partial file is read. Only its owner may read it, because an
 * error may contain an address.
 */
export async function writeMailStatusFile(dataDir: string, status: MailStatus): Promise<void> {
  const file = statusFile(dataDir);
  const partial = `${file}.${process.pid}.part`;
  await writeFile(partial, JSON.stringify(status), { mode: 0o600 });
  await rename(partial, file);
}

/** @returns null when there is none */
export async function readMailStatusFile(dataDir: string): Promise<MailStatus | null> {
  try {
    return JSON.parse(await readFile(statusFile(dataDir), 'utf8')) as MailStatus;
  } catch {
    return null;
  }
}
