import { Worker } from 'node:worker_threads';
import { EngineSocket } from './engineSocket';
import type { EngineStats, FromWorker, ToWorker, WorkerOptions } from './workerMessages';

/**
 * The worker's entry file. In the sources it is in worker/; the build bundles it as
 * `pgliteWorker.js` next to the bundle that holds this code.
 */
const workerFile = new URL(import.meta.url).pathname.endsWith('.ts')
  ? new URL('./worker/worker.js', import.meta.url)
  : new URL('./pgliteWorker.js', import.meta.url);

const HOUSEKEEPING_MS = 60_000;

export interface EngineOptions {
  /** The PostgreSQL data folder. */
  folder: string;
  /** False only in tests: a power cut may then lose acknowledged writes. */
  fsync?: boolean;
  /** An archive of a data folder, used only to fill a new or empty folder. */
  prepared?: string | undefined;
  housekeepingEvery?: number;
  log?: (text: string) => void;
}

interface Running {
  worker: Worker;
  ready: Promise<void>;
}

/**
 * The embedded PostgreSQL (D4): PGlite in a worker thread, so that statements never block
 * the event loop. When the thread fails (a full disk, a failed fsync), its clients get connection
 * errors, and the next connection restarts it.
 */
export class Engine {
  readonly #options: WorkerOptions;
  readonly #log: (text: string) => void;
  readonly #sockets = new Map<number, EngineSocket>();
  readonly #statsWaiting: ((stats: EngineStats) => void)[] = [];
  #running: Running | undefined;
  #closing: Promise<void> | undefined;
  #lastSocket = 0;

  constructor(options: EngineOptions) {
    const { folder, fsync = true, prepared, housekeepingEvery = HOUSEKEEPING_MS, log } = options;
    this.#options = { folder, fsync, prepared, housekeepingEvery };
    this.#log = log ?? (() => undefined);
  }

  /** Resolves when statements can run. @throws Error if the data folder cannot be opened */
  start(): Promise<void> {
    if (this.#closing) return Promise.reject(new Error('The embedded database is closed.'));
    this.#running ??= this.#spawn();
    return this.#running.ready;
  }

  /** A new client connection for `pg`, which takes over the single session. */
  connect(): EngineSocket {
    const id = ++this.#lastSocket;
    const socket = new EngineSocket({
      ready: () => this.start(),
      send: (bytes) => this.#post({ type: 'data', socket: id, bytes }, bytes.buffer),
      closed: () => this.#sockets.delete(id),
    });
    this.#sockets.set(id, socket);
    return socket;
  }

  async stats(): Promise<EngineStats> {
    await this.start();
    return new Promise((resolve) => {
      this.#statsWaiting.push(resolve);
      this.#post({ type: 'stats' });
    });
  }

  /** Flushes everything to disk and ends the thread. May be called more than once. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    const running = this.#running;
    if (!running) return;
    const ended = new Promise<void>((resolve) => running.worker.once('exit', () => resolve()));
    await running.ready.catch(() => undefined);
    if (this.#running !== running) return;
    this.#post({ type: 'close' });
    await ended;
  }

  #spawn(): Running {
    const worker = new Worker(workerFile, {
      name: 'pglite',
      workerData: this.#options,
      execArgv: [], // without the loaders and inspectors of the main thread
    });
    const ready = new Promise<void>((resolve, reject) => {
      let cause: Error | undefined;
      let opened = false;
      worker.on('message', (message: FromWorker) => {
        if (message.type === 'ready') {
          opened = true;
          resolve();
        } else if (message.type === 'fatal') cause = new Error(message.text);
        else this.#receive(message);
      });
      worker.on('error', (error) => (cause = error));
      worker.on('exit', () => {
        const error = new EngineStoppedError(opened, cause);
        reject(error);
        if (opened && !this.#closing) this.#log(error.message);
        this.#stopped(worker, error);
      });
    });
    // Callers await it; without this handler an unawaited rejection would end the process.
    ready.catch(() => undefined);
    return { worker, ready };
  }

  #receive(message: FromWorker): void {
    if (message.type === 'log') this.#log(message.text);
    else if (message.type === 'stats') this.#statsWaiting.shift()?.(message.stats);
    else if (message.type === 'data') {
      const { buffer, byteOffset, byteLength } = message.bytes;
      this.#sockets.get(message.socket)?.push(Buffer.from(buffer, byteOffset, byteLength));
    }
  }

  #stopped(worker: Worker, error: Error): void {
    if (this.#running?.worker === worker) this.#running = undefined;
    for (const socket of this.#sockets.values()) socket.destroy(error);
  }

  #post(message: ToWorker, transfer?: ArrayBuffer): void {
    this.#running?.worker.postMessage(message, transfer ? [transfer] : []);
  }
}

/** The thread has ended. `pg` reports it like a lost connection. */
class EngineStoppedError extends Error {
  readonly code = 'ECONNRESET';

  constructor(opened: boolean, cause: Error | undefined) {
    const what = opened ? 'stopped' : 'cannot be opened';
    super(`The embedded database ${what}: ${cause?.message ?? 'its thread ended.'}`, { cause });
  }
}
