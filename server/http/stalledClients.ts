import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Milliseconds within which the client must read some bytes of a complete answer. Node closes the connection after
 * two such periods without progress; buffers of the operating system may add a third.
 */
const STALLED_TIMEOUT = 6_000;

/**
 * Closes connections whose client does not read its answer. `connectionTimeout` is longer, because it also covers the
 * time in which the answer is made.
 */
export function closeStalledConnections(
  { server }: Pick<FastifyInstance, 'server'>,
  timeout = STALLED_TIMEOUT,
): void {
  /** Requests of each connection whose answer is not sent yet. */
  const open = new WeakMap<Socket, number>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (change: number) => {
      const now = (open.get(socket) ?? 0) + change;
      open.set(socket, now);
      return now;
    };
    const limit = () => socket.setTimeout(timeout);
    count(1);
    // Node has set the longer timeout for this request, but the previous answer still waits to be read.
    if (socket.writableLength > 0) limit();
    // Once the answer is sent, Node applies `keepAliveTimeout` until the next request.
    response.once('prefinish', limit);
    // A request that arrived meanwhile gets the usual timeout, unless its answer also waits to be read.
    response.once('finish', () => {
      if (count(-1) > 0) socket.setTimeout(socket.writableLength > 0 ? timeout : server.timeout);
    });
  });
}
