import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Thrown for a second engine on a data folder, which would silently corrupt it. */
export class DatabaseInUseError extends Error {
  constructor(folder: string) {
    super(
      `Another Foyer server is already using ${folder}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Locks the folder for this process until `release` or the end of the process, `kill -9` included.
 * @throws DatabaseInUseError
 */
export function lockFolder(folder: string): Promise<FolderLock> {
  return process.platform === 'linux' ? lockWithSocket(folder) : lockWithPidFile(folder);
}

/**
 * An abstract Unix socket: it exists in the kernel only and ends with the process. Its name is derived
 * from the folder's device and inode, so that two paths to one folder share the lock.
 */
async function lockWithSocket(folder: string): Promise<FolderLock> {
  const { dev, ino } = statSync(folder, { bigint: true });
  const server = net.createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new DatabaseInUseError(folder) : error),
    );
    server.listen(`\0foyer-data-${dev}-${ino}`, resolve);
  });
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

interface Holder {
  pid: number;
  /** Boot time in milliseconds since 1970: after a reboot, the pid may belong to another process. */
  bootedAt: number;
}

/** Tolerance in milliseconds for clock changes and rounded uptimes; shorter than any time between two reboots. */
const BOOT_TOLERANCE_MS = 30_000;

/** For systems without abstract sockets: a file with the holder's pid, stale when that is gone. */
export async function lockWithPidFile(folder: string): Promise<FolderLock> {
  const file = path.join(folder, 'db.lock');
  const me: Holder = { pid: process.pid, bootedAt: Date.now() - os.uptime() * 1000 };
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(me), { flag: 'wx' });
      return { release: async () => rmSync(file, { force: true }) };
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    if (!setStaleAside(file, me)) throw new DatabaseInUseError(folder);
  }
}

/** Removes the file of a process that has ended. False while that process runs. */
function setStaleAside(file: string, me: Holder): boolean {
  const text = readText(file);
  if (text === undefined) return true;
  if (isAlive(text, me)) return false;
  const aside = `${file}.${me.pid}`;
  try {
    renameSync(file, aside);
    // Another process may have replaced the stale file just before: then put its file back.
    if (readText(aside) !== text) linkSync(aside, file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error;
  }
  rmSync(aside, { force: true });
  return true;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isAlive(text: string, me: Holder): boolean {
  const [pid, bootedAt] = [/"pid":(\d+)/, /"bootedAt":([\d.]+)/].map((field) =>
    Number(field.exec(text)?.[1]),
  );
  if (!pid || bootedAt === undefined) return false;
  if (Math.abs(bootedAt - me.bootedAt) > BOOT_TOLERANCE_MS) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
