/** Opens the data folder of the embedded PostgreSQL, and creates a missing one. */
import { Blob } from 'node:buffer';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableNodeFs, fsyncPath, fsyncTree } from './durableFs.js';

/** @typedef {import('../workerMessages').WorkerOptions} WorkerOptions */

/** PGlite's defaults without `-F`, which would turn fsync off. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'log_line_prefix='],
];
const withFsync = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];
const withoutFsync = ['-F', '-c', 'full_page_writes=off'];

/**
 * @param {WorkerOptions} options
 * @param {{ log: (text: string) => void; fail: (error: unknown) => never }} hooks
 */
export async function openDataFolder({ folder, fsync, prepared }, { log, fail }) {
  // This marker file exists next to the folder during its creation. After a crash it marks an incomplete
  // folder, which is created again; the server cannot have acknowledged anything from it.
  const marker = `${folder}.initialising`;
  if (existsSync(marker)) rmSync(folder, { recursive: true, force: true });
  const fresh = !existsSync(join(folder, 'PG_VERSION'));
  if (fresh) {
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      throw new Error(
        `${folder} holds other files but no database. Set DATA_DIR to another folder.`,
      );
    }
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(marker, '');
    if (fsync) fsyncPath(dirname(folder));
  }

  /** @param {Blob} [archive] */
  const open = (archive) => openEngine(folder, { fsync, archive, log, fail });
  const openPrepared = async (/** @type {string} */ file) => {
    try {
      // Unpacked here, because an error while PGlite unpacks gzip would end the thread.
      return await open(new Blob([gunzipSync(readFileSync(file))]));
    } catch (error) {
      log(`The prepared database cannot be used: ${String(error)}`);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { mode: 0o700 });
      return open();
    }
  };
  const opened = await (fresh && prepared !== undefined ? openPrepared(prepared) : open());

  if (fresh) {
    // The first initialisation writes without fsync.
    if (fsync) fsyncTree(folder);
    rmSync(marker);
    if (fsync) fsyncPath(dirname(folder));
  }
  return opened;
}

/**
 * @param {string} folder
 * @param {{ fsync: boolean; archive?: Blob | undefined; log: (text: string) => void; fail: (error: unknown) => never }} options
 *   `archive` is unpacked into the folder before it is opened
 */
async function openEngine(folder, { fsync, archive, log, fail }) {
  const fs = new DurableNodeFs(folder, fail);
  /** @type {string[]} */
  const stderrLines = [];
  let ready = false;
  const pg = await PGlite.create({
    fs,
    extensions: { pg_trgm },
    ...(archive && { loadDataDir: archive }),
    startParams: [...startParams, ...(fsync ? withFsync : withoutFsync)],
    onStderr: (text) => {
      if (text.includes('PANIC:')) fail(new Error(text));
      if (!ready) stderrLines.push(text);
      else if (text.includes('FATAL:')) log(text);
      return false;
    },
  }).catch((/** @type {unknown} */ error) => {
    const reasons = stderrLines.filter((text) => /FATAL:|DETAIL:|HINT:/.test(text));
    throw reasons.length > 0 ? new Error(reasons.join(' '), { cause: error }) : error;
  });
  ready = true;
  return { pg, fsyncs: () => fs.fsyncs };
}
