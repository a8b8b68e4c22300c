import type { ModuleDeps } from '../../deps';
import { createDataLoader } from '../../db/dataLoader';
import { RepeatTransaction } from '../../db/errors';
import type { HoldLimitService } from './holdLimits.service';
import * as bookingState from './bookingState/bookingState.repository';
import * as holds from './bookingState/holds.repository';
import * as repository from './inventory.repository';
import * as seatMoves from './seatMoves.repository';
import { assertMayReceive, assertTierLimits } from './tierLimits.service';
import type {
  HoldRequest,
  OfferQuery,
  OfferRow,
  PayableTier,
  Sale,
  MoreSeats,
  SeatGift,
  SeatMove,
} from './inventory.types';
import type { TakeSeats } from './takeSeats.service';

type Db = ModuleDeps['db'];

interface InventoryServiceDeps extends Pick<ModuleDeps, 'db'> {
  config: Pick<ModuleDeps['config'], 'holdMinutes'>;
  takeSeats: TakeSeats;
  holdLimits: HoldLimitService;
}

export type InventoryService = ReturnType<typeof createInventoryService>;

/** Counts seats of ticket tiers as available, held or sold, and sets when holds end (D11). */
export function createInventoryService({
  db,
  config,
  takeSeats,
  holdLimits,
}: InventoryServiceDeps) {
  const { holdMinutes } = config;
  const findOfferTogether = createDataLoader({
    db,
    read: (queries: readonly OfferQuery[]) => repository.findOffers(db, queries),
    cacheKey: ({ eventId, tierId, companyId }) => `${eventId} ${tierId} ${companyId}`,
  });

  return {
    /** Length of a hold in minutes. */
    holdMinutes,
    takeSeats,

    /**
     * Reads an event and one of its tiers as this company can book it now. Concurrent calls without a transaction share
     * one statement.
     * @param trx the transaction to read in
     * @returns undefined when the event does not exist
     */
    async findOffer(query: OfferQuery, trx?: Db): Promise<OfferRow | undefined> {
      if (!trx) return findOfferTogether(query);
      const [offer] = await repository.findOffers(trx, [query]);
      return offer;
    },

    /**
     * Counts a hold that the transaction adds or extends. Call it after locking the tiers and before changing the
     * booking.
     * @throws 409 `hold_limit`
     */
    countHold: (trx: Db, hold: HoldRequest): Promise<void> => holdLimits.count(trx, hold),

    /** Holds the seats of an expired booking for `holdMinutes` again; possible once. */
    retakeHold: (trx: Db, bookingId: number): Promise<void> =>
      holds.retakeHold(trx, bookingId, holdMinutes),

    /** Records how long the seats were held so far. Call it before their number changes. */
    splitHold: (trx: Db, bookingId: number): Promise<void> => holds.splitHold(trx, bookingId),

    /** Records how long the seats were held. Call it before they are released. */
    endHold: (trx: Db, bookingId: number): Promise<void> => holds.endHold(trx, bookingId),

    /** Adds `holdMinutes` to the current end of the hold. */
    extendHold: (trx: Db, bookingId: number): Promise<void> =>
      holds.extendHold(trx, bookingId, holdMinutes),

    /**
     * Holds more seats for an existing booking if its tier can be booked now.
     * @param request `more` is the number of additional seats; 0 only checks that the tier can be booked
     * @returns the tier's current price, minor units; null when it cannot be booked or has too few
     *   seats
     */
    holdMoreSeats: (trx: Db, request: MoreSeats): Promise<number | null> =>
      repository.holdMoreSeats(trx, request),

    /** Extends the holds of bookings without a payment to at least this many minutes from now. */
    holdForFirstPayment: (trx: Db, bookingIds: readonly number[], minutes: number): Promise<void> =>
      holds.holdForFirstPayment(trx, bookingIds, minutes),

    /**
     * Reads tiers; with `lock`, also locks them.
     * @param companyId the company that would book them
     * @returns the tiers by id
     */
    readTiers: (
      trx: Db,
      tierIds: readonly number[],
      options: { companyId: number | null; lock: boolean },
    ): Promise<Map<number, PayableTier>> => repository.readTiers(trx, tierIds, options),

    /**
     * Sells the seats of bookings, confirms the bookings and writes their history. The caller has locked the bookings.
     * Other sales of the tiers wait until the transaction commits.
     * @throws RepeatTransaction when the event was cancelled after its tiers were read
     * @throws Error when a count would become negative; the transaction must roll back
     */
    async sellSeats(trx: Db, sale: Sale): Promise<void> {
      const covered = await seatMoves.sellSeats(trx, sale);
      if (covered === sale.moves.size) return;
      const tierIds = [...sale.moves.keys()];
      if (await seatMoves.areClosed(trx, tierIds))
        throw new RepeatTransaction('A tier was closed.');
      throw inventoryMismatch(tierIds);
    },

    moveSeats,

    /**
     * Checks seats that a person wants against the tiers' limits. The transaction has locked the tiers.
     * @throws 409 `tier_limit`
     */
    assertTierLimits,
    assertMayReceive,
  };
}

/**
 * Moves seats between the three counts of a tier, and adds to its count of bookings.
 * @throws Error when a count would become negative; the transaction must roll back
 */
export const moveSeats = (trx: Db, tierId: number, move: SeatMove): Promise<void> =>
  moveSeatsOf(trx, new Map([[tierId, move]]));

/**
 * Like `moveSeats`, for several tiers at once.
 * @param moves by tier id
 * @throws Error when a count would become negative; the transaction must roll back
 */
export async function moveSeatsOf(trx: Db, moves: ReadonlyMap<number, SeatMove>): Promise<void> {
  const moved = await seatMoves.moveSeats(trx, moves);
  if (moved !== moves.size) throw inventoryMismatch([...moves.keys()]);
}

/**
 * Removes the sold seats of one booking from its tier instead of putting them on sale again.
 * @throws Error when the tier has sold fewer seats; the transaction must roll back
 */
export async function withdrawSeats(trx: Db, tierId: number, seats: number): Promise<void> {
  if (!(await seatMoves.withdrawSeats(trx, tierId, seats))) throw inventoryMismatch([tierId]);
}

/**
 * Gives away seats of a tier, each as a confirmed booking without a price.
 * @returns the bookings; none when the tier has too few seats or cannot be given away
 */
export const giveSeats = (trx: Db, gift: SeatGift): Promise<number[]> =>
  repository.giveSeats(trx, gift);

/** Cancels a sold booking that the transaction has locked, and puts its seats back on sale. */
export async function endSale(
  trx: Db,
  booking: { id: number; ticket_tier_id: number; quantity: number },
): Promise<void> {
  const { id, ticket_tier_id: tierId, quantity } = booking;
  await moveSeats(trx, tierId, { available: quantity, held: 0, sold: -quantity, bookings: -1 });
  await bookingState.endBookings(trx, [id], 'cancelled');
}

/** Puts some seats of a sold booking back on sale. The transaction has locked the booking, which keeps the others. */
export async function returnSoldSeats(
  trx: Db,
  booking: { id: number; ticket_tier_id: number },
  seats: number,
): Promise<void> {
  const { id, ticket_tier_id: tierId } = booking;
  await moveSeats(trx, tierId, { available: seats, held: 0, sold: -seats, bookings: 0 });
  await bookingState.removeSoldSeats(trx, id, seats);
}

/**
 * The counts of tiers and bookings disagree, which is a bug in the server and not the caller's error.
 */
const inventoryMismatch = (tierIds: readonly number[]) =>
  new Error(`The counts of tiers ${tierIds.join(', ')} do not cover their bookings.`);
