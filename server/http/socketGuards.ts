import type { FastifyInstance } from 'fastify';
import { ignoreUnknownExpectations } from './malformedRequests';
import { closeUnreadAnswers } from './unreadAnswers';

/** What Node's server would do to clients before or after all hooks, done otherwise. */
export function guardSockets(app: FastifyInstance): void {
  ignoreUnknownExpectations(app);
  closeUnreadAnswers(app);
}
