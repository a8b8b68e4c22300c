import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { compressAnswers } from './compression';

const list = { results: Array.from({ length: 100 }, (_, id) => ({ id, title: 'Monsoon Jazz' })) };
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  compressAnswers(app);
  app.get('/list', async () => list);
  app.get('/short', async () => ({ ok: true }));
  app.get('/text', async () => 'plain '.repeat(1000));
  app.get('/done', async (_request, reply) =>
    reply.type('application/json').header('Content-Encoding', 'br').send('done '.repeat(1000)),
  );
  app.post('/list', async () => list);
  await app.ready();
});
afterAll(() => app.close());

const get = (url: string, encoding: string) =>
  app.inject({ url, headers: { 'accept-encoding': encoding } });

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)('answers %s with %s', async (accepted, encoding, read) => {
  const answer = await get('/list', accepted);
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(list).length / 4);
  expect(JSON.parse(read(answer.rawPayload).toString())).toEqual(list);
});

it.each([
  ['a client that takes none', '/list', 'identity'],
  ['a short answer', '/short', 'br'],
  ['what is no JSON', '/text', 'br'],
])('leaves %s alone', async (_case, url, encoding) => {
  expect((await get(url, encoding)).headers['content-encoding']).toBeUndefined();
});

it('does not compress answers that are compressed already, or answers to writing calls', async () => {
  expect((await get('/done', 'br')).body).toContain('done done');
  const written = await app.inject({
    method: 'POST',
    url: '/list',
    headers: { 'accept-encoding': 'br' },
  });
  expect(written.json()).toEqual(list);
});
