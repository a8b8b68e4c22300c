import type { Worker } from 'node:worker_threads';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from './config/config';
import type { ContractDocument } from './contract/document';
import type { Handlers } from './contract/types';
import type { Database } from './db/client';
import { registerEventPictures } from './demo/eventPictures.routes';
import { isApiKey } from './lib/apiKey';
import { monotonicClock, systemClock, type Clock } from './lib/clock';
import { createTxtResolver, type ResolveTxt } from './lib/txtRecords';
import { createHealthHandlers } from './http/health/health.routes';
import { createHealthService } from './http/health/health.service';
import { createWriteQuotas } from './http/rateLimits/writeQuotas';
import type { ModuleDeps } from './deps';
import { jobsStatusFile, readJobsStatus } from './jobs/jobsStatus.service';
import { startBackupRequests } from './jobs/backupRequests';
import { runInBackground } from './jobs/background';
import { startStatusReports } from './jobs/statusReports';
import { createAppModules } from './appModules';
import type { WalletAddresses } from './modules/tickets/tickets.module';
import { metricSources } from './metricSources';
import { throttleCalls } from './http/callThrottle';
import { compressAnswers } from './http/compression';
import { closeConnectionsWhen } from './http/draining';
import { createHttpServer } from './http/httpServer';
import { monitorLoad } from './http/loadMonitor';
import { registerApiDocs } from './http/apiDocs/apiDocs';
import { registerErrors } from './http/errors';
import { registerHeaders } from './http/headers';
import { injectFaults } from './http/injectedFaults';
import { createAnswerCache } from './http/answerCache/answerCache';
import { createCachedHandlers } from './http/answerCache/cachedHandlers';
import { registerJsonBodyParser } from './http/jsonBodyParser';
import { createMetrics } from './http/metrics/metrics';
import { serveMetrics } from './http/metrics/metricsServer';
import { registerOpenapi } from './http/openapi';
import { refuseWhileOverloaded, type OverloadLimits } from './http/overload';
import { keepOrigins, type RequestLimits } from './http/requestOrigins';
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
  /** For the age of cached answers. */
  monotonic?: Clock;
  /** Looks up TXT records; the system's DNS by default. */
  resolveTxt?: ResolveTxt;
  /** Replacements for the programs that draw PDFs and read files. */
  startPdfThread?: () => Worker;
  fileReaderProgram?: string;
  /** The services of Apple and Google by default. */
  walletAddresses?: WalletAddresses;
  logger?: FastifyServerOptions['logger'];
  /** Folder of the built pages; undefined serves the API alone. */
  pagesDir?: string;
  /** The built renderer of the pages; undefined leaves every page to the browser. */
  renderer?: string;
  /** The load from which calls are refused; undefined: never, as in tests, whose machine may be busy. */
  overload?: OverloadLimits;
  /** How long a request may take; in tests longer than usual. */
  requestLimits?: RequestLimits;
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
  if (deps.config.role === 'worker') answerHealthAlone(app);
  const cache = createAnswerCache({
    config: deps.config,
    draining,
    monotonic: deps.monotonic ?? monotonicClock,
  });
  injectFaults(app, deps.contract, deps.config);
  app.addHook('onRequest', cache.onRequest);
  keepOrigins(app, deps.requestLimits);
  registerJsonBodyParser(app);
  await registerHeaders(app, deps.config);
  compressAnswers(app);
  if (deps.overload) {
    await refuseWhileOverloaded(app, deps.database.statementWait, deps.overload);
  }

  throttleCalls(app);

  const { contract } = deps;
  const modules: ModuleDeps = {
    db: deps.database.db,
    config: deps.config,
    secrets: deps.secrets,
    clock: deps.clock ?? systemClock,
    log: app.log,
  };
  const { identity, apiKeys, catalog, inventory, payments, ...all } = createAppModules(modules, {
    contract,
    resolveTxt: deps.resolveTxt ?? createTxtResolver(),
    startPdfThread: deps.startPdfThread,
    fileReaderProgram: deps.fileReaderProgram,
    walletAddresses: deps.walletAddresses,
  });
  const handlers: Handlers = {
    ...all.handlers,
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
    authenticate: (token) =>
      isApiKey(token) ? apiKeys.authenticate(token) : identity.authenticate(token),
    authenticateProvisioner: identity.authenticateProvisioner,
    writeQuotas: createWriteQuotas(deps.config, deps.monotonic ?? monotonicClock),
    cachedHandlerOf: createCachedHandlers({
      cache,
      database: deps.database,
      visitorReadsOn: catalog.visitorReadsOn,
    }),
  });
  registerApiDocs(app, contract);
  if (metrics) {
    const { database } = deps;
    for (const source of metricSources({
      database,
      cacheSize: cache.size,
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

  app.addHook('onClose', () => all.close());
  // Started when it listens: an app that is only injected, as in tests, runs no background work.
  runInBackground(app, { role: deps.config.role, draining }, () => [
    ...all.startWorkers(waitForIdle),
    startBackupRequests(modules, deps.database.pool),
    startStatusReports(modules, jobsStatusFile, () => readJobsStatus(modules.db)),
  ]);
  return app;
}
