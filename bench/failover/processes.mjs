/** Programs that end with this process, even when it is killed, and their folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unprivileged } from '../../server/testing/postgres.ts';

/**
 * Waits for the end of its standard input; then ends the processes whose ids are in the files of `ids`, and each
 * PostgreSQL that Patroni started and its children, and removes the folder. A stopped process ends as well.
 */
const cleaner = `
cat > /dev/null
for file in "$1"/ids/* "$1"/*/data/postmaster.pid; do
  [ -f "$file" ] || continue
  id=$(head -n 1 "$file")
  children=$(ps -o pid= --ppid "$id")
  kill -KILL "$id" $children 2> /dev/null
done
while kill -0 "$id" 2> /dev/null; do :; done
rm -rf "$1"`;

const LINES = 15;

export function startProcesses() {
  const user = unprivileged();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-failover-'));
  const ids = path.join(folder, 'ids');
  mkdirSync(ids);
  if (user) for (const one of [folder, ids]) chownSync(one, user.uid, user.gid);
  const cleaning = spawn('/bin/sh', ['-c', cleaner, 'foyer-failover', folder], {
    ...user,
    cwd: '/',
    detached: true, // Ctrl-C reaches this process only; its end starts the cleaning
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const cleaned = once(cleaning, 'exit');

  return {
    folder,
    user,

    /** A file that the programs can read. */
    write(name, text) {
      const file = path.join(folder, name);
      writeFileSync(file, text);
      if (user) chownSync(file, user.uid, user.gid);
      return file;
    },

    /** A folder of its own. */
    makeFolder(name) {
      const made = path.join(folder, name);
      mkdirSync(made, { recursive: true, mode: 0o700 });
      if (user) chownSync(made, user.uid, user.gid);
      return made;
    },

    /** @returns its `pid`, `kill(signal)`, which resolves when it has ended, and `isRunning()` */
    start(name, program, args) {
      const log = openSync(path.join(folder, `${name}.log`), 'a');
      const child = spawn(program, args, {
        ...user,
        cwd: folder,
        env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8' },
        detached: true,
        stdio: ['ignore', log, log],
      });
      const file = path.join(ids, name);
      writeFileSync(file, String(child.pid));
      const ended = once(child, 'exit').then(() => rmSync(file, { force: true }));
      return {
        pid: child.pid,
        isRunning: () => child.exitCode === null && child.signalCode === null,
        async kill(signal = 'SIGKILL') {
          child.kill(signal);
          await ended;
        },
      };
    },

    /** The last lines that a program has written. */
    lastWords(name) {
      return readFileSync(path.join(folder, `${name}.log`), 'utf8')
        .trimEnd()
        .split('\n')
        .slice(-LINES)
        .join('\n');
    },

    async stop() {
      cleaning.stdin.end();
      await cleaned;
    },
  };
}
