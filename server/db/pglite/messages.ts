/** Messages between the main thread and the worker. Types only: the worker is plain JavaScript. */

/** The worker's `workerData`. */
export interface WorkerOptions {
  /** The PostgreSQL data folder; made by the worker when it is not there. */
  folder: string;
  /** False only where losing the data in a power cut is of no consequence (tests). */
  fsync: boolean;
  /** Milliseconds between looks at whether a checkpoint or a vacuum is due. */
  housekeepingEvery: number;
}

export interface EngineStats {
  /** Calls of fsync since the worker started. */
  fsyncs: number;
}

export type ToWorker =
  { type: 'data'; socket: number; bytes: Uint8Array } | { type: 'stats' } | { type: 'close' };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'data'; socket: number; bytes: Uint8Array }
  | { type: 'stats'; stats: EngineStats }
  | { type: 'log'; text: string }
  | { type: 'closed' }
  | { type: 'fatal'; text: string };
