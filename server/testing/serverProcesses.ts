import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BodyAt } from '../contract/calls';
import type { Secrets } from '../config/secrets';
import { nodeArgs } from './programs';
import { startServerProcess, type ServerProcess } from './serverProcess';
import { addressOf, type TestDatabase } from './testDatabase';

/** Between two polls, so that the servers have the processors. */
const POLL_MS = 10;

export interface ServerAnswer {
  status: number;
  body: unknown;
}

/**
 * Server processes on the PostgreSQL of a test, for races that the embedded database and a single event loop
 * hide.
 */
export function createServerProcesses(
  { db }: Pick<TestDatabase, 'db'>,
  { jwtSecret }: Pick<Secrets, 'jwtSecret'>,
) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-servers-'));
  let servers: { process: ServerProcess; env: Record<string, string> }[] = [];

  async function start(env: Record<string, string>) {
    const all = {
      DATABASE_URL: await addressOf(db),
      DATA_DIR: dataDir,
      JWT_SECRET: jwtSecret,
      ...env,
    };
    return { process: await startServerProcess(all, nodeArgs('testServer')), env };
  }

  async function stop(): Promise<void> {
    await Promise.all(servers.splice(0).map((server) => server.process.stop()));
  }

  /** @throws Error when no server runs */
  function at(which: number) {
    const server = servers[which % servers.length];
    if (!server) throw new Error('No server runs.');
    return server;
  }

  return {
    /** Stops all servers and starts one for each environment. */
    async run(...environments: readonly Record<string, string>[]): Promise<void> {
      await stop();
      servers = await Promise.all(environments.map(start));
    },

    stop,

    /** Crashes a server with SIGKILL. Resolves when it has ended. */
    async kill(which: number): Promise<void> {
      await at(which).process.kill();
    },

    /** Starts a killed server again. */
    async restart(which: number): Promise<void> {
      servers[which] = await start(at(which).env);
    },

    /** Polls the condition until it is true or the test times out. */
    async waitUntil(isMet: () => boolean | Promise<boolean>): Promise<void> {
      while (!(await isMet())) await pause(POLL_MS);
    },

    async close(): Promise<void> {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },

    /**
     * @param which a number, taken modulo the number of servers
     * @throws TypeError if the server ends before it answers
     */
    async ask<Method extends Uppercase<string>, Path extends string>(
      which: number,
      method: Method,
      where: Path,
      headers: Record<string, string>,
      body?: string | BodyAt<Method, Path>,
    ): Promise<ServerAnswer> {
      const response = await fetch(`${at(which).process.address}/api${where}`, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return {
        status: response.status,
        body: response.status === 204 ? null : ((await response.json()) as unknown),
      };
    },
  };
}

export type ServerProcesses = ReturnType<typeof createServerProcesses>;
