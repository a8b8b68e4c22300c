/**
 * Tests run this as a second process: `node secondProcess.js <task> <folder>`. It prints
 * a line when the task is done (or failed), and runs until it is killed.
 */
import { lockFolder, lockWithPidFile } from '../folderLock';
import { openDatabase } from '../client';

const [task, folder = ''] = process.argv.slice(2);
const printLine = (text: string) => process.stdout.write(`${text}\n`);

const tasks: Record<string, () => Promise<unknown>> = {
  lock: () => lockFolder(folder),
  pidFile: () => lockWithPidFile(folder),
  open: () => openDatabase({ dataDir: folder }),
  write: async () => {
    const { pool } = await openDatabase({ dataDir: folder });
    await pool.query('create table if not exists notes (id bigint)');
    for (let id = 1; ; id += 1) {
      await pool.query('insert into notes values ($1)', [id]);
      printLine(`wrote ${id}`);
    }
  },
};

try {
  await tasks[task ?? '']?.();
  printLine('ready');
  setInterval(() => undefined, 60_000);
} catch (error) {
  printLine(error instanceof Error ? `${error.constructor.name}: ${error.message}` : String(error));
  process.exit(1);
}
