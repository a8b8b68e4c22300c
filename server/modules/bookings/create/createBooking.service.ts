import type { Caller } from '../../../contract/caller';
import type { BodyOf } from '../../../contract/types';
import { isLockTimeout, isSuspendedCompany, isUniqueViolation } from '../../../db/errors';
import type { KeyedRequest, Outcomes } from '../../../http/idempotency/keyedRequest';
import { unavailable } from '../../../lib/errors';
import type { InventoryService } from '../../inventory/inventory.service';
import type { NewBooking, OfferRow } from '../../inventory/inventory.types';
import { resolveBookedFor } from './bookedFor.service';
import { bookingErrors } from '../bookingErrors.rules';
import type { Db } from '../bookings.repository';
import { validateBooking } from './validateBooking.rules';

/** The offer is read again when seats or price change between reading it and taking the seats. */
const ATTEMPTS = 4;

export interface CreateBookingDeps {
  db: Db;
  inventory: Pick<InventoryService, 'findOffer' | 'takeSeats'>;
  /**
   * Returns the outcome of an earlier request with this key.
   * @throws 409 `idempotency_conflict`
   */
  findOutcome(keyed: KeyedRequest<'createBooking'>): Promise<Outcomes['createBooking'] | undefined>;
}

export interface BookingRequest {
  caller: Caller;
  body: BodyOf<'createBooking'>;
  keyed: KeyedRequest<'createBooking'> | null;
  /** True once the client has disconnected; then no seats are taken. */
  clientDisconnected?: (() => boolean) | undefined;
}

interface CreatedBooking {
  id: number;
  /** False when an earlier request with the same key created the booking. */
  isNew: boolean;
}

/**
 * Puts tickets in the caller's cart at the tier's price (D11). Ignores `user` and `company` in the body; a different
 * price in the body is an error.
 *
 * @returns the new booking; for a repeated key, the first request's booking
 * @throws 400, 403, 404, 409 `booking_closed`, `outside_sale_window`, `price_changed`, `sold_out`,
 *   `idempotency_conflict`, `hold_limit`, `tier_limit`, 503 when too many requests compete for the tier
 */
export async function createBooking(
  deps: CreateBookingDeps,
  request: BookingRequest,
): Promise<CreatedBooking> {
  // Starts while the key is looked up, because most requests are new. The `await` below handles a rejection; without
  // this `catch`, Node would report it as unhandled when the function returns before that `await`.
  const prepared = prepare(deps, request);
  prepared.catch(() => undefined);
  const earlier = await findEarlierBooking(deps, request.keyed);
  if (earlier !== null) return { id: earlier, isNew: false };
  try {
    return { id: await book(deps, request, await prepared), isNew: true };
  } catch (error) {
    // A concurrent request with the same key may have taken the last seats.
    const duplicate = await findEarlierBooking(deps, request.keyed);
    if (duplicate !== null) return { id: duplicate, isNew: false };
    throw error;
  }
}

async function findEarlierBooking(deps: CreateBookingDeps, keyed: BookingRequest['keyed']) {
  const outcome = keyed && (await deps.findOutcome(keyed));
  return outcome?.booking ?? null;
}

interface PreparedBooking extends Omit<NewBooking, 'unitPrice' | 'isLimited'> {
  offer: OfferRow | undefined;
}

async function prepare(
  { db, inventory }: CreateBookingDeps,
  { caller, body, keyed }: BookingRequest,
): Promise<PreparedBooking> {
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
  { body, clientDisconnected }: BookingRequest,
  { offer, ...prepared }: PreparedBooking,
): Promise<number> {
  const seatRequest = {
    quantity: body.quantity,
    unitPrice: body.unit_price,
    totalAmount: body.total_amount,
  };
  for (let tries = 1; ; tries += 1) {
    const current = tries === 1 ? offer : await deps.inventory.findOffer(prepared);
    const tier = validateBooking(current, seatRequest);
    if (tier.available < prepared.quantity) throw bookingErrors.soldOut(tier.available);
    const id = await take(
      deps,
      { ...prepared, unitPrice: tier.price, isLimited: tier.isLimited },
      clientDisconnected,
    );
    if (id !== null) return id;
    if (tries >= ATTEMPTS) throw tooManyRequests();
  }
}

/** Returns null when seats, price or the event's state have changed since the offer was read. */
async function take(
  { inventory }: CreateBookingDeps,
  booking: NewBooking,
  clientDisconnected: BookingRequest['clientDisconnected'],
): Promise<number | null> {
  try {
    return await inventory.takeSeats(booking, clientDisconnected);
  } catch (error) {
    // Only manual database changes can cause a duplicate number; retry with the next one.
    if (isUniqueViolation(error, 'bookings_booking_number_key')) return null;
    if (isLockTimeout(error)) throw tooManyRequests();
    // The company was suspended after the offer was read.
    if (isSuspendedCompany(error)) throw bookingErrors.companySuspended();
    throw error;
  }
}

const tooManyRequests = () => unavailable('Many people want these tickets. Please try again.');
