import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { PdfJob, PdfRenderers } from './pdfJob';

export type PdfAnswer = { pdf: Uint8Array } | { error: string };

/** A low priority, so that a busy machine answers requests first. */
const NICENESS = 10;

/** Runs on the worker thread: draws each job posted by `pdfWorker.ts` and posts the PDF back. */
export function servePdfJobs<Job extends PdfJob>(renderers: PdfRenderers<Job>): void {
  const port = parentPort;
  if (!port) throw new Error('This file runs as a worker thread, started by pdfWorker.ts.');
  // Linux sets the priority of this thread only; other systems would slow down the whole server.
  if (process.platform === 'linux') os.setPriority(0, NICENESS);
  const byKind = new Map<string, (job: never) => Promise<Buffer>>(Object.entries(renderers));

  async function render(job: PdfJob): Promise<Buffer> {
    const renderer = byKind.get(job.kind);
    if (!renderer) throw new Error(`No renderer is registered for a PDF of kind ${job.kind}.`);
    return renderer(job as never);
  }

  port.on('message', (job: PdfJob) => {
    render(job).then(
      (pdf) => port.postMessage({ pdf } satisfies PdfAnswer),
      (error: unknown) =>
        port.postMessage({
          error: error instanceof Error ? (error.stack ?? error.message) : String(error),
        } satisfies PdfAnswer),
    );
  });
}
