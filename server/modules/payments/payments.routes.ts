import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { LetPass } from '../../lib/loadMonitor';
import { repeat } from '../../jobs/pollLoop';
import type { BookingsService } from '../bookings/bookings.service';
import type { ModuleDeps } from '../../deps';
import { idempotencyKeyOf } from '../../http/idempotency/idempotencyKey';
import type { TicketsService } from '../tickets/tickets.service';
import { createCheckout } from './checkout/checkout.service';
import { createFollowUps } from './payments.jobs';
import { listGateways } from './gateways/gatewayList';
import { createGateways } from './gateways/gateways';
import { createOutbox, type JobHandler, type Outbox } from '../../jobs/queue';
import { createPaymentsService } from './payments.service';
import { rawBodyOf } from '../../http/rawBody';
import { createReconciler, type Reconciler } from './settlement/reconcile.service';
import { createSandbox, type Sandbox } from './sandbox/sandbox.service';
import { createSettling } from './settlement/settlement.service';
import { createWebhooks } from './settlement/webhooks.service';

/** Milliseconds between looks for jobs, and for payments without an answer. */
const JOBS_EVERY = 1_000;
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
  outbox: Outbox;
  reconciler: Reconciler;
  /** Undefined where the sandbox is not in use. */
  sandbox: Sandbox | undefined;
  /** What follows payments, until stopped; what is running then is waited for. */
  startBackground(letPass: LetPass): () => Promise<void>;
}

export function createPaymentsModule(
  deps: ModuleDeps,
  services: {
    bookings: BookingsService;
    tickets: TicketsService;
    /** What follows besides, for other modules. */
    jobs: Readonly<Record<string, JobHandler>>;
    /** What writes the mails that follow. */
    mailJobs: Readonly<Record<string, JobHandler>>;
  },
): PaymentsModule {
  const { db, config, log } = deps;
  const gateways = createGateways(deps);
  const settling = createSettling({ db, ...services });
  const webhooks = createWebhooks({ db, gateways, settling });
  const reconciler = createReconciler({ db, log, gateways, settling });
  const outbox = createOutbox(
    deps,
    { ...createFollowUps({ db, gateways, settling, webhooks }), ...services.jobs },
    services.mailJobs,
  );
  const service = createPaymentsService({ ...deps, ...services, reconciler });
  const checkout = createCheckout({ ...deps, ...services, gateways });

  return {
    outbox,
    reconciler,
    sandbox: config.gateways.includes('sandbox')
      ? createSandbox({ db, gateways, webhooks, returnUrl: checkout.returnUrl, ...services })
      : undefined,
    startBackground(letPass) {
      const failed = (what: string) => (error: unknown) => log.error({ err: error }, what);
      const stops = [
        repeat(outbox.runUrgent, JOBS_EVERY, failed('jobs failed')),
        repeat(
          (stopping) => outbox.runPatient(stopping, letPass),
          JOBS_EVERY,
          failed('writing mails failed'),
        ),
        repeat(
          async (stopping) => {
            await reconciler.reconcileOnce(stopping);
            await outbox.forgetOld();
          },
          UNANSWERED_EVERY,
          failed('reconciling failed'),
        ),
      ];
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
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
