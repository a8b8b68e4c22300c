import type { FuzzOperation } from './contract';
import type { Pool } from './pool';

export interface FuzzPeople {
  names: readonly string[];
  password: string;
}

/** Number of ids of one kind for which details are read. */
const DETAILS = 3;

/** The sessions of the callers, and the data that the server shows them. */
export function createFuzzPeople(
  url: string,
  { names, password }: FuzzPeople,
  pools: ReadonlyMap<string, Pool>,
  operations: readonly FuzzOperation[],
) {
  const tokens = new Map<string, string>();
  const own = { users: new Map<string, number>(), companies: new Set<number>() };

  function poolOf(person: string): Pool {
    const pool = pools.get(person);
    if (!pool) throw new Error(`${person} has no pool.`);
    return pool;
  }

  async function call(person: string | undefined, method: string, path: string, body?: object) {
    const token = person === undefined ? undefined : tokens.get(person);
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: token }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    const text = await answer.text();
    return {
      ok: answer.ok,
      value: isJson && answer.ok ? (JSON.parse(text) as unknown) : undefined,
    };
  }

  async function signIn(person: string): Promise<boolean> {
    const { value } = await call(undefined, 'POST', '/auth/login/', { username: person, password });
    const token: unknown = Object(value).access_token;
    if (typeof token === 'string') tokens.set(person, `Bearer ${token}`);
    return typeof token === 'string';
  }

  /** A request may have closed the account. */
  async function openAgain(person: string): Promise<boolean> {
    const id = own.users.get(person);
    for (const other of names) {
      const { ok } = await call(other, 'POST', `/users/${id ?? 0}/reactivate/`);
      if (ok) return signIn(person);
    }
    return false;
  }

  /** @returns the people who can no longer sign in */
  async function signAllIn(): Promise<string[]> {
    const lost: string[] = [];
    for (const person of names) {
      const isSignedIn =
        (tokens.has(person) && (await call(person, 'GET', '/auth/verify-token/')).ok) ||
        (await signIn(person)) ||
        (await openAgain(person));
      if (!isSignedIn) lost.push(person);
      const profile = await call(person, 'GET', '/user/profile/');
      const { id, company_id: company } = Object(profile.value);
      if (typeof id === 'number') own.users.set(person, id);
      if (typeof company === 'number') own.companies.add(company);
    }
    return lost;
  }

  const reads = operations.filter(({ method, responses }) => {
    return method === 'GET' && 'application/json' in (responses['200'] ?? {});
  });
  const last = (template: string) =>
    template.split('/').findLast((part) => /^[a-z]/.test(part)) ?? '';

  /** Reads lists as these people. */
  async function learnLists(of: readonly string[]): Promise<void> {
    for (const person of of) {
      for (const { template } of reads.filter(({ template }) => !template.includes('{'))) {
        poolOf(person).learn((await call(person, 'GET', template)).value, last(template));
      }
    }
    forgetPeople();
  }

  /** Reads the details of a few entries of each list. */
  async function learnDetails(): Promise<void> {
    const details = reads.filter(({ template }) => /^[^{]+\{id\}[^{]*$/.test(template));
    for (const person of names) {
      for (const { template } of details) {
        const [id] = poolOf(person)
          .ids(last(template.split('{')[0] ?? ''), DETAILS)
          .slice(-1);
        if (id === undefined) continue;
        const { value } = await call(person, 'GET', template.replace('{id}', String(id)));
        poolOf(person).learn(value, last(template));
      }
    }
    forgetPeople();
  }

  /** Requests that close these accounts or merge these companies would end the run. */
  function forgetPeople(): void {
    for (const pool of pools.values()) {
      pool.forgetIds('user', [...own.users.values()]);
      pool.forgetIds('company', [...own.companies]);
    }
  }

  /** Creates links of tickets and seat pools, which no list contains. */
  async function makeLinks(): Promise<void> {
    for (const person of names) {
      for (const id of poolOf(person).ids('ticket', 15)) {
        poolOf(person).learn((await call(person, 'POST', `/tickets/${id}/link/`)).value, 'link');
      }
      for (const id of poolOf(person).ids('booking', 12)) {
        const opened = await call(person, 'POST', `/bookings/${id}/seats/pool/`, {});
        poolOf(person).learn(opened.value, 'seats');
        const token: unknown = Object(Object(opened.value).pool).link_token;
        if (typeof token !== 'string') continue;
        poolOf(person).learn(
          (await call(person, 'POST', `/seats/${token}/claim/`, {})).value,
          'claim',
        );
      }
    }
  }

  return {
    signAllIn,
    learnLists,
    learnDetails,
    makeLinks,
    /** The authorization header of a person's calls. */
    authorizationOf: (person: string | undefined) =>
      person === undefined ? undefined : tokens.get(person),
  };
}
