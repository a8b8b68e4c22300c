import { parentPort } from 'node:worker_threads';
import type { PaperJob } from './papers';
import { renderJob } from './papers';

/** A request to the press, and its answer. */
export interface PressRequest {
  id: number;
  job: PaperJob;
}

export type PressAnswer = { id: number; pdf: Uint8Array } | { id: number; error: string };

const port = parentPort;
if (!port) throw new Error('This file is started by press.ts.');

port.on('message', ({ id, job }: PressRequest) => {
  renderJob(job).then(
    (pdf) => port.postMessage({ id, pdf } satisfies PressAnswer),
    (error: unknown) =>
      port.postMessage({
        id,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      } satisfies PressAnswer),
  );
});
