import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The server from its sources; a bench may name the built one. */
const fromSources = ['--import', 'tsx', 'server/main.ts'];

export interface ServerProcess {
  address: string;
  /** kill -9, as a crash would end it; resolves when it is gone. */
  kill(): Promise<void>;
  /** As an operator ends it; one that was killed is gone. @throws Error when it does not end well */
  stop(): Promise<void>;
}

/**
 * A real server process on a free port.
 * @param env all of its settings; nothing is inherited but PATH
 * @param command arguments of node
 * @throws Error with its output when it ends before it listens
 */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  command: readonly string[] = fromSources,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...command], {
    cwd: root,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const address = await addressOf(child);
  return {
    address,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code, signal] = await ended;
      if (code !== 0 && signal !== 'SIGKILL')
        throw new Error(`The server ended with ${String(code)}.`);
    },
  };
}

/** What it prints is read to its end: a server whose output nobody takes would stop. */
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
