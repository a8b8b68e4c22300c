import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import type { KeyedRequest } from '../../http/idempotency/keyedRequest';
import { findKeys } from '../../http/idempotency/idempotency.repository';
import { outcomeFor } from '../../http/idempotency/idempotency.service';
import { createDataLoader } from '../../db/dataLoader';
import type { InventoryService } from '../inventory/inventory.service';
import { createBookingHandlers, type BookingOperations } from './bookings.routes';
import { createBookingsService, type BookingsService } from './bookings.service';
import type { BookingTickets } from './bookings.types';
import { createCartHandlers, type CartOperations } from './cart/cart.routes';
import { createCartService } from './cart/cart.service';
import { createCancellation } from './cancelBooking.service';
import { createHandOver } from './absence/handOver.service';
import { createBookingChanges } from './changeBooking.service';
import { createCheckoutLines } from './checkoutLines.service';
import { createBookingReader } from './readBookings.service';

interface BookingsModule {
  handlers: Handlers<BookingOperations | CartOperations>;
  service: BookingsService;
}

export function createBookingsModule(
  { db }: Pick<ModuleDeps, 'db'>,
  { inventory, tickets }: { inventory: InventoryService; tickets: BookingTickets },
): BookingsModule {
  const findKey = createDataLoader({
    db,
    read: (requests: readonly KeyedRequest<'createBooking'>[]) => findKeys(db, requests),
    cacheKey: ({ userId, key }) => `${userId} ${key}`,
  });
  const service = createBookingsService({
    db,
    inventory,
    reader: createBookingReader(db, tickets),
    checkoutLines: createCheckoutLines({ inventory }),
    changes: createBookingChanges({ db, tickets, inventory }),
    cancellation: createCancellation({ tickets, inventory }),
    handOver: createHandOver({ db, tickets, inventory }),
    findOutcome: async (keyed) => outcomeFor(keyed, await findKey(keyed)),
  });
  return {
    service,
    handlers: {
      ...createBookingHandlers(service),
      ...createCartHandlers(createCartService(service)),
    },
  };
}
