import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { nodeArgs } from '../../testing/programs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface SecondProcess {
  /** The next line of its output. */
  line(): Promise<string>;
  /** Sends SIGKILL, like a crash, and waits until it has ended. */
  kill(): Promise<void>;
}

/** Starts secondProcess.ts with one of its tasks. */
export async function startSecondProcess(
  task: 'lock' | 'pidFile' | 'open' | 'write',
  folder: string,
): Promise<SecondProcess> {
  const child = spawn(process.execPath, [...nodeArgs('secondProcess'), task, folder], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    line: async () => {
      const { value, done } = await lines.next();
      if (done) throw new Error('The second process ended without output.');
      return value;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
