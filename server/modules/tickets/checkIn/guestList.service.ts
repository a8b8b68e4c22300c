import type { Caller } from '../../../contract/caller';
import type { QueryOf, Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { undoOf } from './undo.rules';
import { isInside } from '../../../lib/admission';
import { doorsOf } from '../../identity/people/door.rules';
import { readSearchWords } from './checkIn.rules';
import { assertAtDoor } from './checkIn.service';
import { findLastScans } from './checkIns.repository';
import * as repository from './guestList.repository';

export type GuestListService = ReturnType<typeof createGuestListService>;

/** The guest list of an event, for check-in. */
export function createGuestListService({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>) {
  return {
    /** @throws 403 without the permission, 404 if the event does not exist or the caller may not check it in */
    async list(
      caller: Caller,
      eventId: number,
      { search = '', page = 1, page_size: size = 20 }: QueryOf<'listGuests'>,
    ): Promise<Schemas['GuestList']> {
      await assertAtDoor(db, doorsOf(caller), eventId);
      const filter = { eventId, words: readSearchWords(search) };
      const totals = await repository.countTickets(db, eventId);
      const count =
        filter.words.length === 0 ? totals.tickets : await repository.countGuests(db, filter);
      const offset = (page - 1) * size;
      const rows =
        offset < count ? await repository.findGuests(db, filter, { limit: size, offset }) : [];
      const scans = await findLastScans(
        db,
        rows.map(({ id }) => id),
      );
      const now = new Date(clock.now());
      const results = rows.map(({ timezone, organizer_id, ...row }) => {
        const last = scans.get(row.id);
        const rules = { admission: row.admission, timezone };
        // A use without a scan was stored by the release before.
        const use = last ?? (row.used_at && { direction: 'in' as const, at: row.used_at });
        return {
          ...row,
          used_at: row.used_at?.toISOString() ?? null,
          inside: use !== null && isInside([use], rules, now),
          check_in: last
            ? {
                id: last.id,
                direction: last.direction,
                scanned_at: last.at.toISOString(),
                by_name: last.by_name ?? 'Somebody',
                may_undo:
                  undoOf(
                    caller,
                    { by_user: last.by_user, scanned_at: last.at, organizer_id },
                    now,
                  ) === 'allowed',
              }
            : null,
        };
      });
      return { count, page, page_size: size, ...totals, results };
    },
  };
}
