import type { Caller } from '../../contract/caller';
import type { ModuleDeps } from '../../deps';

type Db = ModuleDeps['db'];

/** What payments do for requests for approval, in the transaction of the request. */
export interface ApprovalPayments {
  /** Locks the caller's open payments, before bookings are locked; those for the requested bookings are closed after. */
  lockOpenPayments(
    trx: Db,
    caller: Caller,
  ): Promise<{ closeFor(bookingIds: readonly number[]): Promise<void> }>;
}
