import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { BookingsService } from '../bookings/bookings.service';
import type { ModuleDeps } from '../deps';
import { idempotencyKeyOf } from '../idempotency/idempotencyKey';
import type { TicketsService } from '../tickets/tickets.service';
import { createPaymentsService, type PaymentsService } from './payments.service';

interface PaymentsModule {
  handlers: Handlers<'quoteBookings' | 'createPayment' | 'verifyPayment'>;
  service: PaymentsService;
}

export function createPaymentsModule(
  deps: ModuleDeps,
  services: { bookings: BookingsService; tickets: TicketsService },
): PaymentsModule {
  const service = createPaymentsService({ ...deps, ...services });
  return {
    service,
    handlers: {
      quoteBookings: (request) => service.quote(callerOf(request), request.query.booking_ids),
      createPayment: (request) =>
        service.create(callerOf(request), request.body, idempotencyKeyOf(request)),
      verifyPayment: (request) => service.verify(callerOf(request), request.body.payment_id),
    },
  };
}
