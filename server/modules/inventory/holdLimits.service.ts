import { withRetry } from '../../db/errors';
import type { ModuleDeps } from '../../deps';
import * as repository from './holdLimits.repository';
import {
  companyLimit,
  exceeded,
  holdLimitErrors,
  personLimit,
  type HoldLimits,
} from './holdLimits.rules';
import type { HoldUsage } from './holdLimits.repository';
import type { HoldRequest } from './inventory.types';

type Db = ModuleDeps['db'];

export type HoldLimitService = ReturnType<typeof createHoldLimitService>;

/** Limits how much a person and a company may hold without paying (docs/product/booking.md#holds). */
export function createHoldLimitService(limits: HoldLimits) {
  const isOff = limits.perPerson === 0 && limits.perCompany === 0;

  /** @throws 409 `hold_limit` */
  async function assertFits(db: Db, hold: HoldRequest, usage: HoldUsage): Promise<void> {
    const { personSeats, personSeatSeconds, companySeats, companySeatSeconds } = usage;
    const ofPerson = personLimit(limits);
    if (ofPerson) {
      const reason = exceeded(
        { seats: personSeats, seatSeconds: personSeatSeconds },
        hold,
        ofPerson,
      );
      if (reason === 'seats') throw holdLimitErrors.personSeats(personSeats, ofPerson.seats);
      if (reason === 'time') {
        const rest = ofPerson.seatSeconds - hold.seatSeconds;
        const from = await repository.findPossibleFrom(db, hold, 'person', rest);
        throw holdLimitErrors.personTime(personSeats, from, usage.timezone);
      }
    }
    const ofCompany = companyLimit(limits, usage.total);
    if (ofCompany) {
      const held = { seats: companySeats, seatSeconds: companySeatSeconds };
      const reason = exceeded(held, hold, ofCompany);
      if (reason === 'seats')
        throw holdLimitErrors.companySeats(companySeats, ofCompany.seats, usage.sharedDomain);
      if (reason === 'time') {
        const rest = ofCompany.seatSeconds - hold.seatSeconds;
        const from = await repository.findPossibleFrom(db, hold, 'company', rest);
        throw holdLimitErrors.companyTime(companySeats, from, usage.timezone, usage.sharedDomain);
      }
    }
  }

  return {
    /**
     * Checks the hold against the current bookings without locks.
     * @throws 409 `hold_limit`
     */
    async check(db: Db, hold: HoldRequest): Promise<void> {
      if (!isOff) await assertFits(db, hold, await repository.findUsage(db, hold));
    },

    /**
     * Counts a hold that the transaction adds or extends. Call it before changing the booking. The transaction has
     * locked bookings and tiers; this locks the counts after them.
     * @throws 409 `hold_limit`
     */
    async count(trx: Db, hold: HoldRequest): Promise<void> {
      if (isOff || (await repository.addToCounts(trx, hold, limits))) return;
      // The counts are too high when seats were released. Lock them, then recompute them from the bookings.
      await repository.lockCounts(trx, hold);
      const usage = await repository.findUsage(trx, hold);
      await assertFits(trx, hold, usage);
      await repository.setCounts(trx, hold, usage);
    },

    /** Call it when a server starts, to count holds that were added while the limits were off. */
    async raiseCounts(db: Db): Promise<void> {
      if (!isOff) await withRetry(() => repository.raiseCounts(db));
    },
  };
}
