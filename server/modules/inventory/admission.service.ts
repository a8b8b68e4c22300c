import { isConnectionError, isLockTimeout, isStatementRefusal, withRetry } from '../../db/errors';
import type { Database } from '../../db/client';
import { takeSeatsAndBook, type NewBooking } from './inventory.repository';
import type { ModuleDeps } from '../../deps';
import { createAdmission } from './admission';
import { takeSeatsTogether } from './admission.repository';

/**
 * Takes seats and makes the booking, all or nothing (D11).
 * @param isGone whether the caller has hung up; nothing is done for them then
 * @returns the booking's id; null when the seats were not to be had
 */
export type TakeSeats = (wish: NewBooking, isGone?: () => boolean) => Promise<number | null>;

interface AdmissionDeps extends Pick<ModuleDeps, 'db'> {
  config: Pick<ModuleDeps['config'], 'groupAdmission' | 'holdMinutes'>;
  log: Pick<ModuleDeps['log'], 'warn'>;
  engine: Database['engine'];
}

/** A second statement gets ready while the first one waits for the disk; PGlite does one at a time. */
const widths: Record<Database['engine'], number> = { postgres: 2, pglite: 1 };

/** How seats are taken: by themselves, or together with what is asked for at the same time. */
export function createTakeSeats({ db, config, log, engine }: AdmissionDeps): TakeSeats {
  const takeAlone = (wish: NewBooking) => withRetry(() => takeSeatsAndBook(db, wish));
  if (!config.groupAdmission) return takeAlone;
  return createAdmission<NewBooking, number | null>({
    takeTogether: (wishes) => withRetry(() => takeSeatsTogether(db, wishes, config.holdMinutes)),
    takeAlone,
    width: widths[engine],
    keyOf: ({ keyed }) => keyed && `${keyed.userId} ${keyed.key}`,
    tierOf: (wish) => wish.tierId,
    hasDoneNothing: isStatementRefusal,
    concernsTier: (error) => isLockTimeout(error) || isConnectionError(error),
    onFallback: (error, wishes) => log.warn({ err: error, wishes }, 'bookings made one by one'),
  });
}
