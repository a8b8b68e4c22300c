import { Worker } from 'node:worker_threads';
import { createJobWorker, type StartRunner } from '../lib/jobWorker';
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
   * Draws the PDF on a worker thread, so that the server keeps answering requests.
   * @throws AppError 429, 503 as `Slots.take`
   */
  render(job: Job): Promise<Buffer>;
  /** Stops the thread. Unfinished and later PDFs fail. */
  close(): Promise<void>;
}

/** Limits on waiting PDFs per person and in total. Each takes about 0.1 seconds to draw. */
const WAITING = { maxWaitingPerPerson: 8, maxWaiting: 200 };

/** If the thread crashes, the PDF is tried once more. After a second crash the PDF fails. */
const ATTEMPTS = 2;

/**
 * Draws one PDF at a time. Waiting people take turns, so that nobody is delayed by another person's many PDFs.
 * @param startThread replaced by tests
 */
export function createPdfWorker<Job extends PdfJob>(
  startThread: () => Worker = startWorker,
): PdfWorker<Job> {
  const start: StartRunner<Job, PdfAnswer> = ({ onAnswer, onEnd }) => {
    const thread = startThread();
    thread.on('message', onAnswer);
    thread.on('error', onEnd);
    thread.on('exit', () => onEnd(new Error('The PDF worker has stopped.')));
    return {
      post: (job) => thread.postMessage(job),
      ref: () => thread.ref(),
      unref: () => thread.unref(),
      end: () => thread.terminate(),
    };
  };
  const worker = createJobWorker({
    name: 'PDF worker',
    start,
    attempts: ATTEMPTS,
    waiting: WAITING,
  });
  return {
    async render(job) {
      const answer = await worker.run(job);
      if ('error' in answer) throw new Error(answer.error);
      return Buffer.from(answer.pdf);
    },
    close: () => worker.close(),
  };
}
