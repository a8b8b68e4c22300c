import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { JSON_SCHEMA, load } from 'js-yaml';
import { testContract } from '../../testing/testContract';
import { registerErrors } from '../errors';
import { registerHeaders } from '../headers';
import { registerApiDocs } from './apiDocs';

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  registerErrors(app);
  await registerHeaders(app, { publicUrl: 'http://localhost:3000' });
  registerApiDocs(app, testContract());
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api${url}`, headers });

describe('the contract', () => {
  it('is the same as JSON and as YAML', async () => {
    const json = await get('/openapi.json');
    expect(json.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(json.json()).toEqual(testContract());

    const yaml = await get('/openapi.yaml');
    expect(yaml.headers['content-type']).toBe('application/yaml; charset=utf-8');
    expect(load(yaml.body, { schema: JSON_SCHEMA })).toEqual(testContract());
  });

  it.each(['/openapi.json', '/openapi.yaml'])('%s is compressed', async (url) => {
    const plain = await get(url);
    expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    const br = await get(url, { 'accept-encoding': 'br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await get(url, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  it.each(['/openapi.json', '/openapi.yaml'])('%s is not sent again', async (url) => {
    const { headers } = await get(url, { 'accept-encoding': 'br' });
    const again = await get(url, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get(url, { 'if-none-match': '"another"' })).statusCode).toBe(200);
  });
});

describe('the reference', () => {
  it.each(['/docs', '/docs/'])(
    'is a page at /api%s that loads files of this server',
    async (url) => {
      const page = await get(url);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(
        ([, found]) => found,
      );
      const files = addresses.filter((address) => address?.startsWith('/api/'));
      expect(files.length).toBeGreaterThan(3);
      for (const file of files) {
        expect([file, (await app.inject({ url: file ?? '' })).statusCode]).toEqual([file, 200]);
      }
      expect(addresses.filter((address) => !address?.startsWith('/'))).toEqual([]);
    },
  );

  it('has the policy of the pages, without inline scripts and styles', async () => {
    const { headers } = await get('/docs');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';style-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  it.each(['/docs/nothing.js', '/docs/page/index.html', '/docs/..%2fapiDocs.ts'])(
    'answers 404 at %s',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    },
  );
});
