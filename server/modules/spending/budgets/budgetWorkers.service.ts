import type { ModuleDeps } from '../../../deps';
import { pollLoop } from '../../../jobs/pollLoop';
import { carryOverAll } from './carryOver.service';
import { releaseStaleReservations } from './staleReservations.service';

const RELEASE_EVERY_MS = 2_000;
const CARRY_OVER_EVERY_MS = 3600 * 1000;

/** Any number of processes may run them. @returns a function that stops them after the current runs */
export function startBudgetWorkers(deps: Pick<ModuleDeps, 'db' | 'log'>): () => Promise<void> {
  const failed = (what: string) => (error: unknown) => deps.log.error({ err: error }, what);
  const stops = [
    pollLoop(
      () => releaseStaleReservations(deps),
      RELEASE_EVERY_MS,
      failed('releasing reservations of budgets failed'),
    ),
    pollLoop(
      () => carryOverAll(deps.db),
      CARRY_OVER_EVERY_MS,
      failed('carrying budgets over failed'),
    ),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
