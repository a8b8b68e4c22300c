import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Every response emits `close` once: when it is finished or when its connection is closed, whichever comes first.
 * Node closes only the response that is being sent; requests that were pipelined behind it would never end, and
 * code that counts requests or sends a file would wait for them forever. Requests of a closed connection
 * are not served: nobody reads the answer, and the address of the caller is unknown. To be registered before all other hooks.
 */
export function endRequestsWithConnection(app: FastifyInstance): void {
  const unfinished = new WeakMap<Socket, Set<ServerResponse>>();

  const responsesOf = (socket: Socket): Set<ServerResponse> => {
    const known = unfinished.get(socket);
    if (known) return known;
    const responses = new Set<ServerResponse>();
    unfinished.set(socket, responses);
    // Node closes the response that it is sending in a listener of the same event.
    socket.once('close', () => process.nextTick(() => responses.forEach(closeQueued)));
    return responses;
  };

  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    if (isClosed(socket)) {
      socket.destroy();
      reply.hijack();
      return;
    }
    const responses = responsesOf(socket);
    responses.add(reply.raw);
    reply.raw.once('close', () => responses.delete(reply.raw));
    done();
  });
}

/** Reading the address makes Node keep it, so that the request still has one after the client has disconnected. */
const isClosed = (socket: Socket) => socket.destroyed || socket.remoteAddress === undefined;

/** Node closes a response when its socket closes. The original socket has closed before, so it gets a new one that does. */
function closeQueued(response: ServerResponse): void {
  if (response.closed) return;
  const closed = new Socket();
  closed.destroy();
  response.assignSocket(closed);
}
