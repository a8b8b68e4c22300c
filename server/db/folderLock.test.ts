import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DatabaseInUseError, lockFolder, lockWithPidFile } from './folderLock';
import { startSecondProcess, type SecondProcess } from './testing/startSecondProcess';

// Whole databases are made and processes started, on machines that may be busy.

let folder: string;
let other: SecondProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-lock-'));
});

afterEach(async () => {
  await other?.kill();
  other = undefined;
  rmSync(folder, { recursive: true, force: true });
});

describe.each([
  ['lock', lockFolder],
  ['pidFile', lockWithPidFile],
] as const)('%s', (task, lock) => {
  test('refuses a second process with one clear sentence, until the first is killed', async () => {
    other = await startSecondProcess(task, folder);
    expect(await other.line()).toBe('ready');
    const refused = lock(folder);
    await expect(refused).rejects.toBeInstanceOf(DatabaseInUseError);
    await expect(refused).rejects.toThrow(
      `Another Foyer server is already using ${folder}. Stop it, or set DATA_DIR to another folder.`,
    );
    await other.kill();
    const mine = await lock(folder);
    await mine.release();
  });

  test('is refused to another process while this one has it', async () => {
    const mine = await lock(folder);
    other = await startSecondProcess(task, folder);
    expect(await other.line()).toMatch(/^DatabaseInUseError: Another Foyer server/);
    await mine.release();
  });

  test('can be taken again after it was released', async () => {
    for (let round = 0; round < 3; round += 1) {
      const mine = await lock(folder);
      await expect(lock(folder)).rejects.toBeInstanceOf(DatabaseInUseError);
      await mine.release();
    }
  });

  test('knows the folder by any of its paths', async () => {
    const alias = `${folder}-alias`;
    symlinkSync(folder, alias);
    const mine = await lock(folder);
    await expect(lock(alias)).rejects.toBeInstanceOf(DatabaseInUseError);
    await mine.release();
    rmSync(alias);
  });
});

test('a pid file from before the machine restarted is stale, whoever has that pid now', async () => {
  const file = path.join(folder, 'db.lock');
  const mine = await lockWithPidFile(folder);
  const holder: unknown = JSON.parse(readFileSync(file, 'utf8'));
  await mine.release();
  writeFileSync(file, JSON.stringify({ ...Object(holder), bootedAt: 1_000_000_000_000 }));
  const again = await lockWithPidFile(folder);
  await again.release();
});

test('a pid file that a crash left empty is stale', async () => {
  writeFileSync(path.join(folder, 'db.lock'), '');
  const mine = await lockWithPidFile(folder);
  await mine.release();
});
