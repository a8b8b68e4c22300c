import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { PaperJob } from './documents';
import { renderJob } from './documents';

/** A request to the press; the next one comes after the answer. */
export interface PressRequest {
  job: PaperJob;
}

export type PressAnswer = { pdf: Uint8Array } | { error: string };

/** Papers have time: on a busy machine people are answered first. */
const NICENESS = 10;

const port = parentPort;
if (!port) throw new Error('This file is started by press.ts.');
// On Linux this is about the thread alone; elsewhere it would slow down the whole server.
if (process.platform === 'linux') os.setPriority(0, NICENESS);

port.on('message', ({ job }: PressRequest) => {
  renderJob(job).then(
    (pdf) => port.postMessage({ pdf } satisfies PressAnswer),
    (error: unknown) =>
      port.postMessage({
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      } satisfies PressAnswer),
  );
});
