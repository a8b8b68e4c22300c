import type { ModuleDeps } from '../deps';
import { pollLoop } from './pollLoop';

/** Milliseconds between deletions of what has expired. */
const PURGE_EVERY = 3600 * 1000;

/**
 * Once an hour deletes what is past its time. One deletion that fails keeps no other from being done.
 * @returns stops it, after the deletion under way
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
