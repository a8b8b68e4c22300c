import type { Caller } from '../../contract/caller';
import type { QueryOf, Schemas } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import { findContacts } from './contacts.repository';

/** More words than a name has; each costs a comparison per person. */
const MAX_WORDS = 8;
const DEFAULT_LIMIT = 20;

/** Whose details a person may fill in for a seat, or book for (spec sections 1 and 3). */
export function createContactsService({ db }: Pick<ModuleDeps, 'db'>) {
  return {
    /**
     * Never another company's people: whoever has no company finds nobody, and a client, who is a
     * guest there, only whom they have named themselves.
     */
    async list(
      caller: Caller,
      { search = '', limit = DEFAULT_LIMIT }: QueryOf<'listAttendeeContacts'>,
    ): Promise<Schemas['AttendeeContactList']> {
      if (caller.companyId === null) return { contacts: [] };
      const rows = await findContacts(db, {
        userId: caller.userId,
        companyId: caller.companyId,
        withPeople: caller.permissions.includes('book_for_colleagues'),
        companyWide: caller.permissions.includes('view_company_bookings'),
        words: search.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS),
        limit,
      });
      return { contacts: rows.map(({ user_id: user, ...details }) => ({ user, ...details })) };
    },
  };
}

export type ContactsService = ReturnType<typeof createContactsService>;
