import type { ChildProcess } from 'node:child_process';
import net from 'node:net';
import { spawnServer } from './serverProcess';
import { createTestFolder, type TestFolder } from './testDatabase';

/** Starts servers that may refuse to start, and folders for them. */
export function createServerRuns() {
  const folders: TestFolder[] = [];
  const running = new Set<ChildProcess>();

  return {
    async newFolder(): Promise<string> {
      const folder = await createTestFolder();
      folders.push(folder);
      return folder.dataDir;
    },

    /** A start takes the processor for two seconds. */
    run(env: Record<string, string> & { DATA_DIR: string }) {
      const server = spawnServer({ ...(env.NODE_ENV === undefined && { DEMO: '0' }), ...env });
      running.add(server.child);
      server.child.once('close', () => running.delete(server.child));
      return server;
    },

    /** Ends what a failed test has left. */
    close(): void {
      for (const child of running) child.kill('SIGKILL');
      for (const { remove } of folders) remove();
    },
  };
}

export type ServerRun = ReturnType<typeof spawnServer>;

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
