import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface StatusFile<Status> {
  write(dataDir: string, status: Status): Promise<void>;
  /** @returns null if the file does not exist */
  read(dataDir: string): Promise<Status | null>;
}

/**
 * Only one process can open the embedded database. While the server runs, it writes to this file what
 * a command such as `npm run status -- mail` would read from the database.
 * @param name of the file in DATA_DIR
 */
export function createStatusFile<Status>(name: string): StatusFile<Status> {
  const pathIn = (dataDir: string) => path.join(dataDir, name);
  return {
    /** Renames the file into place, so that no partial file is read. Errors in it may hold addresses. */
    async write(dataDir, status) {
      const partial = `${pathIn(dataDir)}.${process.pid}.part`;
      await writeFile(partial, JSON.stringify(status), { mode: 0o600 });
      await rename(partial, pathIn(dataDir));
    },

    async read(dataDir) {
      try {
        return JSON.parse(await readFile(pathIn(dataDir), 'utf8')) as Status;
      } catch {
        return null;
      }
    },
  };
}
