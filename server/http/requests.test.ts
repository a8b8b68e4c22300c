import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildTestApp, type TestApp } from '../testing/buildTestApp';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const json = { 'content-type': 'application/json' };
const send = (payload: string | Buffer, headers: Record<string, string> = json, url = '/login/') =>
  test.app.inject({ method: 'POST', url: `/api/auth${url}`, payload, headers });

/** Every refusal has the one body and tells nothing of the inside. */
async function expectRefusal(
  request: Promise<Awaited<ReturnType<typeof send>>>,
  status: number,
  expected: object,
) {
  const answer = await request;
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  const body = answer.json();
  expect(body).toEqual({
    error: expect.stringMatching(/^[A-Z].+\.$/),
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    ...expected,
  });
  expect(answer.body).not.toMatch(/FST_|node_modules|select |ajv/i);
}

const credentials = JSON.stringify({ username: 'a', password: 'b' });

describe('bodies', () => {
  it.each<[string, string | Buffer, string]>([
    ['cut off', '{"username": "a"', 'The request is not valid JSON.'],
    ['no JSON', 'username=a', 'The request is not valid JSON.'],
    [
      'with a NUL',
      '{"username":"a\\u0000","password":"b"}',
      'The request has a character that is not allowed.',
    ],
    ['with a NUL in a name', '{"a\\u0000":1}', 'The request has a character that is not allowed.'],
    [
      'with half a character',
      '{"username":"a\\udfffb","password":"b"}',
      'The request has a character that is not allowed.',
    ],
    [
      'with a prototype',
      '{"__proto__":{"a":1}}',
      'The request has a character that is not allowed.',
    ],
    [
      'with invalid UTF-8',
      Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
      'The request is not valid UTF-8.',
    ],
    ['30,000 deep', '['.repeat(30_000) + ']'.repeat(30_000), 'The request is nested too deeply.'],
    ['30,000 deep and never closed', '{"a":'.repeat(30_000), 'The request is nested too deeply.'],
  ])('%s are refused', async (_what, payload, error) => {
    await expectRefusal(send(payload), 400, { error, code: 'invalid_input' });
  });

  it('are needed where the contract needs them', async () => {
    const refusal = { error: 'The request has no body.', code: 'invalid_input' };
    await expectRefusal(send(''), 400, refusal);
    await expectRefusal(test.app.inject({ method: 'POST', url: '/api/auth/login/' }), 400, refusal);
    await expectRefusal(send('null'), 400, {
      error: 'The request must be a JSON object.',
      code: 'invalid_input',
    });
    await expectRefusal(send('[]'), 400, {
      error: 'The request must be a JSON object.',
      code: 'invalid_input',
    });
  });

  it('say which field is wrong, for all of them', async () => {
    await expectRefusal(send('{"password":"","extra":1}'), 400, {
      error: expect.any(String),
      code: 'invalid_input',
      fields: {
        username: 'Username is required.',
        password: 'Password is required',
        extra: 'Extra is not a field of this request.',
      },
    });
    await expectRefusal(send('{"username":1,"password":"b"}'), 400, {
      error: 'Username must be a text.',
      code: 'invalid_input',
      fields: { username: 'Username must be a text.' },
    });
    await expectRefusal(send(JSON.stringify({ username: 'a'.repeat(255), password: 'b' })), 400, {
      error: 'Username must be at most 254 characters long.',
      code: 'invalid_input',
      fields: { username: 'Username must be at most 254 characters long.' },
    });
  });

  it.each<Record<string, string>>([
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'application/jsonx' },
    { 'content-type': 'nonsense' },
    {},
  ])('must be JSON: %j', async (headers) => {
    await expectRefusal(send(credentials, headers), 415, {
      error: 'Send the request as JSON.',
      code: 'unsupported_media_type',
    });
  });

  it.each(['application/json', 'APPLICATION/JSON', 'application/json; charset=utf-8'])(
    'may call their type %s, and are checked all the same',
    async (type) => {
      expect((await send(credentials, { 'content-type': type })).statusCode).toBe(401);
      expect((await send('{}', { 'content-type': type })).statusCode).toBe(400);
    },
  );

  it('of a type that is not JSON are refused by calls without a body too', async () => {
    const answer = test.app.inject({
      method: 'POST',
      url: '/api/auth/logout/',
      payload: 'a=b',
      headers: { 'content-type': 'text/plain' },
    });
    await expectRefusal(answer, 415, {
      error: 'Send the request as JSON.',
      code: 'unsupported_media_type',
    });
  });

  it('of more than 256 kB are too large', async () => {
    const payload = JSON.stringify({ username: 'a', password: 'b'.repeat(256 * 1024) });
    await expectRefusal(send(payload), 413, {
      error: 'The request is too large.',
      code: 'too_large',
    });
  });
});

describe('addresses', () => {
  it('answer with and without their trailing slash', async () => {
    expect((await send(credentials, json, '/login/')).statusCode).toBe(401);
    expect((await send(credentials, json, '/login')).statusCode).toBe(401);
    for (const url of ['/api/health', '/api/health/']) {
      expect((await test.app.inject({ url })).json()).toMatchObject({ status: 'ok' });
    }
  });

  it.each<{ method?: 'DELETE'; url: string }>([
    { url: '/api/nothing' },
    { url: '/api' },
    { url: '/nothing' },
    { method: 'DELETE', url: '/api/auth/login/' },
    { url: `/api/events/${'9'.repeat(200)}` },
  ])('that are none are 404: %j', async (request) => {
    await expectRefusal(test.app.inject(request), 404, {
      error: 'There is nothing at this address.',
      code: 'not_found',
    });
  });

  it('with a broken escape are refused', async () => {
    await expectRefusal(test.app.inject({ url: '/api/events/%E0%A4%A' }), 400, {
      error: 'This address is not valid.',
      code: 'invalid_input',
    });
  });

  it.each(['/api/events/?search=a%00b', '/api/events/?constructor=1', '/api/events/?__proto__=1'])(
    'with what must not be in them are refused: %s',
    async (url) => {
      await expectRefusal(test.app.inject({ url }), 400, {
        error: 'The address has a character that is not allowed.',
        code: 'invalid_input',
      });
    },
  );

  it('take numbers for ids', async () => {
    const answer = await test.app.inject({ url: '/api/events/?page=none' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { page: 'Page must be a whole number.' } });
  });
});

describe('answers', () => {
  it('carry the headers that keep browsers out of trouble', async () => {
    const { headers } = await test.app.inject({ url: '/api/health/' });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it.each(['/%', '/api/%E0%A4%A', '/api/events/%FF'])(
    'to the address %s, which cannot be read, carry the same',
    async (url) => {
      const security = /^(content-security|cross-origin|origin-|permissions|referrer|strict|x-)/;
      const securityOf = ({ headers }: { headers: object }) =>
        Object.fromEntries(Object.entries(headers).filter(([name]) => security.test(name)));
      const normal = securityOf(await test.app.inject({ url: '/api/health/' }));
      expect(Object.keys(normal).length).toBeGreaterThan(8);
      const answer = await test.app.inject({ url });
      expect(answer.statusCode).toBe(400);
      const id = expect.any(String);
      expect(securityOf(answer)).toEqual({ ...normal, 'x-request-id': id });
    },
  );

  /** All that comes until the connection is closed. */
  async function answerTo(bytes: string): Promise<string> {
    if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
    const address = test.app.addresses().find((one) => typeof one === 'object');
    return new Promise<string>((resolve, reject) => {
      const socket = net.connect(address?.port ?? 0, '127.0.0.1');
      let received = '';
      socket.on('data', (chunk) => (received += String(chunk)));
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
      socket.write(bytes);
    });
  }

  it('ignore an unknown expectation', async () => {
    const head = 'Host: foyer\r\nExpect: nothing\r\nConnection: close';
    const text = await answerTo(`GET /api/health/ HTTP/1.1\r\n${head}\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(text).toContain('"status":"ok"');
  });

  it.each([
    ['no HTTP', 'this is no request\r\n\r\n', '400 Bad Request', 'invalid_input'],
    [
      'a head that is too large',
      `GET /api/health/ HTTP/1.1\r\nHost: foyer\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
      'too_large',
    ],
  ])('to %s are the one body too', async (_what, bytes, status, code) => {
    const text = await answerTo(bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status}\\r\\n`));
    expect(text).toContain("Content-Security-Policy: default-src 'none'");
    expect(text).toContain('X-Content-Type-Options: nosniff');
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toEqual({
      error: expect.any(String),
      code,
      request_id: expect.any(String),
    });
  });
});
