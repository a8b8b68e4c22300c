import type { ModuleDeps } from '../deps';
import type { StatusFile } from '../db/statusFile';
import { pollLoop } from './pollLoop';

/** Milliseconds between two reports. */
const REPORT_EVERY = 10_000;

/**
 * Keeps a status file up to date while the server has the embedded database; with PostgreSQL it does nothing.
 * @returns a function that stops it after the running report
 */
export const startStatusReports = <Status>(
  { config, log }: Pick<ModuleDeps, 'config' | 'log'>,
  file: StatusFile<Status>,
  readStatus: () => Promise<Status>,
): (() => Promise<void>) =>
  config.databaseUrl === undefined
    ? pollLoop(
        async () => file.write(config.dataDir, await readStatus()),
        REPORT_EVERY,
        (error) => log.error({ err: error }, 'writing a status file failed'),
      )
    : async () => undefined;
