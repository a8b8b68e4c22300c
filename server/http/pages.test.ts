import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerErrors } from './errors';
import { registerHeaders } from './headers';
import { registerPages } from './pages';
import { FinishedPage, hashSource } from './rendering/finishedPage';
import type { VisitorPages } from './rendering/visitorPages';

const page = `<!doctype html><script>early()</script><style>a{}</style></head><div id="root"></div>${'<!-- -->'.repeat(200)}`;
const script = 'console.log("foyer")';
let dir: string;
let app: FastifyInstance;

const hasEvent = async (id: number) => {
  if (id === 500) throw new Error('The database is away.');
  return id === 12;
};

async function build(
  publicUrl: string,
  isBeingSetUp = async () => false,
  visitorPages?: Pick<VisitorPages, 'fresh' | 'find'>,
) {
  const built = Fastify();
  registerErrors(built);
  await registerHeaders(built, { publicUrl });
  built.get('/api/ping', async () => ({ ok: true }));
  await registerPages(built, { dir, hasEvent, isBeingSetUp, visitorPages });
  return built;
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
/** As a browser asks for a script or a picture of a page. */
const asElement = { accept: '*/*' };
const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

beforeAll(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'foyer-pages-'));
  mkdirSync(path.join(dir, 'assets'));
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(path.join(dir, name), content);
  write('index.html', page);
  write('check-in-worker.js', 'addEventListener("install", () => {});');
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('assets/main-1a2b.js', script);
  write('assets/main-1a2b.js.br', brotliCompressSync(script));
  write('assets/main-1a2b.js.gz', gzipSync(script));
  write('assets/plain-3c4d.css', 'a{}');
  write('.secret', 'hidden');
  writeFileSync(path.join(dir, '..', `${path.basename(dir)}.txt`), 'outside');
  app = await build('http://localhost:3000');
});

afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true });
  rmSync(`${dir}.txt`);
});

describe('the page', () => {
  it.each([
    ['/', 200],
    ['/events', 200],
    ['/events/12?stage=cart', 200],
    ['/Events/12/', 200],
    ['/cart/', 200],
    ['/my-bookings', 200],
    ['/mybookings', 200],
    ['/user/checkout', 200],
    // Whether there is such an event is not known: the page finds out.
    ['/events/500', 200],
    ['/events/13', 404],
    ['/events/twelve', 404],
    ['/events/12/more', 404],
    ['/user', 404],
    ['/t', 404],
    ['/no/such/page', 404],
    ['/index.html', 404],
    ['/events/1.5', 404],
    ['/events/0', 404],
    [`/events/${'9'.repeat(40)}`, 404],
    ['/foo.bar', 404],
    ['/missing.png', 404],
    ['/.secret', 404],
    ['/assets/main-1a2b.js.br', 404],
  ])('is the answer to %s, with status %i', async (url, status) => {
    const answer = await get(url, asBrowser);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('<div id="root">');
  });

  it('says that the place is being set up, at every address, until it is', async () => {
    let isPending = true;
    const fresh = await build('http://localhost:3000', async () => isPending);
    const load = (url: string) => fresh.inject({ url, headers: asBrowser });
    for (const url of ['/', '/signin', '/events/13', '/setup?token=abc']) {
      const answer = await load(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<meta name="foyer-setup" content="pending" />');
    }
    const link = await load('/setup?token=abc');
    expect(link.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    isPending = false;
    expect((await load('/')).body).not.toContain('foyer-setup');
    await fresh.close();
  });

  it.each([
    '/t/5k-abc',
    '/seats/5k-abc',
    '/seats/claimed/5k-abc',
    '/signin?next=%2Fseats%2F5k-abc',
  ])('%s is kept by nobody and its address is given to nobody', async (address) => {
    const { headers, statusCode } = await get(address, asBrowser);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect((await get('/terms', asBrowser)).headers).not.toHaveProperty('x-robots-tag');
  });

  it('names the scripts and styles in it, so that no others run', async () => {
    const { headers } = await get('/', asBrowser);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hashSource('early()')};`);
    expect(policy).toContain(`style-src 'self' ${hashSource('a{}')};`);
    expect(policy).not.toContain('unsafe');
  });

  it('is not sent again to a browser that has it, and travels compressed', async () => {
    const answer = await get('/', { ...asBrowser, 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding, Cookie',
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(page);
    const gzip = await get('/', { ...asBrowser, 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    const again = await get('/', { ...asBrowser, 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toContain('sha256-');
    const missing = await get('/nowhere', {
      ...asBrowser,
      'if-none-match': String(answer.headers.etag),
    });
    expect(missing.statusCode).toBe(404);
  });

  it('may run only its own scripts, and may not be framed', async () => {
    const { headers } = await get('/', asBrowser);
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "style-src-attr 'none'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ]),
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=(self)'),
    });
  });

  it('is not sent to clients that accept something else', async () => {
    const answer = await get('/events', { accept: 'application/json' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
    expect((await app.inject({ method: 'POST', url: '/events' })).statusCode).toBe(404);
  });

  it('answers HEAD with the same head and no body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/events', headers: asBrowser });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toBe('');
  });
});

describe('a page with its content', () => {
  const asked: string[] = [];
  const content = (address: string) =>
    new FinishedPage(`content of ${address}`, { scripts: [], styles: [hashSource('b{}')] });
  let rendering: FastifyInstance;
  let isPending = false;

  beforeAll(async () => {
    rendering = await build('http://localhost:3000', async () => isPending, {
      fresh: (address) => (address === '/about' ? content(address) : undefined),
      find: async (address) => {
        asked.push(address);
        return address === '/terms' ? undefined : content(address);
      },
    });
  });
  afterAll(() => rendering.close());

  const open = (url: string, cookie?: string) =>
    rendering.inject({ url, headers: { ...asBrowser, ...(cookie && { cookie }) } });

  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/events?page=2&search=x&evil=1', '/events?search=x&page=2'],
    ['/events/12', '/events/12'],
  ])('is the answer to a visitor at %s', async (url, address) => {
    const answer = await open(url);
    expect(answer.body).toBe(`content of ${address}`);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding, Cookie',
    });
    expect(answer.headers['content-security-policy']).toContain(hashSource('b{}'));
  });

  it.each([
    ['a person with a session', '/', 'access_token=abc', 200],
    ['a person whose session is refreshed', '/about', 'theme=x; refresh_token=abc', 200],
    ['a page that is not public', '/profile', undefined, 200],
    ['an event that visitors may not see', '/events/13', undefined, 404],
    ['an address that leads nowhere', '/nowhere', undefined, 404],
    ['a page that cannot be rendered in time', '/terms', undefined, 200],
  ])('is not the answer to %s', async (_case, url, cookie, status) => {
    asked.length = 0;
    const answer = await open(url, cookie);
    expect([answer.statusCode, answer.body]).toEqual([status, page]);
    expect(asked).toEqual(url === '/terms' ? ['/terms'] : []);
  });

  it('waits until the place is set up', async () => {
    isPending = true;
    expect((await open('/')).body).toContain('foyer-setup');
    isPending = false;
  });
});

describe('files', () => {
  it('with a hash in their name are kept for ever', async () => {
    const answer = await get('/assets/plain-3c4d.css');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none';frame-ancestors 'none'",
    );
  });

  it('lets the service worker of check-in load the files of its page, and no other file load anything', async () => {
    const policyOf = async (address: string) =>
      (await get(address)).headers['content-security-policy'];
    expect(await policyOf('/check-in-worker.js')).toContain("connect-src 'self'");
    expect(await policyOf('/favicon.svg')).not.toContain('connect-src');
  });

  it('without one are asked for again', async () => {
    const answer = await get('/favicon.svg');
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.headers['cache-control']).toContain('max-age=3600');
    const again = await get('/favicon.svg', { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('travel compressed where they can', async () => {
    const answer = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toMatch(/javascript; charset=utf-8$/);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
    const gzip = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect((await get('/assets/main-1a2b.js')).body).toBe(script);
    const twinless = await get('/assets/plain-3c4d.css', { 'accept-encoding': 'br' });
    expect(twinless.body).toBe('a{}');
  });

  it.each([
    ['/assets/gone-9z9z.js', asElement],
    ['/assets/', asElement],
    ['/missing.png', asElement],
    ['/.secret', asElement],
    ['/assets/main-1a2b.js.br', asElement],
    ['/api', asBrowser],
    ['/api/nothing', asBrowser],
    ['/api/foo.bar', asBrowser],
  ])('that are not there are 404 as JSON, never the page: %s', async (url, headers) => {
    const answer = await get(url, headers);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found', request_id: expect.any(String) });
  });
});

describe('what lies outside the folder', () => {
  it.each(['/..%2f', '/%2e%2e%2f', '/assets/..%2f..%2f', '/..%5c'])(
    'cannot be reached by %s',
    async (way) => {
      const answer = await get(`${way}${path.basename(dir)}.txt`, asBrowser);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('outside');
    },
  );
});

describe('https', () => {
  it('is insisted on only where it is the public address', async () => {
    const secure = await build('https://foyer.example');
    expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
    const answer = await secure.inject({ url: '/api/ping' });
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    await secure.close();
  });
});
