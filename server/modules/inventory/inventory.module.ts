import type { ModuleDeps } from '../../deps';
import { jobHandler, type JobHandler } from '../../jobs/defineJob';
import { companySuspended } from '../companies/accounts/companyAccounts.jobs';
import { accountClosed } from '../identity/companyPeople/companyPeople.jobs';
import { startEventSums } from './eventSums.service';
import { createHoldExpiryWorker } from './holdExpiry.service';
import { countHeldSeats, type HeldSeatsRow } from './heldSeats.repository';
import { holdLimitsOf } from './holdLimits.rules';
import { createHoldLimitService } from './holdLimits.service';
import { moveToCompany } from './bookingState/bookingState.repository';
import { endHoldsOf } from './bookingState/holds.repository';
import { createInventoryService, type InventoryService } from './inventory.service';
import { createTakeSeats } from './takeSeats.service';

export interface InventoryModule {
  service: InventoryService;
  /** Starts expiring holds and summing event sales. @returns a function that stops both after the current runs */
  startWorkers(): () => Promise<void>;
  countHeldSeats(): Promise<HeldSeatsRow[]>;
  /** Moves bookings to the company into which another company is merged. */
  moveBookings: typeof moveToCompany;
  /** Jobs that release the seats of closed accounts and suspended companies. */
  jobHandlers: JobHandler[];
}

export function createInventoryModule(
  deps: Pick<ModuleDeps, 'db' | 'config' | 'log'>,
): InventoryModule {
  const holdLimits = createHoldLimitService(holdLimitsOf(deps.config));
  const takeSeats = createTakeSeats({ ...deps, holdLimits });
  const holdExpiry = createHoldExpiryWorker({ ...deps, holdLimits });
  return {
    service: createInventoryService({ ...deps, takeSeats, holdLimits }),
    moveBookings: moveToCompany,
    countHeldSeats: () => countHeldSeats(deps.db),
    startWorkers() {
      const stops = [holdExpiry.start(), startEventSums(deps)];
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
    jobHandlers: [
      jobHandler(accountClosed, async ({ person }) => {
        await endHoldsOf(deps.db, { person });
        await holdExpiry.runOnce({ thorough: false });
      }),
      jobHandler(companySuspended, async ({ company }) => {
        await endHoldsOf(deps.db, { company });
        await holdExpiry.runOnce({ thorough: false });
      }),
    ],
  };
}
