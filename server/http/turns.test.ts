import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { takeTurns } from './turns';

let app: FastifyInstance;
let begun: string[];
beforeEach(async () => {
  begun = [];
  app = Fastify();
  takeTurns(app);
  const options = (operationId: string) => ({ config: { operationId } });
  app.get('/event/:id', options('getEvent'), async ({ url }) => void begun.push(url));
  app.get('/quote', options('quoteBookings'), async ({ url }) => void begun.push(url));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const signedIn = { authorization: 'Bearer token' };
const events = Array.from({ length: 40 }, (_, id) => `/event/${id}`);

it('calls are begun in order of arrival, all of them, however many connections come', async () => {
  const { port } = app.server.address() as AddressInfo;
  let isFlooding = true;
  const flood = Array.from({ length: 10 }, async () => {
    while (isFlooding) {
      const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
      await once(socket, 'connect');
      socket.destroy();
    }
  });
  await Promise.all(events.map((url) => app.inject({ url, headers: signedIn })));
  isFlooding = false;
  await Promise.all(flood);
  expect(begun).toEqual(events);
});

it('a visitor and a payment wait for none of them', async () => {
  const waiting = events.map((url) => app.inject({ url, headers: signedIn }));
  await Promise.all([
    app.inject('/event/visitor'),
    app.inject({ url: '/quote', headers: signedIn }),
    ...waiting,
  ]);
  // Those that are begun in the first turn may be before them.
  expect(begun.slice(0, 10)).toEqual(expect.arrayContaining(['/event/visitor', '/quote']));
  expect(begun).toHaveLength(events.length + 2);
});

it('a session that sends many calls lets those of others be begun between them', async () => {
  const many = events.map((url) => app.inject({ url, headers: signedIn }));
  const one = app.inject({ url: '/event/other', headers: { authorization: 'Bearer other' } });
  await Promise.all([...many, one]);
  expect(begun.indexOf('/event/other')).toBeLessThan(10);
});
