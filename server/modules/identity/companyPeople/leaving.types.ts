import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';

/** What closing and erasing accounts needs of payments, which imports identity (docs/product/people.md#people-who-leave). */
export interface LeavingBookings {
  /**
   * Locks the coming bookings of a person, before people are locked, for a caller who may close the account.
   * @returns what carries out the choice, once the account is locked and closed; `by` stands for the caller in histories
   * @throws 400 with fields, 409 `bookings_changed`
   */
  begin(
    trx: ModuleDeps['db'],
    caller: Caller,
    person: { id: number; email: string },
    choice: Schemas['LeavingBookings'] | undefined,
  ): Promise<(by: Caller) => Promise<void>>;
}
