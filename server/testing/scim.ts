import { hashApiKey, newScimToken, prefixOf } from '../lib/apiKey';
import { expectStatus } from './bookings';
import type { TestApp } from './buildTestApp';
import { unchecked } from './checkedInject';
import { createCompany, createUser, type TestCompany } from './people';

type ScimApp = Pick<TestApp, 'app' | 'db'>;

/** What a client of SCIM calls; its address works with and without the last slash. */
export function createScimCalls({ app }: Pick<TestApp, 'app'>, token: string) {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    app.inject({
      method,
      url: `/api/scim/v2${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/scim+json' }),
      },
      ...(body && { payload: unchecked(JSON.stringify(body)) }),
    });
  const patch = (path: string, ...Operations: object[]) =>
    call('PATCH', path, {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations,
    });
  return {
    call,
    patch,
    get: (path: string) => call('GET', path),

    /** @returns the person as the answer describes them */
    async create(userName: string, more: object = {}) {
      const body = {
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
        userName,
        ...more,
      };
      return expectStatus(201, await call('POST', '/Users', body)).json<{ id: string }>();
    },

    /** The ids of the people that a filter finds. */
    async find(filter: string): Promise<string[]> {
      const query = new URLSearchParams({ filter });
      const answer = expectStatus(200, await call('GET', `/Users?${query}`));
      return answer.json<{ Resources: { id: string }[] }>().Resources.map(({ id }) => id);
    },
  };
}

/** A company with an admin, and the calls with its token. */
export async function createScimCompany(test: ScimApp, company?: TestCompany) {
  const own = company ?? (await createCompany(test));
  const admin = await createUser(test, { role: 'company_admin', company: own });
  const token = newScimToken();
  await test.db
    .insertInto('scim_tokens')
    .values({
      company_id: own.id,
      user_id: admin.id,
      prefix: prefixOf(token),
      token_hash: hashApiKey(token),
    })
    .execute();
  return { company: own, admin, token, ...createScimCalls(test, token) };
}
