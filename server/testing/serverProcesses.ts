import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Secrets } from '../config/secrets';
import { startServerProcess, type ServerProcess } from './serverProcess';
import type { TestDatabase } from './testDatabase';

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
  let servers: { process: ServerProcess; env: Record<string, string> }[] = [];

  async function start(env: Record<string, string>) {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${rows[0]?.name ?? ''}`;
    const all = { DATABASE_URL: url.href, DATA_DIR: dataDir, JWT_SECRET: jwtSecret, ...env };
    return { process: await startServerProcess(all), env };
  }

  async function stop(): Promise<void> {
    await Promise.all(servers.splice(0).map((server) => server.process.stop()));
  }

  /** @throws Error when none runs */
  function at(which: number) {
    const server = servers[which % servers.length];
    if (!server) throw new Error('There is no server to ask.');
    return server;
  }

  return {
    /** Starts one server for each environment, in the place of those that run. */
    async run(...environments: readonly Record<string, string>[]): Promise<void> {
      await stop();
      servers = await Promise.all(environments.map(start));
    },

    stop,

    /** Kills one with -9, as a crash would, and resolves when it is gone. */
    async kill(which: number): Promise<void> {
      await at(which).process.kill();
    },

    /** Starts one again that was killed. */
    async restart(which: number): Promise<void> {
      servers[which] = await start(at(which).env);
    },

    /** Looks again until it is so; the test's own time-out ends what never is. */
    async until(isSo: () => boolean | Promise<boolean>): Promise<void> {
      while (!(await isSo())) await sql`select 1`.execute(db);
    },

    async close(): Promise<void> {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },

    /**
     * @param which any number: they take turns
     * @throws TypeError when the server is gone before it has answered
     */
    async ask(
      which: number,
      method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
      where: string,
      headers: Record<string, string>,
      body?: string | object,
    ): Promise<ServerAnswer> {
      const response = await fetch(`${at(which).process.address}/api${where}`, {
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
