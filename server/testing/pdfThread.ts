import { Worker, type Transferable } from 'node:worker_threads';
import { bundleOf } from './programs';

/** Threads without a job, with code and fonts already loaded. */
const idle: PdfThread[] = [];

/** A thread that several apps reuse, because a new thread needs half a second of CPU for its first PDF. */
class PdfThread extends Worker {
  #jobs = 0;

  /** To be called by each app. */
  takeOver(): this {
    return this.on('message', () => (this.#jobs -= 1));
  }

  override postMessage(value: unknown, transfer?: readonly Transferable[]): void {
    this.#jobs += 1;
    super.postMessage(value, transfer);
  }

  override async terminate(): Promise<number> {
    // Remove only these: Node itself uses listeners for other events.
    for (const event of ['message', 'error', 'exit']) this.removeAllListeners(event);
    if (this.#jobs > 0) return super.terminate();
    this.unref();
    idle.push(this);
    return 0;
  }
}

export const startPdfThread = (): Worker =>
  (idle.pop() ?? new PdfThread(bundleOf('pdfWorker'))).takeOver();
