import type { ModuleDeps } from '../../../deps';

const BATCH_SIZE = 50;

interface DueBookings {
  /** Ids of at most `count` due bookings. */
  find(count: number): Promise<number[]>;
  /** @returns true if a mail was queued */
  write(id: number): Promise<boolean>;
  log: Pick<ModuleDeps['log'], 'error'>;
  /** Log message if writing fails. */
  failure: string;
}

/** Writes to the bookers of all due bookings; a failure does not stop the others. @returns how many were written */
export async function writeToDue({ find, write, log, failure }: DueBookings): Promise<number> {
  let written = 0;
  for (;;) {
    const due = await find(BATCH_SIZE);
    let failed = 0;
    for (const id of due) {
      try {
        if (await write(id)) written += 1;
      } catch (error) {
        failed += 1;
        log.error({ err: error, booking: id }, failure);
      }
    }
    // Failed bookings are still due; without this check the loop would retry them forever.
    if (due.length < BATCH_SIZE || failed > 0) return written;
  }
}
