import type { ModuleDeps } from '../../../deps';
import { eraseDetailsOfEndedBefore } from './attendeeDetails.repository';

const DAY_MS = 24 * 3600 * 1000;
/** Tickets that one statement changes. */
const AT_ONCE = 500;

/** Erases details of attendees some time after the event (docs/operations.md#how-long-data-is-kept). */
export const createRetention = ({
  db,
  clock,
  config,
}: Pick<ModuleDeps, 'db' | 'clock' | 'config'>) => ({
  async purgeExpired(): Promise<void> {
    const before = new Date(clock.now() - config.retentionAttendees * DAY_MS);
    while ((await eraseDetailsOfEndedBefore(db, before, AT_ONCE)) === AT_ONCE);
  },
});
