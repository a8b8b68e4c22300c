/** Loaded into a server of a benchmark: at SIGUSR2 it collects garbage and writes down what it uses. */
import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.env.MEMORY_FILE) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    collect();
    collect();
    writeFileSync(process.env.MEMORY_FILE, JSON.stringify(process.memoryUsage()));
  });
}
