import { randomBytes } from 'node:crypto';
import { expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { runCrashTest } from './crashRun';

/** On the embedded database; with TEST_DATABASE_URL on a real PostgreSQL. `npm run bench:crash` does more. */
jest.setTimeout(240_000);

/** Runs `work` with a new empty database, which is removed afterwards. */
async function withDatabase<T>(work: (url: string | undefined) => Promise<T>): Promise<T> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return work(undefined);
  const name = `foyer_crash_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query(`create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return await work(url.href).finally(() =>
      admin.query(`drop database if exists ${name} with (force)`),
    );
  } finally {
    await admin.end();
  }
}

it('kill -9 at three moments loses no acknowledged request and no seat', async () => {
  const report = await withDatabase((databaseUrl) =>
    runCrashTest({ kills: 3, callers: 8, databaseUrl }),
  );
  expect(report.kills).toHaveLength(3);
  // The load had acknowledged requests and requests under way.
  expect(report.payments).toBeGreaterThan(0);
  expect(report.cutOff).toBeGreaterThan(0);
});
