import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import { pollLoop } from '../../jobs/pollLoop';
import type { BookingsService } from '../bookings/bookings.service';
import type { InventoryService } from '../inventory/inventory.service';
import { createJoin } from './joinWaitingList.service';
import { createOffers } from './offers.service';
import { createWaitingEnds } from './waitingEnds.service';
import { createWaitingListHandlers, type WaitingListOperation } from './waitingList.routes';
import { createWaitingListService } from './waitingList.service';
import type { OfferPayments } from './waitingList.types';

const EVERY_MS = 1_000;

interface WaitingListModule {
  handlers: Handlers<WaitingListOperation>;
  /** Offers returned seats, and ends entries and offers. @returns a function that stops it after the current run */
  startWorker(): () => Promise<void>;
}

/** Waiting lists of sold-out ticket tiers (docs/product/booking.md#waiting-list). */
export function createWaitingListModule(
  deps: ModuleDeps,
  others: { inventory: InventoryService; bookings: BookingsService; payments: OfferPayments },
): WaitingListModule {
  const offers = createOffers({ ...deps, ...others });
  const ends = createWaitingEnds(deps);
  return {
    handlers: createWaitingListHandlers(
      createWaitingListService({ ...deps, ...others, join: createJoin({ ...deps, ...others }) }),
    ),
    startWorker: () =>
      pollLoop(
        async () => {
          await ends.runOnce();
          await offers.runOnce();
        },
        EVERY_MS,
        (error) => deps.log.error({ err: error }, 'the waiting lists failed'),
      ),
  };
}
