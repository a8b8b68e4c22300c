import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testSecrets } from '../../testing/buildTestApp';
import { createServerProcesses, type ServerProcesses } from '../../testing/serverProcesses';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { openSetup } from '../identity/setup/setupState.service';

let database: TestDatabase;
let servers: ServerProcesses;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  servers = createServerProcesses(database, testSecrets());
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-setup-'));
}, 60_000);
afterAll(async () => {
  await servers.close();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

it('of two servers each takes the token of another, and one of two set-ups succeeds', async () => {
  const token = await openSetup({ db: database.db, config: { dataDir } });
  await servers.run({}, {});
  const headers = { 'x-setup-token': token ?? '' };
  const answers = await Promise.all(
    ['rhea', 'dev'].map((name, which) =>
      servers.ask(which, 'POST', '/setup/', headers, {
        first_name: 'Rhea',
        last_name: 'Nair',
        email: `${name}@bombaylive.com`,
        password: 'correct-horse',
        organizer: { name: `Live of ${name}` },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const people = await database.db.selectFrom('users').select('role').execute();
  expect(people).toEqual([{ role: 'super_admin' }]);
  for (const which of [0, 1]) {
    expect(await servers.ask(which, 'GET', '/setup/', headers)).toMatchObject({
      status: 200,
      body: { is_set_up: true, configuration: null },
    });
  }
}, 60_000);
