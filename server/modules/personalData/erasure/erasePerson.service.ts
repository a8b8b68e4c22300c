import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { conflict } from '../../../lib/errors';
import { pseudonymOf } from '../../../lib/deletedPerson';
import type { LeavingBookings } from '../../identity/companyPeople/leaving.types';
import type { EraseAccount } from '../../identity/erasure/eraseAccount.service';
import { eraseNames } from '../../inventory/bookingState/bookingState.service';
import { enqueuePassUpdates } from '../../tickets/wallets/wallets.jobs';
import * as repository from './erasePerson.repository';
import type { Obstacles } from './erasePerson.repository';

interface ErasePersonDeps extends Pick<ModuleDeps, 'config' | 'db' | 'log'> {
  accounts: EraseAccount;
  leaving: LeavingBookings;
}

export type ErasePerson = ReturnType<typeof createErasePerson>;

/** Erases a person (docs/decisions/0014-erasing-a-person.md). */
export const createErasePerson = ({ config, db, log, accounts, leaving }: ErasePersonDeps) => ({
  /**
   * Erases everything in one transaction. Upcoming bookings prevent it, unless `bookings` says what to do with them
   * and somebody in the company can manage the ones that stay.
   * @throws 400, 403, 404, 409 account_open, changed_meanwhile, bookings_changed, upcoming_bookings, payment_pending,
   * last_owner, last_super_admin, last_platform_admin, last_company_admin, 429
   */
  async erase(caller: Caller, id: number, body: Schemas['EraseUser']): Promise<void> {
    const person = await accounts.assertMayErase(caller, id, body);
    await inTransaction(db, async (trx) => {
      await accounts.allowErasing(trx, person);
      const settle = await leaving.begin(trx, caller, person, body.bookings);
      // The account is locked last, because every transaction locks bookings before people.
      await eraseNames(trx, person);
      await repository.eraseFromHistories(trx, person);
      // The wallets of phones, and Google, have the name too.
      for (const booking of await repository.eraseFromTickets(trx, person)) {
        await enqueuePassUpdates(trx, config, { booking });
      }
      await accounts.erase(trx, caller, person);
      // Histories must not name an erased person.
      await settle(caller.userId === id ? { ...caller, name: pseudonymOf(id) } : caller);
      await repository.eraseFromLedgers(trx, id);
      // Read under the account's lock, which new payments and bookings of the person wait for.
      assertNoObstacles(
        await repository.findObstacles(trx, id, body.bookings !== undefined),
        caller.userId === id,
      );
      await repository.eraseDuties(trx, id);
      await repository.eraseMessages(trx, person);
    });
    log.info({ personId: id, by: caller.userId }, 'person erased');
  },
});

/** @throws 409 */
function assertNoObstacles({ bookings, payments, organizer }: Obstacles, isOneself: boolean): void {
  const who = isOneself ? 'You hold' : 'The person holds';
  if (bookings > 0) {
    const what = bookings === 1 ? 'a paid booking' : `${bookings} paid bookings`;
    throw conflict(
      'upcoming_bookings',
      `${who} ${what} of coming events. Cancel first, or delete the account once they are over.`,
    );
  }
  if (payments > 0) {
    throw conflict(
      'payment_pending',
      'A payment is still under way. Please try again when it is done.',
    );
  }
  if (organizer !== null) {
    throw conflict(
      'last_owner',
      `${organizer} has no other owner. Make somebody else an owner first.`,
    );
  }
}
