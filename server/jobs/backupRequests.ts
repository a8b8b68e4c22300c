import { rm } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { writeBackup, type BackupReport } from '../db/backup/writeBackup';
import { createStatusFile } from '../db/statusFile';
import type { ModuleDeps } from '../deps';
import { pollLoop } from './pollLoop';

const REQUEST = 'backup-request.json';
/** Milliseconds between checks for a request. */
const LOOK_EVERY = 1_000;

/** A command asks the server that has the embedded database open for a backup. */
export const backupRequest = createStatusFile<{ id: string; file: string }>(REQUEST);

export type BackupAnswer = { id: string } & ({ report: BackupReport } | { error: string });
export const backupAnswer = createStatusFile<BackupAnswer>('backup-answer.json');

/** Writes the backups that are requested in DATA_DIR. With PostgreSQL the command reads the database itself. */
export function startBackupRequests(
  { config, log }: Pick<ModuleDeps, 'config' | 'log'>,
  pool: pg.Pool,
): () => Promise<void> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl !== undefined) return async () => undefined;
  return pollLoop(
    async () => {
      const request = await backupRequest.read(dataDir);
      if (!request) return;
      await rm(path.join(dataDir, REQUEST), { force: true });
      const result = await writeBackup(pool, { file: request.file, dataDir }).then(
        (report) => ({ report }),
        (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
      );
      await backupAnswer.write(dataDir, { id: request.id, ...result });
    },
    LOOK_EVERY,
    (error) => log.error({ err: error }, 'a backup that was asked for failed'),
  );
}
