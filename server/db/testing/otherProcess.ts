/**
 * What the tests run as a second process: `node --import tsx otherProcess.ts <task>
 * <folder>`. It says a line when it has what it wants, and goes on until it is killed.
 */
import { lockFolder, lockWithPidFile } from '../folderLock';
import { openDatabase } from '../client';

const [task, folder = ''] = process.argv.slice(2);
const say = (text: string) => process.stdout.write(`${text}\n`);

const tasks: Record<string, () => Promise<unknown>> = {
  lock: () => lockFolder(folder),
  pidFile: () => lockWithPidFile(folder),
  open: () => openDatabase({ dataDir: folder }),
  write: async () => {
    const { pool } = await openDatabase({ dataDir: folder });
    await pool.query('create table if not exists notes (id bigint)');
    for (let id = 1; ; id += 1) {
      await pool.query('insert into notes values ($1)', [id]);
      say(`wrote ${id}`);
    }
  },
};

try {
  await tasks[task ?? '']?.();
  say('have it');
  setInterval(() => undefined, 60_000);
} catch (error) {
  say(error instanceof Error ? `${error.constructor.name}: ${error.message}` : String(error));
  process.exit(1);
}
