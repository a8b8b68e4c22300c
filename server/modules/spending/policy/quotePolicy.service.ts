import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { toDecimal } from '../../../lib/money';
import type { BookingRow } from '../../bookings/bookings.types';
import { seesAccount } from '../../credit/creditUse.service';
import { countWaiting, findBookingFacts, findQuotePolicy, type Db } from './policy.repository';
import { asksGuests, checkLines } from './policy.service';

/**
 * Evaluates the company's policy for paying these bookings now. For a company without policy and cost centres it
 * returns null after one statement.
 */
export async function quotePolicy(
  db: Db,
  caller: Pick<Caller, 'companyId' | 'userId' | 'role' | 'companyProven'>,
  bookings: readonly Pick<BookingRow, 'id' | 'company_id'>[],
): Promise<Schemas['QuotePolicy'] | null> {
  const { companyId, userId, role } = caller;
  const company = bookings[0]?.company_id ?? companyId;
  const found = company === null ? undefined : await findQuotePolicy(db, company);
  if (!found || (found.rules === null && !found.has_cost_centres)) return null;
  const rules = found.rules ?? [];
  const ids = bookings.map((booking) => booking.id);
  const facts = rules.length > 0 && ids.length > 0 ? await findBookingFacts(db, ids) : [];
  const lines = facts.filter((line) => !line.is_approved);
  return {
    outcome: checkLines({ policy: { rules }, lines }).outcome,
    asks_guests: asksGuests(rules),
    has_cost_centres: found.has_cost_centres,
    requires_cost_centre: found.requires_cost_centre ?? false,
    pays_on_account: found.pays_on_account,
    account:
      found.pays_on_account && found.currency !== null && company === companyId && role !== 'client'
        ? {
            due_on: found.due_on,
            currency: found.currency,
            available: seesAccount(caller) ? toDecimal(found.available) : null,
          }
        : null,
    waiting: await countWaiting(db, userId),
  };
}
