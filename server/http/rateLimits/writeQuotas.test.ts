import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operations, type Operation } from '../../testing/access/calls';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import type { Headers } from '../../testing/bookings';
import { createCompany, createUser, signIn } from '../../testing/people';
import { createWriteQuotas, withoutQuota } from './writeQuotas';

let now = 0;
let test: TestApp;
let asha: Headers;
let vikram: Headers;
let stranger: Headers;

beforeAll(async () => {
  test = await buildTestApp({
    config: { writesPerPerson: 3, writesPerCompany: 5, writesPerNetwork: 2 },
    monotonic: { now: () => now },
  });
  const company = await createCompany(test);
  const person = async (of: typeof company) =>
    signIn(test, await createUser(test, { company: of }));
  [asha, vikram] = [await person(company), await person(company)];
  stranger = await person(await createCompany(test));
});
afterAll(() => test.close());

const writes = [...operations.values()].filter(({ method }) => method !== 'GET');

const send = ({ method, template }: Operation, headers: Headers, remoteAddress = '10.0.0.1') =>
  test.app.inject({
    method,
    url: `/api${template.replace(/\{\w+\}/g, '1')}`,
    headers,
    remoteAddress,
  });

const markRead = (headers: Headers) => {
  const operation = operations.get('markNotificationsRead');
  if (!operation) throw new Error('There is no such operation.');
  return send(operation, headers);
};
const statusesOf = async (headers: Headers, count: number) => {
  const statuses: number[] = [];
  for (let made = 0; made < count; made += 1) statuses.push((await markRead(headers)).statusCode);
  return statuses;
};

describe('what is written', () => {
  it('is limited for a person, and for a company', async () => {
    expect((await markRead(asha)).headers).toMatchObject({
      'ratelimit-policy': '"writes of person";q=3;w=60',
      ratelimit: '"writes of person";r=2;t=0',
    });
    expect(await statusesOf(asha, 3)).toEqual([400, 400, 429]);
    const refused = await markRead(asha);
    expect(refused.headers).toMatchObject({
      'retry-after': '20',
      ratelimit: '"writes of person";r=0;t=20',
    });
    expect(refused.json()).toMatchObject({
      error: 'You have made very many changes. Please wait 20 seconds and try again.',
      code: 'too_many_requests',
    });
    expect(await statusesOf(vikram, 3)).toEqual([400, 400, 429]);
    expect((await markRead(vikram)).json().error).toMatch(/^The people of your company have made/);
    expect(await statusesOf(stranger, 2)).toEqual([400, 400]);
  });

  it('is free again with time, as much as the time gives', async () => {
    now += 20_000;
    expect(await statusesOf(asha, 2)).toEqual([400, 429]);
    now += 60_000;
    expect(await statusesOf(asha, 4)).toEqual([400, 400, 400, 429]);
  });

  it('is under a quota in every call of the contract that writes, but for those that say why not', async () => {
    for (const headers of [asha, {}]) {
      for (let made = 0; made < 3; made += 1) {
        const anybodys = operations.get('requestPasswordReset');
        if (anybodys) await send(anybodys, {});
      }
      for (const operation of writes) {
        const { operationId, access } = operation;
        // Without a person only calls that anybody may make get so far.
        if (headers !== asha && access === 'required') continue;
        // A SCIM token is known before its calls are counted (modules/identity/scim/scimGroups.test.ts).
        if (access === 'scim') continue;
        const answer = await send(operation, headers);
        const isFree = operationId in withoutQuota;
        expect([operationId, answer.statusCode === 429]).toEqual([operationId, !isFree]);
        if (!isFree) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      }
    }
    expect(writes.length).toBeGreaterThan(90);
    expect(Object.keys(withoutQuota)).toEqual(['receivePaymentEvent']);
  });

  it('leaves reading alone', async () => {
    for (let made = 0; made < 5; made += 1) {
      const answer = await test.app.inject({ url: '/api/notifications/', headers: asha });
      expect(answer.statusCode).toBe(200);
    }
  });
});

describe('the counts', () => {
  const quotas = { writesPerPerson: 0, writesPerCompany: 0, writesPerNetwork: 1, callsPerKey: 0 };

  it('are kept of some tens of thousands of networks at most', () => {
    const { countWrite, size } = createWriteQuotas(quotas, { now: () => 0 });
    countWrite(null, '2001:db8::1');
    expect(() => countWrite(null, '2001:db8::2')).toThrow('Too many requests from your network.');
    for (let made = 0; made < 120_000; made += 1) {
      countWrite(null, `10.${made >> 16}.${(made >> 8) & 255}.${made & 255}`);
    }
    expect(size()).toBeLessThanOrEqual(50_000);
  });

  it('are kept while they are used, and not for long after', () => {
    let time = 0;
    const { countWrite, size } = createWriteQuotas(
      { ...quotas, writesPerNetwork: 2 },
      { now: () => time },
    );
    for (time = 0; time < 300_000; time += 30_000) countWrite(null, '10.0.0.1');
    countWrite(null, '10.0.0.1');
    countWrite(null, '10.0.0.1');
    expect(() => countWrite(null, '10.0.0.1')).toThrow('Too many requests');
    expect(size()).toBeLessThanOrEqual(2);
    time += 60_000;
    countWrite(null, '10.0.0.2');
    time += 60_000;
    countWrite(null, '10.0.0.3');
    expect(size()).toBe(2);
  });

  it('are off with 0', () => {
    const off = { ...quotas, writesPerNetwork: 0 };
    const { countWrite } = createWriteQuotas(off, { now: () => 0 });
    for (let made = 0; made < 10; made += 1) countWrite(null, '203.0.113.7');
  });
});
