import type { Caller } from '../../contract/caller';
import type { BodyOf } from '../../contract/types';
import { isLockTimeout, isUniqueViolation } from '../../db/errors';
import type { KeyedRequest } from '../../http/idempotency/keyedRequest';
import type { Outcome } from '../../http/idempotency/idempotency.repository';
import { unavailable } from '../../lib/errors';
import type { InventoryService } from '../inventory/inventory.service';
import type { NewBooking, OfferRow } from '../inventory/inventory.types';
import { resolveBookedFor } from './bookedFor.service';
import { bookingErrors } from './bookingErrors.rules';
import type { Db } from './bookings.repository';
import { validateBooking } from './validateBooking.rules';

/** Seats or price may change between reading the offer and taking the seats: then read it again. */
const ATTEMPTS = 4;

export interface CreateBookingDeps {
  db: Db;
  inventory: Pick<InventoryService, 'findOffer' | 'takeSeats'>;
  /**
   * What an earlier request with this key made.
   * @throws 409 `idempotency_conflict`
   */
  recall(keyed: KeyedRequest): Promise<Outcome | undefined>;
}

export interface BookingRequest {
  caller: Caller;
  body: BodyOf<'createBooking'>;
  keyed: KeyedRequest | null;
  /** Whether the caller has hung up; then no seats are taken. */
  isGone?: (() => boolean) | undefined;
}

interface CreatedBooking {
  id: number;
  /** False when an earlier request with the same key made it. */
  isNew: boolean;
}

/**
 * Puts tickets in the cart (D11). The caller is the buyer and the price is the tier's, whatever the
 * body says about `user`, `company` and money.
 *
 * @returns the booking; with a key that was used before, the one it made then
 * @throws 400, 403, 404, 409 `booking_closed`, `price_changed`, `sold_out`, `idempotency_conflict`,
 *   503 when too many requests compete for the tier
 */
export async function createBooking(
  deps: CreateBookingDeps,
  request: BookingRequest,
): Promise<CreatedBooking> {
  // Most requests are new, so the offer is read while the key is looked up.
  const attempt = prepare(deps, request);
  attempt.catch(() => undefined);
  const before = await recallBooking(deps, request.keyed);
  if (before !== null) return { id: before, isNew: false };
  try {
    return { id: await book(deps, request, await attempt), isNew: true };
  } catch (error) {
    // A duplicate of this request may have been first and taken the last seats.
    const duplicate = await recallBooking(deps, request.keyed);
    if (duplicate !== null) return { id: duplicate, isNew: false };
    throw error;
  }
}

async function recallBooking(deps: CreateBookingDeps, keyed: KeyedRequest | null) {
  const outcome = keyed && (await deps.recall(keyed));
  return outcome && 'booking' in outcome ? outcome.booking : null;
}

interface Attempt extends Omit<NewBooking, 'unitPrice'> {
  offer: OfferRow | undefined;
}

async function prepare(
  { db, inventory }: CreateBookingDeps,
  { caller, body, keyed }: BookingRequest,
): Promise<Attempt> {
  if (caller.companyId === null) throw bookingErrors.noCompany();
  const tier = { eventId: body.event, tierId: body.ticket_tier, companyId: caller.companyId };
  const [offer, bookedFor] = await Promise.all([
    inventory.findOffer(tier),
    resolveBookedFor(db, caller, body),
  ]);
  return {
    userId: caller.userId,
    userName: caller.name || caller.email,
    ...tier,
    quantity: body.quantity,
    ...bookedFor,
    notes: body.notes?.trim() ?? '',
    keyed,
    offer,
  };
}

async function book(
  deps: CreateBookingDeps,
  { body, isGone }: BookingRequest,
  { offer, ...attempt }: Attempt,
): Promise<number> {
  const seen = {
    quantity: body.quantity,
    unitPrice: body.unit_price,
    totalAmount: body.total_amount,
  };
  for (let tries = 1; ; tries += 1) {
    const tier = validateBooking(
      tries === 1 ? offer : await deps.inventory.findOffer(attempt),
      seen,
    );
    if (tier.available < attempt.quantity) throw bookingErrors.soldOut(tier.available);
    const id = await take(deps, { ...attempt, unitPrice: tier.price }, isGone);
    if (id !== null) return id;
    if (tries >= ATTEMPTS) throw tooManyRequests();
  }
}

/** Null when seats, price or the event's state have changed since the offer was read. */
async function take(
  { inventory }: CreateBookingDeps,
  booking: NewBooking,
  isGone: BookingRequest['isGone'],
): Promise<number | null> {
  try {
    return await inventory.takeSeats(booking, isGone);
  } catch (error) {
    // An operator has given the number to another booking: the retry gets the next one.
    if (isUniqueViolation(error, 'bookings_booking_number_key')) return null;
    if (isLockTimeout(error)) throw tooManyRequests();
    throw error;
  }
}

const tooManyRequests = () => unavailable('Many people want these tickets. Please try again.');
