import { Worker } from 'node:worker_threads';
import type { PdfJob } from './pdfJob';
import type { PdfAnswer } from './pdfWorkerThread';

const runsFromSource = new URL(import.meta.url).pathname.endsWith('.ts');

/** Starts the thread from the built file beside the bundle, or from the source through tsx. */
function startWorker(): Worker {
  if (!runsFromSource) return new Worker(new URL('./pdfWorker.js', import.meta.url));
  const file = new URL('../pdfWorker.main.ts', import.meta.url).href;
  const source = `import('tsx/esm/api').then(({ register }) => {
    register();
    return import(${JSON.stringify(file)});
  });`;
  return new Worker(source, { eval: true, execArgv: [] });
}

export interface PdfWorker<Job extends PdfJob> {
  /**
   * The PDF, drawn on a thread of its own, so that the server keeps answering meanwhile.
   * @param priority `low` for what no request waits for, such as a mail: drawn after all others
   */
  render(job: Job, priority?: 'normal' | 'low'): Promise<Buffer>;
  /** Ends the thread; every PDF that is not finished fails, and so does every later one. */
  close(): Promise<void>;
}

interface PendingPdf<Job> {
  job: Job;
  queue: PendingPdf<Job>[];
  /** The thread crashed while it drew this one; a second crash is taken for its fault. */
  hasCrashed: boolean;
  resolve(pdf: Buffer): void;
  reject(error: Error): void;
}

const closed = () => new Error('The PDF worker is closed.');

/**
 * Draws one PDF after the other. The thread starts with the first job and keeps no process alive while
 * it is idle. After a crash it is replaced: the PDF it was drawing is drawn once more, and those that
 * wait are not affected.
 *
 * @param startThread for tests
 */
export function createPdfWorker<Job extends PdfJob>(
  startThread: () => Worker = startWorker,
): PdfWorker<Job> {
  const [normal, low]: [PendingPdf<Job>[], PendingPdf<Job>[]] = [[], []];
  let worker: Worker | undefined;
  let current: PendingPdf<Job> | undefined;
  let isClosed = false;

  function start(): Worker {
    const started = startThread();
    started.unref();
    started.on('message', (answer: PdfAnswer) => {
      if (worker !== started) return;
      const done = current;
      current = undefined;
      if ('pdf' in answer) done?.resolve(Buffer.from(answer.pdf));
      else done?.reject(new Error(answer.error));
      renderNext();
    });
    started.on('error', (error: Error) => replace(started, error));
    started.on('exit', () => replace(started, new Error('The PDF worker has stopped.')));
    return started;
  }

  function renderNext(): void {
    if (current) return;
    current = normal.shift() ?? low.shift();
    if (!current) {
      worker?.unref();
      return;
    }
    worker ??= start();
    worker.ref();
    worker.postMessage(current.job);
  }

  /** A thread that crashes reports an error and then its exit: only the first counts. */
  function replace(stopped: Worker, error: Error): void {
    if (worker !== stopped) return;
    worker = undefined;
    const drawn = current;
    current = undefined;
    if (drawn?.hasCrashed) drawn.reject(error);
    else if (drawn) drawn.queue.unshift({ ...drawn, hasCrashed: true });
    renderNext();
  }

  return {
    render: (job, priority = 'normal') =>
      new Promise((resolve, reject) => {
        if (isClosed) throw closed();
        const queue = priority === 'low' ? low : normal;
        queue.push({ job, queue, hasCrashed: false, resolve, reject });
        renderNext();
      }),

    async close() {
      isClosed = true;
      const stopped = worker;
      worker = undefined;
      const pending = [...(current ? [current] : []), ...normal.splice(0), ...low.splice(0)];
      current = undefined;
      for (const { reject } of pending) reject(closed());
      await stopped?.terminate();
    },
  };
}
