import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgres } from '../../../server/testing/postgres.ts';

const LASTS = 8_000;

/** A psql that holds the row of a tier in a transaction, and is stopped. */
export const lock = {
  name: 'lock',
  fault: 'Row lock held by a stopped client',
  promise: { worst: 3_000 },
  async run({ startLoad, postgres, data }) {
    const load = startLoad();
    await load.more(100);
    const psql = spawn(path.join(findPostgres(), 'psql'), [postgres.url, '-qAt'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    psql.stdin.write(
      `begin; select 'locked' from ticket_tiers where id = ${data.tiers[0].id} for update;\n`,
    );
    await once(psql.stdout, 'data');
    psql.kill('SIGSTOP');
    await pause(LASTS);
    psql.kill('SIGKILL');
    await load.more(100);
  },
};
