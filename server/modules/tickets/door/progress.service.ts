import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { doorsOf } from '../../identity/people/door.rules';
import { assertAtDoor } from '../checkIn/checkIn.service';
import { presentEntry, readEntries } from './entries.service';
import * as repository from './progress.repository';
import type { TierCounts } from './progress.repository';

const LAST = 10;
const LISTED = 100;

export type ProgressService = ReturnType<typeof createProgressService>;

/** How the check-in of an event goes. */
export function createProgressService({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>) {
  async function findConflicts(eventId: number): Promise<Schemas['DoorConflict'][]> {
    const doubles = await readEntries(db, await repository.findDoubles(db, eventId, LISTED));
    const conflicts = doubles.filter(({ against }) => against !== null);
    const counted = await readEntries(
      db,
      conflicts.flatMap(({ against }) => against ?? []),
    );
    return conflicts.flatMap((other, index) => {
      const one = counted[index];
      return one ? [{ counted: presentEntry(one), other: presentEntry(other) }] : [];
    });
  }

  return {
    /** @throws 403 without the permission, 404 if the event does not exist or the caller may not check it in */
    async progress(caller: Caller, eventId: number): Promise<Schemas['DoorProgress']> {
      await assertAtDoor(db, doorsOf(caller), eventId);
      const now = new Date(clock.now());
      const tiers = await repository.countByTier(db, eventId, now);
      const doors = await repository.countByDoor(db, eventId);
      const last = await readEntries(db, await repository.findLast(db, eventId, LAST));
      const flagged = await readEntries(db, await repository.findFlagged(db, eventId, LISTED));
      return {
        server_time: now.toISOString(),
        event: eventId,
        totals: countsOf({
          expected: sumOf(tiers, 'expected'),
          admitted: sumOf(tiers, 'admitted'),
          inside: sumOf(tiers, 'inside'),
          today: sumOf(tiers, 'today'),
        }),
        tiers: tiers.map((tier) => ({ id: tier.id, name: tier.name, counts: countsOf(tier) })),
        doors: doors.map(({ last_at, ...door }) => ({ ...door, last_at: last_at.toISOString() })),
        last: last.map(presentEntry),
        conflicts: await findConflicts(eventId),
        flagged: flagged.map(presentEntry),
      };
    },
  };
}

const sumOf = (tiers: readonly TierCounts[], field: keyof Schemas['DoorCounts']): number =>
  tiers.reduce((sum, tier) => sum + tier[field], 0);

const countsOf = ({ expected, admitted, inside, today }: Schemas['DoorCounts']) => ({
  expected,
  admitted,
  inside,
  today,
});
