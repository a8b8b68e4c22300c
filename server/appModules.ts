import type { Worker } from 'node:worker_threads';
import type { ContractDocument } from './contract/document';
import { fillDemoWorld, insertStarterCategories } from './demo';
import type { ModuleDeps } from './deps';
import { createRateLimits } from './http/rateLimits/rateLimits.service';
import { createSchemaValidator } from './http/schemaValidator';
import { startPurging } from './jobs/purging';
import { createQueue } from './jobs/queue';
import type { WaitForIdle } from './lib/loadMonitor';
import type { ResolveTxt } from './lib/txtRecords';
import { createMailQueue } from './mail/mailQueue.service';
import { createApiKeysModule } from './modules/apiKeys/apiKeys.module';
import { createBookingsModule } from './modules/bookings/bookings.module';
import { createCatalogModule } from './modules/catalog/catalog.module';
import { createCompanyConsoleModule } from './modules/companyConsole/companyConsole.module';
import { createCompaniesModule } from './modules/companies/companies.module';
import { createCreditModule } from './modules/credit/credit.module';
import { createFailuresModule } from './modules/failures/failures.module';
import { createIdentityModule } from './modules/identity/identity.module';
import { createImagesModule } from './modules/images/images.module';
import { createInventoryModule } from './modules/inventory/inventory.module';
import { createInvoicesModule } from './modules/invoices/invoices.module';
import { createMessagingModule } from './modules/messaging/messaging.module';
import { createOrganizerConsoleModule } from './modules/organizerConsole/organizerConsole.module';
import { createSetupModule } from './modules/setup/setup.module';
import { createPaymentsModule } from './modules/payments/payments.module';
import { createPersonalDataModule } from './modules/personalData/personalData.module';
import { createSpendingModule } from './modules/spending/spending.module';
import { createSeatPoolsModule } from './modules/seatPools/seatPools.module';
import { createTicketsModule, type WalletAddresses } from './modules/tickets/tickets.module';
import { createWebhooksModule } from './modules/webhooks/webhooks.module';
import { createWaitingListModule } from './modules/waitingList/waitingList.module';
import { createFileReader } from './lib/fileReader/fileReader';
import { createPdfWorker } from './pdf/pdfWorker';
import type { AppPdfJob } from './pdfWorker.main';

interface AppModulesOptions {
  contract: ContractDocument;
  resolveTxt: ResolveTxt;
  startPdfThread?: () => Worker;
  fileReaderProgram?: string;
  walletAddresses?: WalletAddresses;
}

/** Creates all modules, connects them, and does not start their workers. */
export function createAppModules(
  modules: ModuleDeps,
  { contract, resolveTxt, startPdfThread, fileReaderProgram, walletAddresses }: AppModulesOptions,
) {
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
  const fileReader = createFileReader({ program: fileReaderProgram });
  const spending = createSpendingModule(modules, {
    bookings: bookings.service,
    payments: payments.approvals,
    rateLimits,
    fileReader,
  });
  const waitingList = createWaitingListModule(modules, {
    inventory: inventory.service,
    bookings: bookings.service,
    payments: payments.approvals,
  });
  const pdfWorker = createPdfWorker<AppPdfJob>(startPdfThread);
  const invoices = createInvoicesModule(modules, {
    bookings: bookings.service,
    refunds: payments.refunds,
    pdfWorker,
  });
  const mail = createMailQueue(modules);
  const webhooks = createWebhooksModule(modules, { mail, rateLimits });
  const identity = createIdentityModule({
    ...modules,
    mail,
    rateLimits,
    leaving: payments.leaving,
  });
  const credit = createCreditModule(modules);
  const companies = createCompaniesModule(modules, {
    mail,
    rateLimits,
    identity,
    resolveTxt,
    moveBookings: inventory.moveBookings,
    spending: spending.mergedSpending,
    mergeCredits: credit.mergeCredits,
  });
  const images = createImagesModule(modules, { rateLimits });
  const catalog = createCatalogModule(modules);
  const documents = { ...modules, bookings: bookings.service, pdfWorker };
  const ticketApi = tickets.createHandlers({
    bookings: bookings.service,
    pdfWorker,
    walletAddresses,
  });
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
  const organizerConsole = createOrganizerConsoleModule(modules, {
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
    fileReader,
  });
  const companyConsole = createCompanyConsoleModule(modules);
  const apiKeys = createApiKeysModule(modules);
  const setup = createSetupModule(modules, {
    rateLimits,
    state: identity.setup,
    accounts: identity.firstAccount,
    startSession: identity.startSession,
    fillDemo: (trx) => fillDemoWorld(trx, modules),
    insertCategories: (trx) => insertStarterCategories(trx, modules.clock),
  });
  const personalData = createPersonalDataModule(modules, {
    rateLimits,
    identity,
    leaving: payments.leaving,
  });
  const queue = createQueue(modules, [
    ...inventory.jobHandlers,
    ...payments.jobHandlers,
    ...invoices.jobHandlers,
    ...ticketApi.passUpdates.jobHandlers,
    ...seatPools.jobHandlers,
    ...organizerConsole.jobHandlers,
    ...messaging.jobHandlers,
  ]);
  const handlers = {
    ...identity.handlers,
    ...companies.handlers,
    ...images.handlers,
    ...catalog.handlers,
    ...organizerConsole.handlers,
    ...companyConsole.handlers,
    ...apiKeys.handlers,
    ...setup.handlers,
    ...bookings.handlers,
    ...spending.handlers,
    ...waitingList.handlers,
    ...credit.handlers,
    ...createFailuresModule(modules).handlers,
    ...personalData.handlers,
    ...payments.handlers,
    ...invoices.handlers,
    ...ticketApi.handlers,
    ...seatPools.handlers,
    ...messaging.handlers,
    ...webhooks.handlers,
  };
  const purges = [
    rateLimits.purgeExpired,
    identity.purgeExpired,
    companies.purgeExpired,
    catalog.purgeExpired,
    spending.purgeExpired,
    () => mail.purgeOld(modules.config.retentionMails),
    images.service.purgeUnused,
    personalData.purgeExpired,
    ticketApi.passUpdates.purgeExpired,
    webhooks.sender.purgeOld,
  ];

  return {
    identity,
    apiKeys,
    catalog,
    inventory,
    payments,
    handlers,
    /** @returns functions that stop the workers */
    startWorkers: (waitForIdle: WaitForIdle) => [
      inventory.startWorkers(),
      spending.startWorkers(),
      waitingList.startWorker(),
      credit.startReminding(),
      messaging.start(waitForIdle),
      webhooks.sender.start(),
      startPurging(modules.log, purges),
      payments.startReconciling(),
      queue.start(waitForIdle),
      payments.startReporting(),
    ],
    close: async () => {
      ticketApi.passUpdates.close();
      await Promise.all([pdfWorker.close(), fileReader.close()]);
    },
  };
}
