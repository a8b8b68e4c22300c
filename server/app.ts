import { randomUUID } from 'node:crypto';
import path from 'node:path';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Config } from './config';
import { readContract } from './contract/document';
import type { Handlers } from './contract/types';
import type { Database } from './db/client';
import { registerArt } from './demo/art.routes';
import { systemClock, type Clock } from './lib/clock';
import { createAuthModule } from './modules/auth/auth.routes';
import { createBookingsModule } from './modules/bookings/bookings.routes';
import { createCalendarHandlers } from './modules/calendar/calendar.routes';
import { createCalendarService } from './modules/calendar/calendar.service';
import { createCartModule } from './modules/cart/cart.routes';
import { createCheckInHandlers } from './modules/checkIn/checkIn.routes';
import { createCheckInService } from './modules/checkIn/checkIn.service';
import { createCompanyHandlers } from './modules/company/company.routes';
import { createCompanyService } from './modules/company/company.service';
import { createContactsHandlers } from './modules/contacts/contacts.routes';
import { createContactsService } from './modules/contacts/contacts.service';
import { createEventsModule } from './modules/events/events.routes';
import { createInvoiceHandlers } from './modules/invoices/invoices.routes';
import { createInvoicesService } from './modules/invoices/invoices.service';
import { createHealthModule } from './modules/health/health.routes';
import { createMailing } from './modules/mail/mailing';
import { createNotificationHandlers } from './modules/notifications/notifications.routes';
import { createNotificationsService } from './modules/notifications/notifications.service';
import { createOrganizingModule } from './modules/organizing/organizing.routes';
import { createPaymentsModule } from './modules/payments/payments.routes';
import { createPeopleModules } from './modules/people/people.routes';
import { createRateLimits } from './modules/rateLimits/rateLimits.service';
import { registerSandbox } from './modules/sandbox/sandbox.routes';
import { createReassignHandlers } from './modules/tickets/reassign.routes';
import { createReassignService } from './modules/tickets/reassign.service';
import { createTicketPaperHandlers } from './modules/tickets/ticketPapers.routes';
import { createTicketPapersService } from './modules/tickets/ticketPapers.service';
import { createTicketsModule } from './modules/tickets/tickets.routes';
import type { ModuleDeps } from './modules/deps';
import { createPress } from './papers/press';
import { answerClientError } from './plugins/clientErrors';
import { watchCrowd } from './plugins/crowd';
import { registerErrors, sendFrameworkError } from './plugins/errors';
import { registerHeaders } from './plugins/headers';
import { registerHygiene } from './plugins/hygiene';
import { registerOpenapi } from './plugins/openapi';
import { registerPages } from './plugins/pages';
import type { Secrets } from './secrets';

export interface AppDeps {
  config: Config;
  database: Database;
  secrets: Secrets;
  clock?: Clock;
  logger?: FastifyServerOptions['logger'];
  /** Folder of openapi.yaml and package.json. */
  root?: string;
  /** Folder of the built pages; undefined serves the API alone. */
  pagesDir?: string;
}

/** The whole server, not yet listening. Closing it stops its background work. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    logger: deps.logger ?? false,
    genReqId: () => randomUUID(),
    trustProxy: deps.config.trustProxy.length > 0 ? [...deps.config.trustProxy] : false,
    bodyLimit: 256 * 1024,
    // Fastify's own default of 0 would let a caller hold a connection for ever.
    requestTimeout: 10_000,
    connectionTimeout: 15_000,
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 },
    routerOptions: { ignoreTrailingSlash: true, querystringParser: parseQuery },
    return503OnClosing: true,
    frameworkErrors: sendFrameworkError,
    clientErrorHandler: answerClientError,
  });
  const letPass = watchCrowd(app);
  registerErrors(app);
  registerHygiene(app);
  await registerHeaders(app, deps.config);

  const root = deps.root ?? path.resolve(import.meta.dirname, '..');
  const contract = readContract(root);
  const modules: ModuleDeps = {
    db: deps.database.db,
    config: deps.config,
    secrets: deps.secrets,
    clock: deps.clock ?? systemClock,
    log: app.log,
  };
  const auth = createAuthModule(modules);
  const tickets = createTicketsModule(modules);
  const invoices = createInvoicesService(modules);
  const press = createPress();
  const { mail, mailJobs, ...mailing } = createMailing(modules, {
    tickets: tickets.service,
    invoices,
    press,
  });
  const people = createPeopleModules(modules, { auth: auth.service, mail });
  const events = createEventsModule(modules);
  const bookings = createBookingsModule(modules, {
    tickets: tickets.service,
    engine: deps.database.engine,
  });
  const papers = { ...modules, bookings: bookings.service, press };
  const organizing = createOrganizingModule(modules, {
    events: events.service,
    tickets: tickets.service,
    invoices,
    mail,
  });
  const payments = createPaymentsModule(modules, {
    bookings: bookings.service,
    tickets: tickets.service,
    jobs: organizing.jobs,
    mailJobs,
  });
  const cart = createCartModule({ bookings: bookings.service });
  const health = createHealthModule(modules, { database: deps.database, contract });
  const handlers: Handlers = {
    ...auth.handlers,
    ...people.handlers,
    ...events.handlers,
    ...organizing.handlers,
    ...bookings.handlers,
    ...payments.handlers,
    ...cart.handlers,
    ...createInvoiceHandlers({ ...papers, invoices }),
    ...createTicketPaperHandlers(createTicketPapersService(papers)),
    ...createCalendarHandlers(createCalendarService(papers)),
    ...createCheckInHandlers(createCheckInService(modules)),
    ...createContactsHandlers(createContactsService(modules)),
    ...tickets.handlers,
    ...createReassignHandlers(
      createReassignService({
        ...modules,
        tickets: tickets.service,
        mail,
        rateLimits: createRateLimits(modules),
      }),
    ),
    ...createCompanyHandlers(createCompanyService(modules)),
    ...createNotificationHandlers(createNotificationsService(modules)),
    ...health.handlers,
  };
  await registerOpenapi(app, { contract, handlers, authenticate: auth.service.authenticate });
  registerArt(app, modules);
  if (payments.sandbox) {
    await registerSandbox(app, {
      sandbox: payments.sandbox,
      publicUrl: deps.config.publicUrl,
    });
  }
  if (deps.pagesDir) await registerPages(app, { dir: deps.pagesDir });

  app.addHook('onClose', () => press.close());
  // Once it listens: an app that is only asked, as in tests, does nothing by itself.
  const stops: (() => Promise<void>)[] = [];
  app.addHook('onListen', async () => {
    stops.push(bookings.service.startSweeping(), mailing.start(letPass), people.startForgetting());
    stops.push(payments.startBackground(letPass));
  });
  app.addHook('onClose', async () => {
    await Promise.all(stops.map((stop) => stop()));
  });
  return app;
}

/** Lists are written once with commas (`1,2`) or by repeating the name; both arrive as an array. */
function parseQuery(text: string): Record<string, string | string[]> {
  // Without a prototype: `?constructor=` is a name like any other.
  const query: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const values = name === 'booking_ids' ? value.split(',').filter(Boolean) : [value];
    const before = query[name];
    query[name] =
      before === undefined && name !== 'booking_ids'
        ? value
        : [...(before === undefined ? [] : [before].flat()), ...values];
  }
  return query;
}
