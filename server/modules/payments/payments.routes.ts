import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import { pollLoop } from '../../jobs/pollLoop';
import type { BookingsService } from '../bookings/bookings.service';
import type { ModuleDeps } from '../../deps';
import { idempotencyKeyOf } from '../../http/idempotency/idempotencyKey';
import type { TicketsService } from '../tickets/tickets.service';
import { createCheckout } from './checkout/checkout.service';
import { createPaymentJobHandlers } from './paymentJobs.service';
import { listGateways } from './gateways/gatewayList';
import { createGateways } from './gateways/gateways';
import type { JobHandler } from '../../jobs/defineJob';
import { createPaymentsService } from './payments.service';
import { rawBodyOf } from '../../http/rawBody';
import { createReconciler, type Reconciler } from './settlement/reconcile.service';
import { createSandbox, type Sandbox } from './sandbox/sandbox.service';
import { createSettling } from './settlement/settlement.service';
import { createWebhooks } from './settlement/webhooks.service';

/** Milliseconds between looks for payments without an answer. */
const UNANSWERED_EVERY = 30_000;

interface PaymentsModule {
  handlers: Handlers<
    | 'quoteBookings'
    | 'listPaymentGateways'
    | 'createPayment'
    | 'verifyPayment'
    | 'startCheckout'
    | 'checkoutDeprecated'
    | 'receivePaymentEvent'
  >;
  jobHandlers: JobHandler[];
  reconciler: Reconciler;
  /** Undefined where the sandbox is not in use. */
  sandbox: Sandbox | undefined;
  /** Asks the gateways about payments without an answer. @returns what stops it, after the work under way */
  startReconciling(): () => Promise<void>;
}

export function createPaymentsModule(
  deps: ModuleDeps,
  services: {
    bookings: BookingsService;
    tickets: TicketsService;
  },
): PaymentsModule {
  const { db, config, log } = deps;
  const gateways = createGateways(deps);
  const settling = createSettling({ db, ...services });
  const webhooks = createWebhooks({ db, gateways, settling });
  const reconciler = createReconciler({ db, log, gateways, settling });
  const service = createPaymentsService({ ...deps, ...services, reconciler });
  const checkout = createCheckout({ ...deps, ...services, gateways });

  return {
    jobHandlers: createPaymentJobHandlers({ db, gateways, settling, webhooks }),
    reconciler,
    sandbox: config.gateways.includes('sandbox')
      ? createSandbox({ db, gateways, webhooks, returnUrl: checkout.returnUrl, ...services })
      : undefined,
    startReconciling: () =>
      pollLoop(reconciler.reconcileOnce, UNANSWERED_EVERY, (error) =>
        log.error({ err: error }, 'reconciling failed'),
      ),
    handlers: {
      quoteBookings: (request) => service.quote(callerOf(request), request.query.booking_ids),
      listPaymentGateways: async () => listGateways(config),
      createPayment: (request) =>
        service.create(callerOf(request), request.body, idempotencyKeyOf(request)),
      verifyPayment: (request) => service.verify(callerOf(request), request.body.payment_id),
      startCheckout: (request) =>
        checkout.start(
          callerOf(request),
          { gateway: request.query.gateway, bookingIds: request.query.booking_ids },
          idempotencyKeyOf(request),
        ),
      checkoutDeprecated: (request) =>
        checkout.start(callerOf(request), {}, idempotencyKeyOf(request)),
      async receivePaymentEvent(request) {
        await webhooks.receive(request.params.gateway, rawBodyOf(request), request.headers);
        return { received: true };
      },
    },
  };
}
