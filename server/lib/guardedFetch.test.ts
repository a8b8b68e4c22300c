import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createGuardedFetch } from './guardedFetch';
import { PrivateAddressError } from './publicAddress';

let server: Server;
let port: number;
let calls = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    calls += 1;
    if (request.url === '/hangs') return;
    if (request.url === '/large') return void response.end(Buffer.alloc(1_000_001));
    const isElsewhere = request.url === '/elsewhere';
    response.writeHead(isElsewhere ? 302 : 200, { location: '/', 'x-method': request.method });
    request.pipe(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const get = { method: 'GET', headers: {} };

describe('where private addresses are refused', () => {
  const fetch = createGuardedFetch({ allowsPrivate: false });

  it.each(['127.0.0.1', 'localhost', '[::1]', '0x7f.1', '2130706433'])('%s is', async (host) => {
    const before = calls;
    await expect(fetch(`http://${host}:${port}/`, get)).rejects.toThrow(PrivateAddressError);
    expect(calls).toBe(before);
  });
});

describe('where they are allowed', () => {
  const fetch = createGuardedFetch({ allowsPrivate: true });
  const at = (path: string) => `http://127.0.0.1:${port}${path}`;

  it('sends a form and reads the answer', async () => {
    const body = new URLSearchParams({ code: 'a b' });
    const answer = await fetch(at('/'), { method: 'POST', headers: {}, body });
    expect([answer.status, answer.headers.get('x-method'), await answer.text()]).toEqual([
      200,
      'POST',
      'code=a+b',
    ]);
  });

  it('follows no redirect', async () => {
    const answer = await fetch(at('/elsewhere'), get);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  });

  it('gives up an answer that is too large, or that does not come', async () => {
    await expect(fetch(at('/large'), get)).rejects.toThrow('too large');
    const signal = AbortSignal.timeout(50);
    await expect(fetch(at('/hangs'), { ...get, signal })).rejects.toThrow();
  });
});
