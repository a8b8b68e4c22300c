import { spawn, type ChildProcess } from 'node:child_process';
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
 * A real server process on a free port.
 * @param env all settings; only PATH is inherited
 * @param command arguments for node; by default it runs the current sources
 * @throws Error with its output if it ends before it listens
 */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  command?: readonly string[],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, command ?? nodeArgs('server'), {
    cwd: root,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...noWriteQuotas, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const address = await addressOf(child);
  return {
    address,
    pid: child.pid ?? 0,
    async drain() {
      child.kill('SIGTERM');
      return ((await ended) as [number | null])[0];
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGINT');
      const [code, signal] = await ended;
      if (code !== 0 && signal !== 'SIGKILL')
        throw new Error(`The server ended with ${String(code)}.`);
    },
  };
}

/** Reads all output until the process ends, because a full pipe would block the server. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (text: string) => {
      output = (output + text).slice(-20_000);
      const address = /open at (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.setEncoding('utf8').on('data', read);
    child.stderr?.setEncoding('utf8').on('data', read);
    child.once('exit', () => reject(new Error(`The server ended too soon:\n${output}`)));
  });
}
