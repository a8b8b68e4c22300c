import { statfsSync } from 'node:fs';
import os from 'node:os';

/**
 * Where tests keep databases: /dev/shm with at least 1 GB free, else the folder for temporary files. A database is a
 * thousand small files for some seconds, which a disk takes ten times as long to create.
 */
export function scratch(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30 ? '/dev/shm' : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}
