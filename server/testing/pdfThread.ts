import { Worker, type Transferable } from 'node:worker_threads';
import { bundleOf } from './programs';

/** Idle threads with code and fonts loaded. */
const idle: PdfThread[] = [];

/** A thread that apps reuse one after another, because the first PDF of a new thread takes half a second of CPU. */
class PdfThread extends Worker {
  #jobs = 0;

  /** Each app calls this before it uses the thread. */
  takeOver(): this {
    return this.on('message', () => (this.#jobs -= 1));
  }

  override postMessage(value: unknown, transfer?: readonly Transferable[]): void {
    this.#jobs += 1;
    super.postMessage(value, transfer);
  }

  override async terminate(): Promise<number> {
    // Only these listeners: Node uses listeners for other events.
    for (const event of ['message', 'error', 'exit']) this.removeAllListeners(event);
    if (this.#jobs > 0) return super.terminate();
    this.unref();
    idle.push(this);
    return 0;
  }
}

/** Answers each job with the data to draw, for tests of who may have a document: a PDF compresses its text. */
export const startUndrawnPdfThread = (): Worker =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', (job) => parentPort.postMessage({ pdf: Buffer.from(JSON.stringify(job)) }));`,
    { eval: true },
  );

export const startPdfThread = (): Worker =>
  (idle.pop() ?? new PdfThread(bundleOf('pdfWorker'))).takeOver();
