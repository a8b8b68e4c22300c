/**
 * PGlite does not fsync by itself: its NodeFS has no fsync, so a power cut loses acknowledged
 * writes. This file adds fsync. It only works together with `-c fsync=on
 * -c wal_sync_method=fsync` and without `-F` (see worker.js): the engine's fdatasync is empty.
 */
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** @typedef {Parameters<NodeFS['init']>} InitArguments */

export class DurableNodeFs extends NodeFS {
  /** Number of fsync calls; a test checks it, so that an upgrade of PGlite cannot drop fsync unnoticed. */
  fsyncs = 0;
  /** @type {(error: unknown) => never} */
  #onFailure;

  /**
   * @param {string} folder
   * @param {(error: unknown) => never} onFailure Called when fsync fails: nothing may be
   *   acknowledged after that, so it must end the thread.
   */
  constructor(folder, onFailure) {
    super(folder);
    this.#onFailure = onFailure;
  }

  /**
   * @override
   * @param {InitArguments[0]} pg
   * @param {InitArguments[1]} options
   */
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = emscriptenOpts.preRun ?? [];
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...preRun,
          (/** @type {{ NODEFS?: unknown }} */ module) => this.#install(module.NODEFS),
        ],
      },
    };
  }

  /** @param {unknown} nodeFs */
  #install(nodeFs) {
    if (!hasStreamOps(nodeFs)) throw new Error('This version of PGlite has no NODEFS.stream_ops.');
    nodeFs.stream_ops.fsync = (stream) => {
      try {
        fsyncSync(stream.nfd);
        this.fsyncs += 1;
        return 0;
      } catch (error) {
        return this.#onFailure(error);
      }
    };
  }
}

/**
 * @param {unknown} value
 * @returns {value is { stream_ops: { fsync?: (stream: { nfd: number }) => number } }}
 */
function hasStreamOps(value) {
  return (
    typeof value === 'object' &&
    value !== null &&
    'stream_ops' in value &&
    typeof value.stream_ops === 'object' &&
    value.stream_ops !== null
  );
}

/**
 * Calls fsync for everything in a folder: files first, then the folders that contain them.
 * @param {string} folder
 */
export function fsyncTree(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else if (entry.isFile()) fsyncPath(path);
  }
  fsyncPath(folder);
}

/** @param {string} path A file or a folder. */
export function fsyncPath(path) {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
