import { afterEach, describe, expect, it } from '@jest/globals';
import { readConfig } from '../config/config';
import { ConfigError } from '../config/env';
import { createAuthCalls } from '../testing/authCalls';
import { buildTestApp, type TestApp } from '../testing/buildTestApp';

describe('TRUST_PROXY', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['off', []],
    ['loopback', ['loopback']],
    [
      ' Loopback, 10.0.0.0/8,2001:db8::/32,192.0.2.1 ',
      ['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.1'],
    ],
  ])('%j trusts %j', (value, proxies) =>
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(proxies),
  );

  it.each(['yes', 'true', '*', '1', '10.0.0.0/33', '10.0.0.0/8/8', '2001:db8::/129', 'loopback,'])(
    '%j stops the start',
    (value) => expect(() => readConfig({ TRUST_PROXY: value })).toThrow(ConfigError),
  );
});

describe('the address a limit is counted for', () => {
  let test: TestApp;
  afterEach(() => test.close());

  /** Failures to sign in, each with another X-Forwarded-For. */
  async function failures(trustProxy: readonly string[], from: string) {
    test = await buildTestApp({ config: { trustProxy } });
    const { post } = createAuthCalls(test);
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const answer = await post(
        '/auth/login/',
        { username: 'nobody', password: 'wrong' },
        { 'x-forwarded-for': `198.51.100.${index}` },
        from,
      );
      statuses.push(answer.statusCode);
    }
    return statuses;
  }
  const refused = [...Array<number>(10).fill(401), 429, 429];
  const letThrough = Array<number>(12).fill(401);

  it('cannot be chosen by the caller', async () => {
    expect(await failures([], '127.0.0.1')).toEqual(refused);
  });

  it('is the address that a trusted proxy reports', async () => {
    expect(await failures(['loopback'], '127.0.0.1')).toEqual(letThrough);
  });

  it('is not an address that anybody else reports', async () => {
    expect(await failures(['loopback'], '203.0.113.5')).toEqual(refused);
  });
});
