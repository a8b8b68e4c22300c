import type { Caller } from '../../contract/caller';
import type { QueryOf, Schemas } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import { findContacts } from './contacts.repository';

/** Further search words are ignored: each adds a comparison per person. */
const MAX_WORDS = 8;
const DEFAULT_LIMIT = 20;

/** Contacts to suggest as attendees or as the person a booking is for (docs/product/booking.md#booked-for). */
export function createContactsService({ db }: Pick<ModuleDeps, 'db'>) {
  return {
    /**
     * Contacts of the caller's own company only: without a company there are none, a client finds only
     * attendees of their own bookings, and before the domain is proven only invited people are found.
     */
    async list(
      caller: Caller,
      { search = '', limit = DEFAULT_LIMIT, colleagues = false }: QueryOf<'listAttendeeContacts'>,
    ): Promise<Schemas['AttendeeContactList']> {
      const { userId, companyId, companyProven } = caller;
      if (companyId === null) return { contacts: [] };
      const rows = await findContacts(db, {
        reach: { userId, companyId, companyProven },
        withPeople: caller.permissions.includes('book_for_colleagues'),
        colleagues,
        companyWide: caller.permissions.includes('view_company_bookings'),
        words: search.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS),
        limit,
      });
      return { contacts: rows.map(({ user_id: user, ...details }) => ({ user, ...details })) };
    },
  };
}

export type ContactsService = ReturnType<typeof createContactsService>;
