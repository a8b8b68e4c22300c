import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import { jobHandler, type JobHandler } from '../../jobs/defineJob';
import { pollLoop } from '../../jobs/pollLoop';
import { startStatusReports } from '../../jobs/statusReports';
import type { BookingsService } from '../bookings/bookings.service';
import type { BookingTickets } from '../bookings/bookings.types';
import { closeOrdersOfCompany } from '../companies/accounts/companyAccounts.jobs';
import { closeOrdersOfAccount } from '../identity/companyPeople/companyPeople.jobs';
import type { LeavingBookings } from '../identity/companyPeople/leaving.types';
import { createChargesService } from './charges/charges.service';
import { createCheckout } from './checkout/checkout.service';
import { lockOpenPayments } from './checkout/hostedPayment.service';
import { settleOnAccount } from './checkout/settleOnAccount.service';
import type { ApprovalPayments } from '../spending/spending.types';
import { createGateways } from './gateways/gateways.service';
import { createLeaving } from './leaving/leaving.service';
import { closeOrderJob, recordChargeJob, sandboxEventJob } from './payments.jobs';
import { createPaymentHandlers, type PaymentOperations } from './payments.routes';
import { createPaymentsService } from './payments.service';
import type { TicketIssuer } from './payments.types';
import { createBookingRefunds, type BookingRefunds } from './refunds/bookingRefunds.service';
import { createCancelBookingService } from './refunds/cancelBooking.service';
import {
  countOpenPayments,
  countOpenRefunds,
  type OpenPaymentsRow,
  type OpenRefundsRow,
} from './openPayments.repository';
import { paymentsStatusFile, readPaymentsStatus } from './refunds/paymentsStatus.service';
import { createRefundReports, type RefundReports } from './refunds/refundReports.service';
import { fetchRefundsJob, externalRefundDone, refundRequested } from './refunds/refunds.jobs';
import { createRefundsService, type RefundsService } from './refunds/refunds.service';
import { registerSandboxPage } from './sandboxPage/sandboxPage.routes';
import { createSandboxPage, type SandboxPage } from './sandboxPage/sandboxPage.service';
import { closeOrdersOfPayer } from './settlement/closeOrders.service';
import { createReconciler, type Reconciler } from './settlement/reconcile.service';
import { createSettlement } from './settlement/settlement.service';
import { createWebhooks } from './settlement/webhooks.service';

/** Milliseconds between polls for payments without an outcome. */
const RECONCILE_INTERVAL_MS = 30_000;

export interface PaymentsModule {
  handlers: Handlers<PaymentOperations>;
  jobHandlers: JobHandler[];
  refunds: RefundsService;
  bookingRefunds: BookingRefunds;
  reconciler: Reconciler;
  /** The payment functions that approval requests use. */
  approvals: ApprovalPayments;
  refundReports: RefundReports;
  /** The functions that closing and erasing accounts use. */
  leaving: LeavingBookings;
  /** Undefined when the sandbox is off. */
  sandbox: SandboxPage | undefined;
  /** Registers the sandbox's payment page when the sandbox is on. */
  registerSandboxPage(app: FastifyInstance): Promise<void>;
  /** Each start function returns a function that stops the loop after the current run. */
  startReconciling(): () => Promise<void>;
  startReporting(): () => Promise<void>;
  countOpenPayments(): Promise<OpenPaymentsRow[]>;
  countOpenRefunds(): Promise<OpenRefundsRow[]>;
}

export function createPaymentsModule(
  deps: ModuleDeps,
  services: {
    bookings: BookingsService;
    tickets: TicketIssuer & Pick<BookingTickets, 'listForBookings'>;
  },
): PaymentsModule {
  const { db, config, log } = deps;
  const gateways = createGateways(deps);
  const refunds = createRefundsService({ db, gateways });
  const settlement = createSettlement({ db, refunds, ...services });
  const reconciler = createReconciler({ db, log, gateways, settlement });
  const { tickets } = services;
  const refundReports = createRefundReports({ db, log, gateways, tickets, reconciler });
  const webhooks = createWebhooks({ db, gateways, settlement, refundReports });
  const charges = createChargesService({ db, gateways });
  const payments = createPaymentsService({ ...deps, ...services, reconciler });
  const checkout = createCheckout({ ...deps, ...services, gateways });
  const cancellation = createCancelBookingService({ db, refunds, ...services });

  const leaving = createLeaving({ db, refunds, ...services });

  const sandboxPage = config.gateways.includes('sandbox')
    ? createSandboxPage({ db, gateways, webhooks, returnUrl: checkout.returnUrl, ...services })
    : undefined;

  return {
    refunds,
    leaving,
    bookingRefunds: createBookingRefunds({ gateways, refunds }),
    reconciler,
    approvals: {
      lockOpenPayments,
      settleOnAccount: (trx, purchase) => settleOnAccount(trx, { services, config }, purchase),
    },
    refundReports,
    sandbox: sandboxPage,
    async registerSandboxPage(app) {
      if (sandboxPage) await registerSandboxPage(app, { sandboxPage, publicUrl: config.publicUrl });
    },
    handlers: createPaymentHandlers({ payments, checkout, webhooks, cancellation, leaving }),
    jobHandlers: [
      jobHandler(refundRequested, ({ refund }) => refunds.run(refund), {
        onFailed: ({ refund }, error) => refunds.giveUp(refund, error),
      }),
      jobHandler(externalRefundDone, ({ refund }) => refundReports.endRefunded(refund)),
      jobHandler(fetchRefundsJob, ({ payment }) => refundReports.fetch(payment)),
      jobHandler(recordChargeJob, ({ payment }) => charges.record(payment)),
      jobHandler(closeOrdersOfAccount, (payer) => closeOrdersOfPayer(db, payer)),
      jobHandler(closeOrdersOfCompany, (payer) => closeOrdersOfPayer(db, payer)),
      jobHandler(closeOrderJob, ({ payment, reason }) => reconciler.closeOrder(payment, reason)),
      jobHandler(sandboxEventJob, async ({ body }) => {
        const { headers } = gateways.sandbox.sign(body);
        await webhooks.receive('sandbox', Buffer.from(body), headers);
      }),
    ],
    startReconciling: () =>
      pollLoop(
        async (stopping) => {
          await reconciler.reconcileOnce(stopping);
          await refundReports.fetchAccepted(stopping);
        },
        RECONCILE_INTERVAL_MS,
        (error) => log.error({ err: error }, 'reconciling payments failed'),
      ),
    startReporting: () =>
      startStatusReports(deps, paymentsStatusFile, () => readPaymentsStatus(db)),
    countOpenPayments: () => countOpenPayments(db),
    countOpenRefunds: () => countOpenRefunds(db),
  };
}
