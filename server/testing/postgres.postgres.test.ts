import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import pg from 'pg';
import { findPostgres, startPostgres } from './postgres';

const SLOW = 60_000;

async function ask(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // the server may end during the query
  await client.connect();
  try {
    const { rows } = await client.query({ text, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

/** Resolves when the server at `url` has stopped. */
async function gone(url: string): Promise<void> {
  while (await ask(url, 'select 1').catch(() => undefined));
}

test('a real PostgreSQL is found', () => {
  expect(findPostgres()).toMatch(/bin$/);
});

test(
  'starts, takes settings, and is gone with its files after stop',
  async () => {
    const { url, stop } = await startPostgres({ fsync: true, settings: { work_mem: '3MB' } });
    expect(await ask(url, 'show fsync')).toBe('on');
    expect(await ask(url, 'show work_mem')).toBe('3MB');
    await stop();
    await stop();
    await expect(ask(url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  },
  SLOW,
);

test(
  'says why when it does not start',
  async () => {
    const refused = startPostgres({ settings: { shared_buffers: 'plenty' } });
    await expect(refused).rejects.toThrow(/invalid value for parameter "shared_buffers"/);
  },
  SLOW,
);

test.each(['SIGKILL', 'SIGINT'] as const)(
  'ends with its owner, even by %s',
  async (signal) => {
    const module = fileURLToPath(new URL('./postgres.ts', import.meta.url));
    const script = `
    const { startPostgres } = await import(${JSON.stringify(module)});
    console.log((await startPostgres()).url);`;
    const owner = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script],
      {
        cwd: fileURLToPath(new URL('../../', import.meta.url)),
        env: { ...process.env, NODE_OPTIONS: '' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [said] = await once(owner.stdout, 'data');
    const url = String(said).trim();
    expect(await ask(url, 'select 1')).toBe(1);
    owner.kill(signal);
    await gone(url);
  },
  SLOW,
);
