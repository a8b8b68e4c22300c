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

/** When seats or price change between reading the offer and taking the seats, it is read again. */
const ATTEMPTS = 4;

export interface CreateBookingDeps {
  db: Db;
  inventory: Pick<InventoryService, 'findOffer' | 'takeSeats'>;
  /**
   * The outcome of an earlier request with this key.
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
  /** False when an earlier request with the same key made it. */
  isNew: boolean;
}

/**
 * Puts tickets in the cart (D11), for the caller and at the price of the tier. `user` and `company` of
 * the body are ignored; a different price in it is an error.
 *
 * @returns the new booking; for a repeated key, the booking of the first request
 * @throws 400, 403, 404, 409 `booking_closed`, `outside_sale_window`, `price_changed`, `sold_out`, `idempotency_conflict`,
 *   `hold_limit`, `tier_limit`, 503 when too many requests compete for the tier
 */
export async function createBooking(
  deps: CreateBookingDeps,
  request: BookingRequest,
): Promise<CreatedBooking> {
  // Runs while the key is looked up, because most requests are new. A rejection is handled at the
  // `await` below; without this `catch` it would be reported as unhandled when that is not reached.
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

/** Null when seats, price or the event's state have changed since the offer was read. */
async function take(
  { inventory }: CreateBookingDeps,
  booking: NewBooking,
  clientDisconnected: BookingRequest['clientDisconnected'],
): Promise<number | null> {
  try {
    return await inventory.takeSeats(booking, clientDisconnected);
  } catch (error) {
    // The number is in use, which only manual changes in the database can cause: retry with the next.
    if (isUniqueViolation(error, 'bookings_booking_number_key')) return null;
    if (isLockTimeout(error)) throw tooManyRequests();
    // Suspended since the offer was read.
    if (isSuspendedCompany(error)) throw bookingErrors.companySuspended();
    throw error;
  }
}

const tooManyRequests = () => unavailable('Many people want these tickets. Please try again.');
