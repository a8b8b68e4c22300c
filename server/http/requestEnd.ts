import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Every response emits `close` once: when it is finished or when its connection is closed, whichever comes first.
 * Node closes only the response that is being sent; requests that were pipelined behind it would never end, and
 * whatever counts requests or sends a file would wait for them forever. Requests of a connection that is already gone
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
    if (isGone(socket)) {
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

/** Reading the address has Node remember it, so that the request has one after its caller has gone. */
const isGone = (socket: Socket) => socket.destroyed || socket.remoteAddress === undefined;

/** On a closed connection Node closes the response itself; the one that it was to be sent on is past that. */
function closeQueued(response: ServerResponse): void {
  if (response.closed) return;
  const closed = new Socket();
  closed.destroy();
  response.assignSocket(closed);
}
