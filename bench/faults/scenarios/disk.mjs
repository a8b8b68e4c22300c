import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const SIZE = 320;
const LASTS = 5_000;

/** The database's file system is full, and then has space again; it starts again by itself where it had ended. */
export const disk = {
  name: 'disk',
  fault: 'Disk of the database full',
  promise: { worst: 6_000 },
  world: {
    cluster: {
      tmpfsMegabytes: SIZE,
      settings: { max_wal_size: '64MB', min_wal_size: '32MB', wal_recycle: 'off' },
    },
  },
  async run({ startLoad, postgres }) {
    const load = startLoad();
    await load.more(100);
    const file = path.join(postgres.folder, 'filler');
    const fill = () => {
      try {
        for (let size = 64 * 1024 * 1024; size >= 4_096; size /= 2) {
          try {
            for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
          } catch (error) {
            if (error.code !== 'ENOSPC') throw error;
          }
        }
      } catch (error) {
        throw new Error('The disk could not be filled.', { cause: error });
      }
    };
    fill();
    const until = performance.now() + LASTS;
    while (performance.now() < until) {
      await pause(100);
      fill();
    }
    const refused = load.counts.refused;
    rmSync(file);
    // Its supervisor starts it again where it could not write its log.
    postgres.startAgain();
    await load.more(100, 30_000);
    return refused === 0 ? { broken: ['The disk was not full.'] } : {};
  },
};
