import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { OperationId } from '../contract/types';
import { unavailable } from '../lib/errors';

/** Answered even under overload: health, check-in, and the steps of paying for held seats. */
const NEVER_REFUSED: ReadonlySet<string> = new Set<OperationId>([
  'getHealth',
  'getLiveness',
  'getReadiness',
  'getTicketVerifyKey',
  'listCheckInEvents',
  'checkInTicket',
  'checkInTickets',
  'getDoorGuestList',
  'quoteBookings',
  'listPaymentGateways',
  'createPayment',
  'startCheckout',
  'verifyPayment',
  'receivePaymentEvent',
  'saveAttendees',
]);

/** Connections to the database are reserved for these. */
export const isUrgent = (operationId: string | undefined): boolean =>
  operationId !== undefined && NEVER_REFUSED.has(operationId);

/** Pages, files and metrics have no operation id and are never refused either. */
export const isNeverRefused = (operationId: string | undefined): boolean =>
  operationId === undefined || isUrgent(operationId);

/** All in milliseconds. */
export interface OverloadLimits {
  /** Mean delay of the event loop within `sampleInterval`. */
  eventLoopDelay: number;
  sampleInterval: number;
  /** How long the first statement in the queue has waited for a connection. */
  statementWait: number;
  checkInterval: number;
}

/** One in this many calls is served all the same: the delay may come from other programs on the machine and never fall. */
const SERVED_OF = 4;

export const OVERLOAD_LIMITS: OverloadLimits = {
  eventLoopDelay: 1_000,
  sampleInterval: 1_000,
  // Waiting ends after 5 s with an error, so that later statements would wait in vain.
  statementWait: 4_000,
  checkInterval: 250,
};

/** One error object for all requests, without a log line for each: both would add to the load. */
export const overloaded = unavailable('Many people use Foyer right now. Please try again.');

/**
 * Refuses calls under overload: at once, rather than after seconds in a queue. To be registered after the answer cache.
 * It measures delays and counts nothing, so that a lost request cannot leave the server refusing calls.
 * @param statementWait milliseconds for which the first statement in the queue has waited for a connection
 */
export async function refuseWhileOverloaded(
  app: FastifyInstance,
  statementWait: () => number,
  limits: OverloadLimits,
): Promise<void> {
  let calls = 0;
  /** The first sample includes the work of starting up. */
  let measuresFrom = Infinity;
  app.addHook('onListen', (done) => {
    measuresFrom = performance.now() + 2 * limits.sampleInterval;
    done();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelay,
    sampleInterval: limits.sampleInterval,
    healthCheck: async () => statementWait() < limits.statementWait,
    healthCheckInterval: limits.checkInterval,
    pressureHandler: async ({ routeOptions }, _reply, type) => {
      if (type === underPressure.TYPE_EVENT_LOOP_DELAY && performance.now() < measuresFrom) return;
      if (isNeverRefused(routeOptions.config.operationId)) return;
      calls += 1;
      if (calls % SERVED_OF !== 0) throw overloaded;
    },
  });
}
