import { expect, it, jest } from '@jest/globals';
import { runCrashTest } from './crashRun';

/** On the embedded database. `npm run bench -- crash` does more, and on PostgreSQL too. */
jest.setTimeout(600_000);

it('kill -9 at a random moment loses no acknowledged request and no seat', async () => {
  const report = await runCrashTest({ kills: 1, callers: 8, databaseUrl: undefined });
  expect(report.kills).toHaveLength(1);
  // The load had acknowledged requests and requests under way.
  expect(report.payments).toBeGreaterThan(0);
  expect(report.cutOff).toBeGreaterThan(0);
});
