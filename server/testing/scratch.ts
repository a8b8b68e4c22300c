import { statfsSync } from 'node:fs';
import os from 'node:os';

/**
 * The folder for test databases: /dev/shm if it has at least 1 GB free, otherwise the folder for temporary files. A
 * database has a thousand small files, which take ten times as long to create on a disk.
 */
export function scratch(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30 ? '/dev/shm' : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}
