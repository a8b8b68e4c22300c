import { once } from 'node:events';
import net from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { closeStalledConnections } from './stalledClients';

let app: FastifyInstance;
let release: () => void;
afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
});

const ANSWER = 'a'.repeat(8 * 2 ** 20);

/**
 * @param timeout milliseconds; short where nobody reads, long where the test reads: a busy machine may stop both
 * ends, which share its process, for a while.
 * @returns the port, and the server's end of the next connection
 */
async function listen(timeout: number): Promise<{ port: number; accepted: Promise<net.Socket> }> {
  app = Fastify({ connectionTimeout: 60_000 });
  closeStalledConnections(app, timeout);
  app.get('/', async () => ANSWER);
  app.get('/part', async () => ANSWER.slice(0, 2 ** 16));
  app.get('/quick', async () => 'quick');
  const held = new Promise<void>((resolve) => (release = resolve));
  app.get('/held', () => held.then(() => 'held'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.addresses().find((one) => typeof one === 'object');
  const accepted = once(app.server, 'connection').then(([socket]) => socket as net.Socket);
  return { port: address?.port ?? 0, accepted };
}

it.each([
  [1, '/'],
  [5, '/'],
  // The operating system buffers the first ones, although nobody reads them.
  [300, '/part'],
])(
  'a client that reads nothing of %d answers of %s is disconnected',
  async (count, path) => {
    const { port, accepted } = await listen(100);
    const client = net.connect(port, '127.0.0.1').pause();
    client.on('error', () => undefined);
    client.write(`GET ${path} HTTP/1.1\r\nHost: foyer\r\n\r\n`.repeat(count));
    const socket = await accepted;
    if (!socket.destroyed) await once(socket, 'close');
    expect(socket.destroyed).toBe(true);
    client.destroy();
  },
  5_000,
);

it('a client that reads keeps the connection', async () => {
  const { port, accepted } = await listen(20_000);
  for (let turn = 0; turn < 3; turn += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect((await answer.text()).length).toBe(ANSWER.length);
  }
  expect((await accepted).destroyed).toBe(false);
});

it('a request that was pipelined behind another one gets the usual timeout', async () => {
  const { port, accepted } = await listen(20_000);
  const client = net.connect(port, '127.0.0.1');
  const ask = (path: string) => client.write(`GET ${path} HTTP/1.1\r\nHost: foyer\r\n\r\n`);
  ask('/quick');
  ask('/held');
  const [first] = (await once(client, 'data')) as [Buffer];
  expect(first.toString()).toMatch(/quick$/);
  expect((await accepted).timeout).toBe(60_000);
  release();
  const [second] = (await once(client, 'data')) as [Buffer];
  expect(second.toString()).toMatch(/held$/);
  expect((await accepted).timeout).not.toBe(60_000);
  client.destroy();
});
