import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { DevelopmentSettings } from '../config/developmentSettings';
import { ConfigError } from '../config/env';
import type { ContractDocument } from '../contract/document';
import {
  AppError,
  forbidden,
  notFound,
  tooManyRequests,
  unauthorized,
  unavailable,
} from '../lib/errors';
import { operationRoutes } from './operationRoutes';

const MESSAGE = 'DEV_FAIL lets this call fail.';

const byStatus: Record<number, AppError> = {
  401: unauthorized(MESSAGE),
  403: forbidden(MESSAGE),
  404: notFound(MESSAGE),
  429: tooManyRequests(MESSAGE, 1),
  503: unavailable(MESSAGE),
};

const errorOf = (status: number) =>
  byStatus[status] ??
  new AppError(status, status < 500 ? 'invalid_input' : 'internal_error', MESSAGE);

/**
 * Answers calls later, or with an error, as DEV_LATENCY_MS and DEV_FAIL say; does nothing without them. Registered
 * before the cache of answers, which would answer first.
 *
 * @throws ConfigError for an operation that does not exist
 */
export function injectFaults(
  app: FastifyInstance,
  contract: ContractDocument,
  { devLatency, devFailures }: DevelopmentSettings,
): void {
  if (devLatency === 0 && devFailures.size === 0) return;
  const operations = new Set<string>(operationRoutes(contract).map(({ info }) => info.operationId));
  for (const operation of devFailures.keys()) {
    if (!operations.has(operation)) {
      throw new ConfigError(`DEV_FAIL names ${operation}, which openapi.yaml does not have.`);
    }
  }
  app.addHook('onRequest', async (request, reply) => {
    const { operationId } = request.routeOptions.config;
    if (operationId === undefined) return;
    await pause(devLatency);
    const status = devFailures.get(operationId);
    if (status === undefined) return;
    // The hook that sets this header runs later.
    void reply.header('X-Request-Id', request.id);
    throw errorOf(status);
  });
}
