import { Worker, type Transferable } from 'node:worker_threads';
import { bundleOf } from './programs';

/** Without a job, with code and fonts loaded. */
const idle: PdfThread[] = [];

/** Draws PDFs for one app after the other: a new thread takes half a second of the processor for its first one. */
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
    // Not all: Node itself listens for listeners of messages.
    for (const event of ['message', 'error', 'exit']) this.removeAllListeners(event);
    if (this.#jobs > 0) return super.terminate();
    this.unref();
    idle.push(this);
    return 0;
  }
}

export const startPdfThread = (): Worker =>
  (idle.pop() ?? new PdfThread(bundleOf('pdfWorker'))).takeOver();
