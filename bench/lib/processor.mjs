/** Processor time of processes; Linux only. */
import { readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** Processor seconds that a process has used; none when it has ended. */
export function processorSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  } catch {
    return 0;
  }
}

const NANOSECONDS = 1e9;

/**
 * Seconds that the main thread of a process has run, and that it was ready to run but waited for a processor.
 * @param pid a number, or `self`
 */
export function schedulingOf(pid) {
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
