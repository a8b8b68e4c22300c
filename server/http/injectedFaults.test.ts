import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../config/config';
import { ConfigError } from '../config/env';
import { buildTestApp, type TestApp } from '../testing/buildTestApp';

const settings = (env: Record<string, string>) => {
  const { devLatency, devFailures } = readConfig({ NODE_ENV: 'development', ...env });
  return { devLatency, devFailures };
};

describe('a server with DEV_FAIL and DEV_LATENCY_MS', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await buildTestApp({
      config: settings({ DEV_FAIL: 'listEvents:503, getEvent:404', DEV_LATENCY_MS: '80' }),
    });
  });
  afterAll(() => server.close());

  it.each([
    ['/api/events/', 503, 'unavailable'],
    ['/api/events/7/', 404, 'not_found'],
  ])('answers %s with %d and the error body of every other error', async (url, status, code) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({
      error: 'DEV_FAIL lets this call fail.',
      code,
      request_id: answer.headers['x-request-id'],
    });
  });

  it('answers other calls as usual, but later', async () => {
    const start = performance.now();
    const { statusCode } = await server.app.inject('/api/health/live/');
    expect(statusCode).toBe(200);
    // Timers may end a millisecond early.
    expect(performance.now() - start).toBeGreaterThanOrEqual(79);
  });
});

it('does not start with an operation that does not exist', async () => {
  const config = settings({ DEV_FAIL: 'listEvent:503' });
  await expect(buildTestApp({ config })).rejects.toThrow(
    new ConfigError('DEV_FAIL names listEvent, which openapi.yaml does not have.'),
  );
});

it.each([
  [{ DEV_FAIL: 'listEvents' }, 'such as listEvents:503, not "listEvents"'],
  [{ DEV_FAIL: 'listEvents:200' }, 'a status from 400 to 599'],
  [{ DEV_FAIL: 'listEvents:503,' }, 'not ""'],
  [{ DEV_LATENCY_MS: 'slow' }, 'DEV_LATENCY_MS must be a whole number from 0 to 60000'],
  [{ DEV_FAIL: 'listEvents:503', NODE_ENV: 'production' }, 'PUBLIC_URL is required'],
  [{ DEV_FAIL: 'listEvents:503', NODE_ENV: '' }, 'DEV_FAIL works only with NODE_ENV=development'],
  [{ DEV_LATENCY_MS: '5', NODE_ENV: 'test' }, 'DEV_LATENCY_MS works only with'],
])('refuses %j', (env, sentence) => {
  expect(() => settings(env)).toThrow(sentence);
});
