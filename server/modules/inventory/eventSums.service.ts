import type { ModuleDeps } from '../../deps';
import { pollLoop } from '../../jobs/pollLoop';
import { foldChanges } from './eventSums.repository';

const EVERY_MS = 1_000;

/**
 * Adds recorded sales and refunds to the events' totals. The displayed totals do not depend on when it runs; only the
 * sorting of events by seats sold does. Every process may run it.
 * @returns a function that stops the loop after the current run
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
