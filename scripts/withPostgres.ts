/**
 * Runs a command with a throw-away PostgreSQL in TEST_DATABASE_URL and ends with its exit code:
 * `tsx scripts/withPostgres.ts node --test something`. `--find` only reports, by its exit code,
 * whether this machine has a PostgreSQL.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findPostgres, startPostgres } from '../server/testing/postgres';

const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error('Usage: tsx scripts/withPostgres.ts <command> …');
process.exitCode = command === '--find' ? Number(!findPostgres()) : await runWith(command, args);

async function runWith(program: string, parameters: readonly string[]): Promise<number> {
  const postgres = await startPostgres();
  try {
    const child = spawn(program, parameters, {
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: postgres.url },
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    await postgres.stop();
  }
}
