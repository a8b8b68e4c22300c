import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { migrations } from '../migrations';

/** Content of `database.json`, which the build writes next to the archive. */
interface Manifest {
  migrations: string[];
}

/**
 * The build's archive of an empty, migrated database (`prepareDatabase.main.ts`) for new folders. Undefined if there
 * is no archive, as when the server runs from its sources, or if the archive has other migrations.
 * @param folder of the bundle
 */
export function findPreparedDatabase(folder = new URL('.', import.meta.url)): string | undefined {
  const archive = fileURLToPath(new URL('database.tar.gz', folder));
  const manifest = new URL('database.json', folder);
  if (!existsSync(archive) || !existsSync(manifest)) return undefined;
  const prepared: Manifest = JSON.parse(readFileSync(manifest, 'utf8'));
  const known = Object.keys(migrations);
  return prepared.migrations.join() === known.join() ? archive : undefined;
}
