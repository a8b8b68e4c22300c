import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Runs `work` while a thread reads the list of events.
 * @returns what `work` returns, and the milliseconds of each answer to the thread; Infinity for one that failed
 */
export async function whileListIsRead(url, work) {
  const reader = new Worker(new URL('listReader.mjs', import.meta.url), { workerData: { url } });
  const read = once(reader, 'message');
  try {
    const result = await work();
    reader.postMessage('stop');
    const [times] = await read;
    return { result, times };
  } finally {
    await reader.terminate();
  }
}
