/**
 * Messages between the main thread and the worker that runs PGlite. Types only: the worker is plain
 * JavaScript. `socket` is the id of a client connection.
 */

/** The worker's `workerData`. */
export interface WorkerOptions {
  /** The PostgreSQL data folder; the worker creates a missing one. */
  folder: string;
  /** False only in tests, where losing data in a power cut does not matter. */
  fsync: boolean;
  /** An archive of a data folder for a new folder. */
  prepared?: string | undefined;
  /** Milliseconds between checks for a due checkpoint or vacuum. */
  housekeepingEvery: number;
}

export interface EngineStats {
  /** Calls of fsync since the worker started. */
  fsyncs: number;
}

export type ToWorker =
  | { type: 'data'; socket: number; bytes: Uint8Array }
  | { type: 'stats' }
  | { type: 'close' };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'data'; socket: number; bytes: Uint8Array }
  | { type: 'stats'; stats: EngineStats }
  | { type: 'log'; text: string }
  | { type: 'closed' }
  | { type: 'fatal'; text: string };
