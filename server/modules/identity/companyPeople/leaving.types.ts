import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';

/**
 * What closing and erasing accounts needs from `payments`. It is passed in, because `payments` imports identity
 * (docs/product/people.md#people-who-leave).
 */
export interface LeavingBookings {
  /**
   * Locks the upcoming bookings of a person. Call it before locking people, for a caller who may close the account.
   * @returns a function that applies the choice; call it once the account is locked and closed. Histories name `by` in
   * place of the caller
   * @throws 400 with fields, 409 `bookings_changed`
   */
  begin(
    trx: ModuleDeps['db'],
    caller: Caller,
    person: { id: number; email: string },
    choice: Schemas['LeavingBookings'] | undefined,
  ): Promise<(by: Caller) => Promise<void>>;
}
