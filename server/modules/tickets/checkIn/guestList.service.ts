import type { Caller } from '../../../contract/caller';
import type { QueryOf, Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { doorsOf } from '../../identity/people/door.rules';
import { readSearchWords } from './checkIn.rules';
import { assertAtDoor } from './checkIn.service';
import * as repository from './guestList.repository';

export type GuestListService = ReturnType<typeof createGuestListService>;

/** The guest list of an event, for check-in. */
export function createGuestListService({ db }: Pick<ModuleDeps, 'db'>) {
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
      const results = rows.map((row) => ({ ...row, used_at: row.used_at?.toISOString() ?? null }));
      return { count, page, page_size: size, ...totals, results };
    },
  };
}
