import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { OperationId } from '../contract/types';
import { unavailable } from '../lib/errors';

/** Answered however busy the server is: health, the door, and the steps of a payment of seats that are held. */
const SPARED: ReadonlySet<string> = new Set<OperationId>([
  'getHealth',
  'getLiveness',
  'getReadiness',
  'getTicketVerifyKey',
  'listCheckInEvents',
  'checkInTicket',
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
  operationId !== undefined && SPARED.has(operationId);

/** Pages, files and metrics are no operation, and are spared too. */
export const isSpared = (operationId: string | undefined): boolean =>
  operationId === undefined || isUrgent(operationId);

/** All in milliseconds. */
export interface OverloadLimits {
  /** Mean delay of the event loop within `sampleInterval`. */
  eventLoopDelay: number;
  sampleInterval: number;
  /** For which the first statement in line has waited for a connection. */
  statementWait: number;
  checkInterval: number;
}

/** One in so many calls is served all the same: where others use the machine, the delay may stay as it is. */
const SERVED_OF = 4;

export const OVERLOAD_LIMITS: OverloadLimits = {
  eventLoopDelay: 1_000,
  sampleInterval: 1_000,
  // Waits end after 5 s: who came later would wait for longer than that, in vain.
  statementWait: 4_000,
  checkInterval: 250,
};

/** One error for all requests, and no line of the log for each of them: both would add to the load. */
export const overloaded = unavailable('Many people use Foyer right now. Please try again.');

/**
 * Refuses calls while the server has more to do than it can: at once, rather than after seconds in a queue. To be
 * registered after answers from memory. Nothing is counted: what is measured falls by itself when the load does.
 * @param statementWait milliseconds for which the first in line for a connection has waited
 */
export async function refuseWhileOverloaded(
  app: FastifyInstance,
  statementWait: () => number,
  limits: OverloadLimits,
): Promise<void> {
  let calls = 0;
  /** The work of the start has delayed the event loop, and is in the first sample. */
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
      if (isSpared(routeOptions.config.operationId)) return;
      calls += 1;
      if (calls % SERVED_OF !== 0) throw overloaded;
    },
  });
}
