import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTwoApps, type TwoApps } from '../../testing/twoApps';
import { openSetup } from '../identity/setup/setupState.service';

let servers: TwoApps;
let dataDir: string;
beforeAll(async () => {
  servers = await startTwoApps();
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-setup-'));
});
afterAll(async () => {
  await servers?.close();
  rmSync(dataDir, { recursive: true });
});

it('of two servers each takes the token of another, and one of two set-ups succeeds', async () => {
  const token = await openSetup({ db: servers.db, config: { dataDir } });
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
  const people = await servers.db.selectFrom('users').select('role').execute();
  expect(people).toEqual([{ role: 'super_admin' }]);
  for (const which of [0, 1]) {
    expect(await servers.ask(which, 'GET', '/setup/', headers)).toMatchObject({
      status: 200,
      body: { is_set_up: true, configuration: null },
    });
  }
});
