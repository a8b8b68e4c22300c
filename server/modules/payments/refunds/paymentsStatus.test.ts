import { expect, it } from '@jest/globals';
import { createFolderInUse, createScriptDatabase, runScript } from '../../../testing/scripts';
import { paymentsStatusFile, readPaymentsStatus } from './paymentsStatus.service';

it('npm run status -- payments reads what a running server wrote, and the database of a stopped one', async () => {
  const [database, inUse] = await Promise.all([createScriptDatabase(), createFolderInUse()]);
  try {
    await paymentsStatusFile.write(inUse.dataDir, await database.use(readPaymentsStatus));
    const whileInUse = (...args: string[]) =>
      runScript('status', { env: { DATA_DIR: inUse.dataDir }, args: ['payments', ...args] });
    expect(await whileInUse()).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^A server is using the embedded database; .*Refunds at .*\nnone$/ms,
      ),
    });
    expect((await whileInUse('--retry', '1')).output).toContain('stop it before --retry');

    const stopped = (...args: string[]) =>
      runScript('status', { env: database.env, args: ['payments', ...args] });
    expect(await stopped('--retry', '1')).toEqual({
      code: 2,
      output: 'There is no failed refund 1.\n',
    });
    expect((await stopped('--paid-by-hand', '1')).output).toContain('needs --reference');
    expect(await stopped()).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Refunds at .*\nnone$/ms),
    });
  } finally {
    await Promise.all([database.remove(), inUse.remove()]);
  }
});
