import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Foyer } from '../../scripts/lib/foyer.mjs';

/** Runs statements in the embedded database of a server, which is stopped meanwhile and started again. */
export async function changeData(place: Foyer, statements: string): Promise<void> {
  await place.end();
  const database = new PGlite(path.join(place.dataDir, 'db'));
  await database.exec(statements);
  await database.close();
  await place.run();
}
