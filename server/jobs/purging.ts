import type { ModuleDeps } from '../deps';
import { pollLoop } from './pollLoop';

/** Milliseconds between deletions of expired rows. */
const PURGE_EVERY = 3600 * 1000;

/**
 * Deletes expired rows once an hour. A deletion that fails does not prevent the others.
 * @returns a function that stops it after the running deletion
 */
export const startPurging = (
  log: Pick<ModuleDeps['log'], 'error'>,
  purges: readonly (() => Promise<unknown>)[],
): (() => Promise<void>) => {
  const onError = (error: unknown) => log.error({ err: error }, 'purging expired rows failed');
  return pollLoop(
    async () => {
      for (const purge of purges) await purge().catch(onError);
    },
    PURGE_EVERY,
    onError,
  );
};
