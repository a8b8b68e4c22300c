import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { throttleCalls } from './callThrottle';

let app: FastifyInstance;
let started: string[];
beforeEach(async () => {
  started = [];
  app = Fastify();
  throttleCalls(app);
  const options = (operationId: string) => ({ config: { operationId } });
  app.get('/event/:id', options('getEvent'), async ({ url }) => void started.push(url));
  app.get('/quote', options('quoteBookings'), async ({ url }) => void started.push(url));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const signedIn = { authorization: 'Bearer token' };
const events = Array.from({ length: 40 }, (_, id) => `/event/${id}`);

it('all calls start in order of arrival, however many clients connect', async () => {
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
  expect(started).toEqual(events);
});

it('visitors and payments do not wait', async () => {
  const waiting = events.map((url) => app.inject({ url, headers: signedIn }));
  await Promise.all([
    app.inject('/event/visitor'),
    app.inject({ url: '/quote', headers: signedIn }),
    ...waiting,
  ]);
  // The calls of the first iteration may start before them.
  expect(started.slice(0, 10)).toEqual(expect.arrayContaining(['/event/visitor', '/quote']));
  expect(started).toHaveLength(events.length + 2);
});

it('many calls of one session do not delay those of another', async () => {
  const many = events.map((url) => app.inject({ url, headers: signedIn }));
  const one = app.inject({ url: '/event/other', headers: { authorization: 'Bearer other' } });
  await Promise.all([...many, one]);
  expect(started.indexOf('/event/other')).toBeLessThan(10);
});
