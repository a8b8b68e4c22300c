import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./otherProcess.ts', import.meta.url));
const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface OtherProcess {
  /** The next line it says. */
  line(): Promise<string>;
  /** Kills it with -9, as a crash would, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Starts otherProcess.ts as a second process for one of its tasks. */
export function startOther(
  task: 'lock' | 'pidFile' | 'open' | 'write',
  folder: string,
): OtherProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', script, task, folder], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    line: async () => {
      const { value, done } = await lines.next();
      if (done) throw new Error('The other process ended without a word.');
      return value;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
