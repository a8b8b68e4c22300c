import { Worker } from 'node:worker_threads';
import { createSemaphore } from '../lib/semaphore';
import type { PdfJob } from './pdfJob';
import type { PdfAnswer } from './pdfWorkerThread';

/** What a job's own renderer has thrown: the thread goes on. */
class DrawingError extends Error {}

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
   * @throws AppError 429, 503 as `Slots.take`
   */
  render(job: Job): Promise<Buffer>;
  /** Ends the thread; every PDF that is not finished fails, and so does every later one. */
  close(): Promise<void>;
}

interface Drawing {
  resolve(answer: PdfAnswer): void;
  reject(error: Error): void;
}

/** PDFs that wait: of one person, and in all. Each takes a tenth of a second. */
const WAITING = { share: 8, most: 200 };

const closed = () => new Error('The PDF worker is closed.');

/**
 * Draws one PDF after the other; people take turns, and so do mails. The thread starts with the first job and keeps no
 * process alive while it is idle. After a crash it is replaced: the PDF it was drawing is drawn once more, and those
 * that wait are not affected.
 *
 * @param startThread for tests
 */
export function createPdfWorker<Job extends PdfJob>(
  startThread: () => Worker = startWorker,
): PdfWorker<Job> {
  const inTurn = createSemaphore(1, WAITING);
  let worker: Worker | undefined;
  let current: Drawing | undefined;
  let isClosed = false;

  function start(): Worker {
    const started = startThread();
    started.on('message', (answer: PdfAnswer) => current?.resolve(answer));
    started.on('error', (error: Error) => stopped(started, error));
    started.on('exit', () => stopped(started, new Error('The PDF worker has stopped.')));
    return started;
  }

  /** A thread that crashes reports an error and then its exit: only the first counts. */
  function stopped(thread: Worker, error: Error): void {
    if (worker !== thread) return;
    worker = undefined;
    current?.reject(error);
  }

  async function draw(job: Job): Promise<Buffer> {
    if (isClosed) throw closed();
    const thread = (worker ??= start());
    thread.ref();
    try {
      const answer = await new Promise<PdfAnswer>((resolve, reject) => {
        current = { resolve, reject };
        thread.postMessage(job);
      });
      if ('error' in answer) throw new DrawingError(answer.error);
      return Buffer.from(answer.pdf);
    } finally {
      current = undefined;
      thread.unref();
    }
  }

  return {
    render: (job) =>
      inTurn(() =>
        draw(job).catch((error: unknown) => {
          // The thread crashed. A second crash is taken for the fault of the job.
          if (isClosed || error instanceof DrawingError) throw error;
          return draw(job);
        }),
      ),

    async close() {
      isClosed = true;
      const thread = worker;
      worker = undefined;
      current?.reject(closed());
      await thread?.terminate();
    },
  };
}
