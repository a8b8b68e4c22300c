import type { ModuleDeps } from '../../deps';
import { pollLoop } from '../../jobs/pollLoop';
import { foldChanges } from './eventSums.repository';

const EVERY_MS = 1_000;

/**
 * Adds what sales and refunds have noted to the sums of events. The sums that are shown do not depend on when it
 * runs; the order of events by seats sold does. Every process may run it.
 * @returns what stops it, after the run under way
 */
export const startEventSums = ({
  db,
  log,
}: Pick<ModuleDeps, 'db' | 'log'>): (() => Promise<void>) =>
  pollLoop(
    () => foldChanges(db),
    EVERY_MS,
    (error) => log.error({ err: error }, 'summing the sales of events failed'),
  );
