import type { ModuleDeps } from '../../../deps';

const BATCH_SIZE = 50;

interface DueBookings {
  /** Ids of bookings that are due, at most `count`. */
  find(count: number): Promise<number[]>;
  /** @returns whether it wrote anything */
  write(id: number): Promise<boolean>;
  log: Pick<ModuleDeps['log'], 'error'>;
  /** Of the log, when writing fails. */
  failure: string;
}

/** Writes to the bookers of all bookings that are due; a failure stops none of the others. @returns to how many */
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
    // Failed ones are still due; without this check the loop would retry them at once and never end.
    if (due.length < BATCH_SIZE || failed > 0) return written;
  }
}
