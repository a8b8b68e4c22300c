import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Milliseconds in which the client must take some of an answer that is complete. Node ends a connection when
 * nothing has left it for two of these times; what the system still buffers may add a third.
 */
const UNREAD_TIMEOUT = 6_000;

/**
 * Closes connections whose client does not read its answer: `connectionTimeout` must be longer, because a
 * connection is silent too while its answer is made.
 */
export function closeUnreadAnswers(
  { server }: Pick<FastifyInstance, 'server'>,
  timeout = UNREAD_TIMEOUT,
): void {
  /** Requests of each connection that have no answer yet, or one that has not left. */
  const open = new WeakMap<Socket, number>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (change: number) => {
      const now = (open.get(socket) ?? 0) + change;
      open.set(socket, now);
      return now;
    };
    const limit = () => socket.setTimeout(timeout);
    count(1);
    // A request that follows at once has set the longer time again, while the answer before it waits.
    if (socket.writableLength > 0) limit();
    // Once it has left, Node waits for the next request as long as `keepAliveTimeout` says.
    response.once('prefinish', limit);
    // A request that came before that is waited for as long as one that comes later, unless its answer waits too.
    response.once('finish', () => {
      if (count(-1) > 0) socket.setTimeout(socket.writableLength > 0 ? timeout : server.timeout);
    });
  });
}
