import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Secrets } from '../secrets';
import type { TestDatabase } from './testDatabase';

const root = path.resolve(import.meta.dirname, '../..');

export interface ServerProcess {
  address: string;
  /** Ends it as a deploy does, and waits until it is gone. */
  stop(): Promise<void>;
}

export interface ServerAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

/**
 * Real servers, each a process of its own, on the PostgreSQL of a test: embedded databases and one
 * event loop hide races.
 */
export function createServerProcesses(
  { db }: Pick<TestDatabase, 'db'>,
  { jwtSecret }: Pick<Secrets, 'jwtSecret'>,
) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-servers-'));
  let servers: ServerProcess[] = [];

  async function start(env: Record<string, string>): Promise<ServerProcess> {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${rows[0]?.name ?? ''}`;
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: url.href,
        DATA_DIR: dataDir,
        JWT_SECRET: jwtSecret,
        HOST: '127.0.0.1',
        PORT: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return {
      address: await addressOf(child),
      stop: async () => {
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
      },
    };
  }

  async function stop(): Promise<void> {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
  }

  return {
    /** Starts one server for each environment, in the place of those that run. */
    async run(...environments: readonly Record<string, string>[]): Promise<void> {
      await stop();
      servers = await Promise.all(environments.map(start));
    },

    stop,

    async close(): Promise<void> {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },

    /** @param which any number: they take turns */
    async ask(
      which: number,
      method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
      where: string,
      headers: Record<string, string>,
      body?: string | object,
    ): Promise<ServerAnswer> {
      const server = servers[which % servers.length];
      if (!server) throw new Error('There is no server to ask.');
      const response = await fetch(`${server.address}/api${where}`, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as unknown,
      };
    },
  };
}

export type ServerProcesses = ReturnType<typeof createServerProcesses>;

/** What it prints is read to its end: a server whose output nobody takes would stop. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const address = /open at (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The server ended too soon:\n${output}`)));
  });
}
