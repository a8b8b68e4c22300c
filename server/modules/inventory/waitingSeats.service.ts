import type { ModuleDeps } from '../../deps';
import * as repository from './waitingSeats.repository';
import type { LockedLine } from './inventory.types';

type Db = ModuleDeps['db'];

/** Seats of tiers with waiting lists (docs/product/booking.md#waiting-list). */
export const { changeWaiting, offerSeats, insertWaiting, keepSeats } = repository;

/** Hours for which seats too few for anybody in line are kept for the line. */
export const KEPT_HOURS = repository.OFFER_HOURS;

/** Tiers whose waiting list may be offered seats, by id, with their size. */
export const findLinesWithSeats = repository.findLinesWithSeats;

/** Locks a tier. @throws Error without such a tier */
export async function lockLine(trx: Db, tierId: number): Promise<LockedLine> {
  const line = await repository.lockLine(trx, tierId);
  if (!line) throw new Error(`There is no tier ${tierId}.`);
  return line;
}
