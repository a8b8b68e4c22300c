import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import { idempotencyKeyOf } from '../../http/idempotency/idempotencyKey';
import { rawBodyOf } from '../../http/rawBody';
import { chargeOf } from './checkout/purchaseCharge.rules';
import type { Checkout } from './checkout/checkout.service';
import type { LeavingService } from './leaving/leaving.service';
import type { PaymentsService } from './payments.service';
import type { CancelBookingService } from './refunds/cancelBooking.service';
import type { Webhooks } from './settlement/webhooks.service';

export type PaymentOperations =
  | 'cancelBooking'
  | 'listComingBookings'
  | 'quoteBookings'
  | 'listPaymentGateways'
  | 'createPayment'
  | 'verifyPayment'
  | 'startCheckout'
  | 'checkoutDeprecated'
  | 'receivePaymentEvent';

interface PaymentHandlerDeps {
  payments: PaymentsService;
  checkout: Checkout;
  webhooks: Webhooks;
  cancellation: CancelBookingService;
  leaving: Pick<LeavingService, 'list'>;
}

export const createPaymentHandlers = ({
  payments,
  checkout,
  webhooks,
  cancellation,
  leaving,
}: PaymentHandlerDeps): Handlers<PaymentOperations> => ({
  cancelBooking: (request) =>
    cancellation.cancel(callerOf(request), request.params.id, request.body),
  listComingBookings: (request) => leaving.list(callerOf(request), request.params.id),
  quoteBookings: (request) => payments.quote(callerOf(request), request.query.booking_ids),
  listPaymentGateways: (request) => payments.gateways(callerOf(request)),
  createPayment: (request) =>
    payments.create(callerOf(request), request.body, idempotencyKeyOf(request)),
  verifyPayment: (request) => payments.verify(callerOf(request), request.body.payment_id),
  startCheckout: (request) =>
    checkout.start(
      callerOf(request),
      {
        gateway: request.query.gateway,
        bookingIds: request.query.booking_ids,
        charge: chargeOf(request.body),
      },
      idempotencyKeyOf(request),
    ),
  checkoutDeprecated: (request) => checkout.start(callerOf(request), {}, idempotencyKeyOf(request)),
  async receivePaymentEvent(request) {
    await webhooks.receive(request.params.gateway, rawBodyOf(request), request.headers);
    return { received: true };
  },
});
