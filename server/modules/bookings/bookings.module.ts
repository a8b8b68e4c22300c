import type { Database } from '../../db/client';
import { createDataLoader } from '../../lib/dataLoader';
import { createTakeSeats } from '../inventory/admission.service';
import type { ModuleDeps } from '../../deps';
import type { KeyedRequest } from '../../http/idempotency/idempotency';
import { findKeys, outcomeFor } from '../../http/idempotency/idempotency.repository';
import type { BookingDesk } from './createBooking.service';
import { findOffers, type OfferQuery } from '../inventory/inventory.repository';

interface DeskDeps extends Pick<ModuleDeps, 'db' | 'config' | 'log'> {
  engine: Database['engine'];
}

/** Where bookings are made: who comes at the same time shares the statements (D11). */
export function createBookingDesk(deps: DeskDeps): BookingDesk {
  const { db, config } = deps;
  const findKey = createDataLoader({
    read: (requests: readonly KeyedRequest[]) => findKeys(db, requests),
    sameAs: ({ userId, key }) => `${userId} ${key}`,
  });
  return {
    db,
    holdMinutes: config.holdMinutes,
    findOffer: createDataLoader({
      read: (queries: readonly OfferQuery[]) => findOffers(db, queries),
      sameAs: ({ eventId, tierId, companyId }) => `${eventId} ${tierId} ${companyId}`,
    }),
    recall: async (keyed) => outcomeFor(keyed, await findKey(keyed)),
    takeSeats: createTakeSeats(deps),
  };
}
