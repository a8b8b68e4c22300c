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
