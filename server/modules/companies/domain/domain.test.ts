import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { createBuyer, type Headers } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createCompany, createUser, signIn } from '../../../testing/people';
import { judgeRecords } from './domain.rules';

type Company = Schemas['Company'];
type Check = Schemas['DomainCheck'];

let test: TestApp;
/** The TXT records of the fake DNS; an error where it does not answer. */
const records = new Map<string, string[][] | Error>();

beforeAll(async () => {
  test = await buildTestApp({
    resolveTxt: async (domain) => {
      const found = records.get(domain) ?? [];
      if (found instanceof Error) throw found;
      return found;
    },
  });
});
afterAll(() => test.close());

const company = async (headers: Headers): Promise<Company> =>
  (await test.app.inject({ url: '/api/company/', headers })).json();
const verify = (headers: Headers) =>
  test.app.inject({ method: 'POST', url: '/api/company/domain/verify/', headers });
const setProof = (headers: Headers, id: number, proven: boolean) =>
  test.app.inject({
    method: 'PUT',
    url: `/api/companies/${id}/domain/`,
    headers,
    payload: { proven },
  });

async function createFounder() {
  const home = await createCompany(test, { isProven: false });
  return createBuyer(test, { company: home, role: 'company_admin' });
}

describe('judgeRecords', () => {
  it.each([
    [[['foyer-verification=abc']], 'proven'],
    [[['v=spf1 -all'], ['foyer-', 'verification=abc']], 'proven'],
    [[[' foyer-verification=abc ']], 'proven'],
    [[['foyer-verification=abcd'], ['foyer-verification=abc']], 'proven'],
    [[['foyer-verification=abcd']], 'wrong_value'],
    [[['foyer-verification=']], 'wrong_value'],
    [[['x foyer-verification=abc']], 'no_record'],
    [[['v=spf1 -all']], 'no_record'],
    [[], 'no_record'],
  ] as const)('%j: %s', (found, outcome) =>
    expect(judgeRecords(found, 'abc').outcome).toBe(outcome),
  );
});

describe('the domain of a company', () => {
  it('is shown with its record to the admin alone', async () => {
    const founder = await createFounder();
    const shown = await company(founder.headers);
    expect(shown).toMatchObject({
      id: founder.company.id,
      domain: founder.company.domain,
      domain_proven: false,
      domain_proven_at: null,
      txt_record: { name: founder.company.domain },
    });
    expect(shown.txt_record?.value).toMatch(/^foyer-verification=[0-9a-f]{32}$/);
    const colleague = await createBuyer(test, { company: founder.company });
    expect(await company(colleague.headers)).toEqual({ ...shown, txt_record: null });
    const other = await createFounder();
    expect((await company(other.headers)).txt_record?.value).not.toBe(shown.txt_record?.value);
  });

  it('is proven by its TXT record', async () => {
    const { headers, company: home } = await createFounder();
    const { txt_record: record } = await company(headers);
    const none = await verify(headers);
    expect(none.statusCode).toBe(200);
    expect(none.json<Check>()).toMatchObject({ outcome: 'no_record', found: [] });
    records.set(home.domain, [['foyer-verification=other']]);
    expect((await verify(headers)).json<Check>()).toMatchObject({
      outcome: 'wrong_value',
      found: ['foyer-verification=other'],
      company: { domain_proven: false },
    });
    records.set(home.domain, [['v=spf1 -all'], [record?.value ?? '']]);
    expect((await verify(headers)).json<Check>()).toMatchObject({
      outcome: 'proven',
      message: `${home.domain} is proven.`,
      company: { domain_proven: true },
    });
    // The record may go then.
    records.delete(home.domain);
    expect((await verify(headers)).json<Check>().outcome).toBe('proven');
    const { user } = (await test.app.inject({ url: '/api/auth/verify-token/', headers })).json<
      Schemas['VerifiedSession']
    >();
    expect(user.company_domain_proven).toBe(true);
  });

  it('stays unproven, with a sentence, when DNS does not answer', async () => {
    const { headers, company: home } = await createFounder();
    records.set(home.domain, new Error('queryTxt ETIMEOUT'));
    const answer = await verify(headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Check>()).toMatchObject({
      outcome: 'lookup_failed',
      message: `The name servers of ${home.domain} did not answer. Please try again in a few minutes.`,
      company: { domain_proven: false },
    });
  });

  it('is looked up at most 20 times an hour', async () => {
    const { headers } = await createFounder();
    const statuses = new Set<number>();
    for (let count = 0; count < 20; count += 1) statuses.add((await verify(headers)).statusCode);
    expect([...statuses]).toEqual([200]);
    expect((await verify(headers)).statusCode).toBe(429);
  });

  it('is proven by the platform, which can take the proof back with its token', async () => {
    const { headers, company: home } = await createFounder();
    const platform = await signIn(test, await createUser(test, { role: 'admin' }));
    const before = await company(headers);
    expect((await setProof(headers, home.id, true)).statusCode).toBe(403);
    expect((await setProof(platform, 999_999, true)).statusCode).toBe(404);
    expect((await setProof(platform, home.id, true)).json<Company>().domain_proven).toBe(true);
    expect((await setProof(platform, home.id, false)).json<Company>().domain_proven).toBe(false);
    records.set(home.domain, [[before.txt_record?.value ?? '']]);
    expect((await verify(headers)).json<Check>().outcome).toBe('wrong_value');
  });
});
