import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import type { LoadMonitor } from '../lib/loadMonitor';
import { monitorLoad } from './loadMonitor';

let app: FastifyInstance;
afterEach(() => app.close());

/** Listens; its one page answers when `finish` is called. */
async function start() {
  let size = 0;
  const changes: (() => void)[] = [];
  const change = (by: number) => {
    size += by;
    for (const look of changes) look();
  };
  const monitor: LoadMonitor = {
    enter: () => change(1),
    leave: () => change(-1),
    waitForIdle: async () => undefined,
  };
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  app = Fastify();
  monitorLoad(app, monitor);
  app.get('/', async () => {
    await finished;
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    ask: () => http.get({ port, host: '127.0.0.1', path: '/' }).on('error', () => undefined),
    finish,
    /** Resolves once so many are counted. */
    counted: (count: number) =>
      new Promise<void>((resolve) => {
        const look = () => size === count && resolve();
        changes.push(look);
        look();
      }),
  };
}

it('counts a request until it is answered', async () => {
  const { ask, finish, counted } = await start();
  const request = ask();
  await counted(1);
  finish();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.resume();
  await expect(counted(0)).resolves.toBeUndefined();
});

it('does not count requests whose client has disconnected', async () => {
  const { ask, finish, counted } = await start();
  const requests = [ask(), ask(), ask()];
  await counted(3);
  for (const request of requests) request.destroy();
  await expect(counted(0)).resolves.toBeUndefined();
  finish();
});
