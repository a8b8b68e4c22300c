import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from './config/config';
import type { ContractDocument } from './contract/document';
import { createSchemaValidator } from './http/schemaValidator';
import type { Handlers } from './contract/types';
import type { Database } from './db/client';
import { fillDemoWorld, insertStarterCategories } from './demo';
import { registerEventPictures } from './demo/eventPictures.routes';
import { monotonicClock, systemClock, type Clock } from './lib/clock';
import { createTxtResolver, type ResolveTxt } from './lib/txtRecords';
import { createBookingsModule } from './modules/bookings/bookings.module';
import { createCatalogModule } from './modules/catalog/catalog.module';
import { createCompaniesModule } from './modules/companies/companies.module';
import { createImagesModule } from './modules/images/images.module';
import { createIdentityModule } from './modules/identity/identity.module';
import { createInvoicesModule } from './modules/invoices/invoices.module';
import { createHealthHandlers } from './http/health/health.routes';
import { createHealthService } from './http/health/health.service';
import { createFailuresModule } from './modules/failures/failures.module';
import { createCreditModule } from './modules/credit/credit.module';
import { createMessagingModule } from './modules/messaging/messaging.module';
import { createOrganizeModule } from './modules/organize/organize.module';
import { createSetupModule } from './modules/organize/setup/setup.module';
import { createPoliciesModule } from './modules/policies/policies.module';
import { createPaymentsModule } from './modules/payments/payments.module';
import { createRateLimits } from './http/rateLimits/rateLimits.service';
import { createWriteQuotas } from './http/rateLimits/writeQuotas';
import { createWaitingListModule } from './modules/waitingList/waitingList.module';
import { createInventoryModule } from './modules/inventory/inventory.module';
import { createPersonalDataModule } from './modules/personalData/personalData.module';
import { createSeatPoolsModule } from './modules/seatPools/seatPools.module';
import { createTicketsModule } from './modules/tickets/tickets.module';
import type { ModuleDeps } from './deps';
import { jobsStatusFile, readJobsStatus } from './jobs/jobsStatus.service';
import { startPurging } from './jobs/purging';
import { createQueue } from './jobs/queue';
import { startBackupRequests } from './jobs/backupRequests';
import { runInBackground } from './jobs/background';
import { startStatusReports } from './jobs/statusReports';
import { metricSources } from './metricSources';
import { createMailQueue } from './mail/mailQueue.service';
import { createPdfWorker } from './pdf/pdfWorker';
import type { AppPdfJob } from './pdfWorker.main';
import { compressAnswers } from './http/compression';
import { closeConnectionsWhen } from './http/draining';
import { createHttpServer } from './http/httpServer';
import { monitorLoad } from './http/loadMonitor';
import { registerErrors } from './http/errors';
import { registerHeaders } from './http/headers';
import { createAnswerMemory } from './http/memory/answerMemory';
import { answerFromMemory, createMemoryHandlers } from './http/memory/memoryAnswers';
import { registerJsonBodyParser } from './http/jsonBodyParser';
import { createMetrics } from './http/metrics/metrics';
import { serveMetrics } from './http/metrics/metricsServer';
import { registerOpenapi } from './http/openapi';
import { keepOrigins } from './http/requestOrigins';
import { answerHealthAlone } from './http/workerRole';
import { registerPages } from './http/pages';
import { createRendering } from './http/rendering/rendering';
import type { Secrets } from './config/secrets';

export interface AppDeps {
  config: Config;
  /** As `readContract` reads it. */
  contract: ContractDocument;
  database: Database;
  secrets: Secrets;
  clock?: Clock;
  /** For the age of what is in memory. */
  monotonic?: Clock;
  /** Looks up TXT records; the system's DNS by default. */
  resolveTxt?: ResolveTxt;
  logger?: FastifyServerOptions['logger'];
  /** Folder of the built pages; undefined serves the API alone. */
  pagesDir?: string;
  /** The built renderer of the pages; undefined leaves every page to the browser. */
  renderer?: string;
  /** Aborted when the server is about to close: the health call refuses and connections end. */
  draining?: AbortSignal;
}

/** The complete server, not yet listening. Closing it stops its background work. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = createHttpServer(deps.config, deps.logger);
  const { draining = new AbortController().signal } = deps;
  const isMeasured =
    deps.config.metricsPort !== undefined || deps.config.metricsToken !== undefined;
  const metrics = isMeasured ? createMetrics() : undefined;
  metrics?.measure(app);
  closeConnectionsWhen(draining, app);
  const waitForIdle = monitorLoad(app);
  registerErrors(app);
  const memory = createAnswerMemory({ monotonic: deps.monotonic ?? monotonicClock });
  if (deps.config.role === 'worker') answerHealthAlone(app);
  answerFromMemory(app, memory, { config: deps.config, draining });
  keepOrigins(app);
  registerJsonBodyParser(app);
  await registerHeaders(app, deps.config);
  compressAnswers(app);

  const { contract } = deps;
  const modules: ModuleDeps = {
    db: deps.database.db,
    config: deps.config,
    secrets: deps.secrets,
    clock: deps.clock ?? systemClock,
    log: app.log,
  };
  const rateLimits = createRateLimits(modules);
  const inventory = createInventoryModule(modules);
  const tickets = createTicketsModule(modules);
  const bookings = createBookingsModule(modules, {
    inventory: inventory.service,
    tickets: tickets.service,
  });
  const payments = createPaymentsModule(modules, {
    bookings: bookings.service,
    tickets: tickets.service,
  });
  const policies = createPoliciesModule(modules, {
    bookings: bookings.service,
    payments: payments.approvals,
    rateLimits,
  });
  const waitingList = createWaitingListModule(modules, {
    inventory: inventory.service,
    bookings: bookings.service,
    payments: payments.approvals,
  });
  const pdfWorker = createPdfWorker<AppPdfJob>();
  const invoices = createInvoicesModule(modules, {
    bookings: bookings.service,
    refunds: payments.refunds,
    pdfWorker,
  });
  const mail = createMailQueue(modules);
  const identity = createIdentityModule({ ...modules, mail, rateLimits });
  const credit = createCreditModule(modules);
  const companies = createCompaniesModule(modules, {
    mail,
    rateLimits,
    identity,
    resolveTxt: deps.resolveTxt ?? createTxtResolver(),
    spending: policies.mergedSpending,
    mergeCredits: credit.mergeCredits,
  });
  const images = createImagesModule(modules, { rateLimits });
  const catalog = createCatalogModule(modules);
  const documents = { ...modules, bookings: bookings.service, pdfWorker };
  const ticketApi = tickets.createHandlers({ bookings: bookings.service, pdfWorker });
  const seatPools = createSeatPoolsModule({
    ...modules,
    tickets: tickets.service,
    freeSeats: tickets.freeSeats,
    bookingRefunds: payments.bookingRefunds,
    rateLimits,
  });
  const messaging = createMessagingModule({
    ...documents,
    mail,
    rateLimits,
    tickets: tickets.service,
    sharedTickets: ticketApi.shared,
    seatLinks: seatPools.links,
    invoices: invoices.service,
  });
  const organize = createOrganizeModule(modules, {
    events: catalog.events,
    tickets: tickets.service,
    refunds: payments.refunds,
    bookingRefunds: payments.bookingRefunds,
    mail,
    images: images.service,
    rateLimits,
    invoices: invoices.service,
    drawDocument: invoices.drawDocument,
    validate: createSchemaValidator(contract),
  });
  const setup = createSetupModule(modules, {
    rateLimits,
    state: identity.setup,
    accounts: identity.firstAccount,
    startSession: identity.startSession,
    fillDemo: (trx) => fillDemoWorld(trx, modules),
    insertCategories: (trx) => insertStarterCategories(trx, modules.clock),
  });
  const personalData = createPersonalDataModule(modules, { rateLimits, identity });
  const queue = createQueue(modules, [
    ...inventory.jobHandlers,
    ...payments.jobHandlers,
    ...invoices.jobHandlers,
    ...seatPools.jobHandlers,
    ...organize.jobHandlers,
    ...messaging.jobHandlers,
  ]);
  const handlers: Handlers = {
    ...identity.handlers,
    ...companies.handlers,
    ...images.handlers,
    ...catalog.handlers,
    ...organize.handlers,
    ...setup.handlers,
    ...bookings.handlers,
    ...policies.handlers,
    ...waitingList.handlers,
    ...credit.handlers,
    ...createFailuresModule(modules).handlers,
    ...personalData.handlers,
    ...payments.handlers,
    ...invoices.handlers,
    ...ticketApi.handlers,
    ...seatPools.handlers,
    ...messaging.handlers,
    ...createHealthHandlers(
      createHealthService({ ...modules, db: deps.database.readerDb, draining }),
      {
        version: contract.info.version,
        engine: deps.database.engine,
      },
    ),
  };
  await registerOpenapi(app, {
    contract,
    handlers,
    authenticate: identity.authenticate,
    writeQuotas: createWriteQuotas(deps.config, deps.monotonic ?? monotonicClock),
    memoryHandlerOf: createMemoryHandlers({
      memory,
      database: deps.database,
      readsOn: catalog.visitorReadsOn,
      config: deps.config,
      draining,
    }),
  });
  if (metrics) {
    const { database } = deps;
    for (const source of metricSources({
      database,
      memorySize: memory.size,
      inventory,
      payments,
    })) {
      metrics.add(source);
    }
    serveMetrics(app, metrics, deps.config);
  }
  registerEventPictures(app, modules);
  await payments.registerSandboxPage(app);
  if (deps.pagesDir && deps.config.role !== 'worker') {
    const { pagesDir, renderer, config } = deps;
    const { publicUrl } = config;
    await registerPages(app, {
      dir: pagesDir,
      hasEvent: catalog.events.isPublic,
      isBeingSetUp: identity.setup.isPending,
      ...(renderer !== undefined &&
        config.renderPages && {
          visitorPages: createRendering(app, { renderer, pagesDir, publicUrl }),
        }),
    });
  }

  const purges = [
    rateLimits.purgeExpired,
    identity.purgeExpired,
    companies.purgeExpired,
    catalog.purgeExpired,
    policies.purgeExpired,
    () => mail.purgeOld(deps.config.retentionMails),
    images.service.purgeUnused,
    personalData.purgeExpired,
  ];
  app.addHook('onClose', () => pdfWorker.close());
  // Started when it listens: an app that is only injected, as in tests, runs no background work.
  runInBackground(app, { role: deps.config.role, draining }, () => [
    inventory.startWorkers(),
    policies.startWorkers(),
    waitingList.startWorker(),
    credit.startReminding(),
    messaging.start(waitForIdle),
    startPurging(modules.log, purges),
    payments.startReconciling(),
    queue.start(waitForIdle),
    startBackupRequests(modules, deps.database.pool),
    startStatusReports(modules, jobsStatusFile, () => readJobsStatus(modules.db)),
    payments.startReporting(),
  ]);
  return app;
}
