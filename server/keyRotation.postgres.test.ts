import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BodyAt } from './contract/calls';
import type { Schemas } from './contract/types';
import { bearer, password } from './testing/authCalls';
import { testSecrets } from './testing/buildTestApp';
import { createUser } from './testing/people';
import { createServerProcesses, type ServerProcesses } from './testing/serverProcesses';
import { createTestDatabase, type TestDatabase } from './testing/testDatabase';
import { expectBody } from './testing/twoServers';

let database: TestDatabase;
let servers: ServerProcesses;
beforeAll(async () => {
  database = await createTestDatabase();
  servers = createServerProcesses(database, testSecrets());
  await createUser(database, { username: 'asha', password });
});
afterAll(async () => {
  await servers.close();
  await database.drop();
});

const ticketKey = () =>
  generateKeyPairSync('ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'der' })
    .toString('base64');

/** The settings of a server that signs with the first of these. */
function settings(jwtSecrets: readonly string[], ticketKeys: readonly string[]) {
  const [JWT_SECRET = '', ...secrets] = jwtSecrets;
  const [TICKET_SIGNING_KEY = '', ...keys] = ticketKeys;
  return {
    JWT_SECRET,
    JWT_SECRETS_ACCEPTED: secrets.join(','),
    TICKET_SIGNING_KEY,
    TICKET_KEYS_ACCEPTED: keys.join(','),
  };
}

test('two server processes, of which one signs with the next keys, serve one session', async () => {
  const [former, next] = ['f'.repeat(40), 'n'.repeat(40)];
  const [formerKey, nextKey] = [ticketKey(), ticketKey()];
  await servers.run(
    settings([former, next], [formerKey, nextKey]),
    settings([next, former], [nextKey, formerKey]),
  );
  const post = <Path extends string>(which: number, where: Path, body: BodyAt<'POST', Path>) =>
    servers.ask(which, 'POST', where, {}, body);
  const keysAt = async (which: number) => {
    const answer = await servers.ask(which, 'GET', '/tickets/verify-key/', {});
    const { public_key: current, further_public_keys: others = [] } = expectBody<
      Schemas['VerifyKey']
    >(200, answer);
    return [current, ...others];
  };
  expect((await keysAt(0)).reverse()).toEqual(await keysAt(1));

  const signedIn = await post(0, '/auth/login/', { username: 'asha', password });
  let tokens: Schemas['SessionTokens'] = expectBody<Schemas['Session']>(200, signedIn);
  for (const which of [0, 1, 0, 1]) {
    for (const server of [0, 1]) {
      const answer = await servers.ask(
        server,
        'GET',
        '/auth/verify-token/',
        bearer(tokens.access_token),
      );
      expect(answer.status).toBe(200);
    }
    const body = { refresh_token: tokens.refresh_token };
    const answers = await Promise.all(
      [which, which + 1, which, which + 1].map((server) => post(server, '/auth/refresh/', body)),
    );
    const pairs = answers.map((answer) => expectBody<Schemas['SessionTokens']>(200, answer));
    expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(1);
    tokens = pairs[0] ?? tokens;
  }
}, 60_000);
