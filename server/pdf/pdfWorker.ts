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
  /** Ends the thread; every PDF that is not finished fails. */
  close(): Promise<void>;
}

interface PendingPdf<Job> {
  job: Job;
  resolve(pdf: Buffer): void;
  reject(error: Error): void;
}

/**
 * Draws one PDF after the other. The thread starts with the first job, keeps no process alive while
 * it is idle, and is replaced after it has crashed.
 */
export function createPdfWorker<Job extends PdfJob>(): PdfWorker<Job> {
  const [normal, low]: [PendingPdf<Job>[], PendingPdf<Job>[]] = [[], []];
  let worker: Worker | undefined;
  let current: PendingPdf<Job> | undefined;

  function start(): Worker {
    const started = startWorker();
    started.unref();
    started.on('message', (answer: PdfAnswer) => {
      const done = current;
      current = undefined;
      if ('pdf' in answer) done?.resolve(Buffer.from(answer.pdf));
      else done?.reject(new Error(answer.error));
      renderNext();
    });
    started.on('error', (error: Error) => rejectAll(started, error));
    started.on('exit', () => rejectAll(started, new Error('The PDF worker has stopped.')));
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

  /** Rejects the current job and all queued ones; the next job starts a new thread. */
  function rejectAll(stopped: Worker, error: Error): void {
    if (worker !== stopped) return;
    worker = undefined;
    const pending = [...(current ? [current] : []), ...normal.splice(0), ...low.splice(0)];
    current = undefined;
    for (const { reject } of pending) reject(error);
  }

  return {
    render: (job, priority = 'normal') =>
      new Promise((resolve, reject) => {
        (priority === 'low' ? low : normal).push({ job, resolve, reject });
        renderNext();
      }),

    async close() {
      await worker?.terminate();
    },
  };
}
