import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { openEmbedded } from '../../../db/client';
import { bundleOf } from '../../../testing/programs';
import { createTestFolder } from '../../../testing/testDatabase';
import { paymentsStatusFile, readPaymentsStatus } from './paymentsStatus.service';

const root = path.resolve(import.meta.dirname, '../../../..');

/** As an operator runs the script. */
const fromSources = ['--import', 'tsx', 'scripts/paymentsStatus.ts'];

const runProgram = (program: readonly string[], dataDir: string, args: readonly string[]) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    const { DATABASE_URL: _, NODE_OPTIONS: __, ...env } = process.env;
    execFile(
      process.execPath,
      [...program, ...args],
      { cwd: root, env: { ...env, DATA_DIR: dataDir } },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), out: `${stdout}${stderr}` }),
    );
  });

const run = async (dataDir: string, ...args: string[]) =>
  runProgram([await bundleOf('paymentsStatus')], dataDir, args);

it('npm run payments:status reads what a running server wrote, and the database of a stopped one', async () => {
  const { dataDir, remove } = await createTestFolder();
  try {
    const database = await openEmbedded({ folder: path.join(dataDir, 'db'), fsync: false });
    await paymentsStatusFile.write(dataDir, await readPaymentsStatus(database.db));
    expect(await run(dataDir)).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^A server is using the embedded database; .*Refunds at .*\nnone$/ms,
      ),
    });
    expect((await run(dataDir, '--retry', '1')).out).toContain('stop it before --retry');
    await database.close();
    expect(await run(dataDir, '--retry', '1')).toEqual({
      code: 2,
      out: 'There is no failed refund 1.\n',
    });
    expect((await run(dataDir, '--paid-by-hand', '1')).out).toContain('needs --reference');
    expect((await runProgram(fromSources, dataDir, [])).code).toBe(0);
  } finally {
    remove();
  }
});
