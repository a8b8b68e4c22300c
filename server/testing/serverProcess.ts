import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { nodeArgs } from './programs';

const root = path.resolve(import.meta.dirname, '../..');

/** Tests write more per minute than people do. */
const noWriteQuotas = {
  WRITES_PER_PERSON: '0',
  WRITES_PER_COMPANY: '0',
  WRITES_PER_NETWORK: '0',
};

const MAX_OUTPUT = 20_000;

interface ServerEnd {
  code: number | null;
  errors: string;
}

export interface ServerProcess {
  address: string;
  pid: number;
  /** Crashes the process with SIGKILL. Resolves when it has ended. */
  kill(): Promise<void>;
  /** Sends SIGINT, which does not drain, unless the server was killed. @throws Error if the exit code is not 0 */
  stop(): Promise<void>;
  /** Sends SIGTERM like a deployment; the server drains first. @returns the exit code */
  drain(): Promise<number | null>;
}

/**
 * Starts a server process on a free port, as `npm start` runs it; it may refuse to start.
 * @param env all settings; only PATH is inherited
 * @param command arguments for node; by default it runs the current sources
 */
export function spawnServer(
  env: Readonly<Record<string, string>>,
  command: readonly string[] = nodeArgs('server'),
) {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  // All output is read: a full pipe would block the server.
  child.stderr
    .setEncoding('utf8')
    .on('data', (text) => (errors = (errors + text).slice(-MAX_OUTPUT)));
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-MAX_OUTPUT);
      const found = /open at (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('close', () => {
      reject(new Error(`The server ended too soon:\n${output}${errors}`));
    });
  });
  // Not everybody waits for it.
  address.catch(() => undefined);
  const ended = new Promise<ServerEnd>((resolve) => {
    child.once('close', (code) => resolve({ code, errors }));
  });
  return { child, address, ended, output: () => output };
}

/** @throws Error with its output if it ends before it listens */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  command?: readonly string[],
): Promise<ServerProcess> {
  const { child, address } = spawnServer({ ...noWriteQuotas, ...env }, command);
  // Not its end: processes that it has started may keep its output open.
  const exited = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>;
  return {
    address: await address,
    pid: child.pid ?? 0,
    async drain() {
      child.kill('SIGTERM');
      return (await exited)[0];
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGINT');
      const [code, signal] = await exited;
      if (code !== 0 && signal !== 'SIGKILL')
        throw new Error(`The server ended with ${String(code)}.`);
    },
  };
}
