import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailStatus } from './mailStatus.service';

/**
 * The embedded database has one reader: while the server runs, it writes here how mail stands, for
 * `npm run mail:status`.
 */
const statusFile = (dataDir: string) => path.join(dataDir, 'mail-status.json');

/** Whole or not at all, for the owner's eyes: an error may name an address. */
export async function writeMailStatusFile(dataDir: string, status: MailStatus): Promise<void> {
  const file = statusFile(dataDir);
  const beside = `${file}.${process.pid}.part`;
  await writeFile(beside, JSON.stringify(status), { mode: 0o600 });
  await rename(beside, file);
}

/** @returns null when there is none */
export async function readMailStatusFile(dataDir: string): Promise<MailStatus | null> {
  try {
    return JSON.parse(await readFile(statusFile(dataDir), 'utf8')) as MailStatus;
  } catch {
    return null;
  }
}
