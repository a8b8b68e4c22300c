import type { Schemas } from '../contract/types';
import { hashApiKey, newApiKey, prefixOf } from '../lib/apiKey';
import type { Headers } from './bookings';
import type { TestApp } from './buildTestApp';

type NewApiKey = ({ company_id: number } | { organizer_id: number }) & {
  user_id: number;
  scopes: Schemas['ApiKeyScope'][];
};

/** A key, and the headers of calls with it. */
export async function createApiKey({ db }: Pick<TestApp, 'db'>, key: NewApiKey) {
  const secret = newApiKey();
  const { id } = await db
    .insertInto('api_keys')
    .values({
      ...key,
      name: 'Travel tool',
      prefix: prefixOf(secret),
      key_hash: hashApiKey(secret),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const headers: Headers = { authorization: `Bearer ${secret}` };
  return { id, headers };
}
