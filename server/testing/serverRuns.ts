import { spawn, type ChildProcess } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { nodeArgs } from './programs';
import { createTestFolder, type TestFolder } from './testDatabase';

const root = path.resolve(import.meta.dirname, '../..');

/** Servers of a test file that may refuse to start, and their folders. */
export function createServerRuns() {
  const folders: TestFolder[] = [];
  const running = new Set<ChildProcess>();

  return {
    async newFolder(): Promise<string> {
      const folder = await createTestFolder();
      folders.push(folder);
      return folder.dataDir;
    },

    /** A server in a separate process, as `npm start` runs it. A start takes the processor for two seconds. */
    run(env: Record<string, string> & { DATA_DIR: string }) {
      const child = spawn(process.execPath, nodeArgs('server'), {
        cwd: root,
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          PORT: '0',
          HOST: '127.0.0.1',
          ...(env.NODE_ENV === undefined && { DEMO: '0' }),
          ...env,
        },
      });
      running.add(child);
      child.once('close', () => running.delete(child));
      let [output, errors] = ['', ''];
      child.stdout.on('data', (chunk) => (output += String(chunk)));
      child.stderr.on('data', (chunk) => (errors += String(chunk)));
      const ended = new Promise<{ code: number | null; output: string; errors: string }>(
        (resolve) => child.on('close', (code) => resolve({ code, output, errors })),
      );
      const address = new Promise<string>((resolve, reject) => {
        child.stdout.on('data', () => {
          const found = /open at (\S+)/.exec(output)?.[1];
          if (found) resolve(found);
        });
        void ended.then(() => reject(new Error(errors)));
      });
      // Only some tests wait for it.
      address.catch(() => undefined);
      return { child, address, ended, output: () => output };
    },

    /** Ends what a failed test has left. */
    close(): void {
      for (const child of running) child.kill('SIGKILL');
      for (const { remove } of folders) remove();
    },
  };
}

export type ServerRun = ReturnType<ReturnType<typeof createServerRuns>['run']>;

export const post = (address: string, where: string, body: object) =>
  fetch(`${address}/api${where}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.unref().on('connect', () => socket.destroy());
  });
