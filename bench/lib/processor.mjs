/** Time on the processor; Linux only. */
import { readFileSync } from 'node:fs';

const NANOSECONDS = 1e9;

/**
 * Seconds that the main thread of a process has run, and that it was ready to run but waited for a processor.
 * @param pid a number, or `self`
 */
function schedulingOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
    return { ran: fields[0] / NANOSECONDS, waited: fields[1] / NANOSECONDS };
  } catch {
    return { ran: 0, waited: 0 };
  }
}

/** @returns what `schedulingOf` has counted since */
export function watchScheduling(pid) {
  const before = schedulingOf(pid);
  return () => {
    const after = schedulingOf(pid);
    return { ran: after.ran - before.ran, waited: after.waited - before.waited };
  };
}
