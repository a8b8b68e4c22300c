/** Waits until nothing else uses the machine; Linux only, elsewhere at once. */
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const BUSY_SHARE = 0.1;
const QUIET_SECONDS = 5;
const TIMEOUT_SECONDS = 60;

function processorTimes() {
  const [line] = readFileSync('/proc/stat', 'utf8').split('\n');
  const times = line.trim().split(/\s+/).slice(1).map(Number);
  const total = times.slice(0, 8).reduce((sum, time) => sum + time, 0);
  return { total, idle: times[3] + times[4] };
}

/** @returns false when the machine was still busy after a minute: figures are worse than they would be */
export async function waitForIdle() {
  if (process.platform !== 'linux') return true;
  let quiet = 0;
  for (let second = 0; second < TIMEOUT_SECONDS; second += 1) {
    const before = processorTimes();
    await delay(1_000);
    const after = processorTimes();
    const busy = 1 - (after.idle - before.idle) / (after.total - before.total);
    quiet = busy < BUSY_SHARE ? quiet + 1 : 0;
    if (quiet === QUIET_SECONDS) return true;
  }
  return false;
}
