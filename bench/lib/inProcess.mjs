/** Work in a separate process, so that it does not share the event loop of whoever measures. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * Starts a file that calls `onOptions`.
 * @throws Error when the process ends without a result
 */
export async function runInProcess(file, options) {
  const child = fork(file, { execArgv: [] });
  child.send(options);
  const result = await Promise.race([
    once(child, 'message').then(([message]) => message),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The load ended with ${code}.`);
    }),
  ]);
  child.disconnect();
  return result;
}

/**
 * In a process of `runInProcess`: runs `work` with its options and sends the result.
 *
 * @param {string} moduleUrl
 * @param {(options: any) => unknown} work
 */
export function onOptions(moduleUrl, work) {
  if (!process.send || process.argv[1] !== fileURLToPath(moduleUrl)) return;
  process.once('message', async (options) => process.send?.(await work(options)));
}
