import { once } from 'node:events';
import net from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { closeUnreadAnswers } from './unreadAnswers';

let app: FastifyInstance;
afterEach(() => app.close());

const ANSWER = 'a'.repeat(8 * 2 ** 20);

/** @returns the port, and the server's end of the next connection */
async function listen(): Promise<{ port: number; accepted: Promise<net.Socket> }> {
  app = Fastify({ connectionTimeout: 60_000 });
  closeUnreadAnswers(app, 100);
  app.get('/', async () => ANSWER);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.addresses().find((one) => typeof one === 'object');
  const accepted = once(app.server, 'connection').then(([socket]) => socket as net.Socket);
  return { port: address?.port ?? 0, accepted };
}

it.each([1, 5])(
  'who reads nothing of %d answers is cut off',
  async (count) => {
    const { port, accepted } = await listen();
    const client = net.connect(port, '127.0.0.1').pause();
    client.on('error', () => undefined);
    client.write('GET / HTTP/1.1\r\nHost: foyer\r\n\r\n'.repeat(count));
    const socket = await accepted;
    if (!socket.destroyed) await once(socket, 'close');
    expect(socket.destroyed).toBe(true);
    client.destroy();
  },
  5_000,
);

it('who reads may keep the connection', async () => {
  const { port } = await listen();
  for (let turn = 0; turn < 3; turn += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect((await answer.text()).length).toBe(ANSWER.length);
  }
});
