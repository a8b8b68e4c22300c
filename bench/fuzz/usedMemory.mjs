/** What a server of a benchmark uses after a collection of garbage. */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const file = path.join(tmpdir(), `foyer-memory-${process.pid}.json`);
const reporter = pathToFileURL(path.join(import.meta.dirname, 'reportMemory.mjs')).href;
const megabytes = (bytes) => Math.round(bytes / 2 ** 20);

export const usedMemory = {
  env: { NODE_OPTIONS: `--import ${reporter}`, MEMORY_FILE: file },

  /** @returns megabytes of the heap and the buffers, and of the whole process */
  async of({ pid }) {
    rmSync(file, { force: true });
    process.kill(pid, 'SIGUSR2');
    for (;;) {
      try {
        const { heapUsed, external, rss } = JSON.parse(readFileSync(file, 'utf8'));
        return { heap: megabytes(heapUsed + external), resident: megabytes(rss) };
      } catch {
        await pause(20);
      }
    }
  },
};
