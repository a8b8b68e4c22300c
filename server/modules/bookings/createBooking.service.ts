import type { Caller } from '../../contract/caller';
import type { BodyOf } from '../../contract/types';
import { isLockTimeout, isUniqueViolation } from '../../db/errors';
import { unavailable } from '../../lib/errors';
import type { TakeSeats } from '../inventory/admission.service';
import type { Outcome } from '../../http/idempotency/idempotency.repository';
import type { KeyedRequest } from '../../http/idempotency/idempotency';
import { resolveBookedFor } from './bookedFor.service';
import type { Db } from './bookings.repository';
import type { OfferRow } from './bookings.rows';
import { validateBooking } from './validateBooking.rules';
import { bookingErrors } from './bookingErrors.rules';
import type { NewBooking, OfferQuery } from '../inventory/inventory.repository';

/** Between looking and taking, somebody may return seats or change a price: look again. */
const ATTEMPTS = 4;

/** What making a booking needs of the world. */
export interface BookingDesk {
  db: Db;
  holdMinutes: number;
  findOffer(query: OfferQuery): Promise<OfferRow | undefined>;
  /** @throws 409 `idempotency_conflict` */
  recall(keyed: KeyedRequest): Promise<Outcome | undefined>;
  takeSeats: TakeSeats;
}

export interface BookingRequest {
  caller: Caller;
  body: BodyOf<'createBooking'>;
  keyed: KeyedRequest | null;
  /** Whether the caller has hung up. */
  isGone?: (() => boolean) | undefined;
}

interface Made {
  id: number;
  /** False when an earlier request with the same key has made it. */
  isNew: boolean;
}

/**
 * Puts tickets in the cart (D11). The caller is the buyer and the server knows the price, whatever
 * the body says about `user`, `company` and money.
 *
 * @returns the booking; with a key that was used before, the one it made then
 * @throws 400, 403, 404, 409 `booking_closed`, `price_changed`, `sold_out`, `idempotency_conflict`,
 *   503 when too many want the same
 */
export async function createBooking(desk: BookingDesk, request: BookingRequest): Promise<Made> {
  // Most requests are new, so both are asked for at once.
  const attempt = settle(desk, request);
  attempt.catch(() => undefined);
  const before = await recallBooking(desk, request.keyed);
  if (before !== null) return { id: before, isNew: false };
  try {
    return { id: await book(desk, request, await attempt), isNew: true };
  } catch (error) {
    // A twin of this request may have got there first, and taken the last seats for both.
    const twins = await recallBooking(desk, request.keyed);
    if (twins !== null) return { id: twins, isNew: false };
    throw error;
  }
}

async function recallBooking(desk: BookingDesk, keyed: KeyedRequest | null) {
  const outcome = keyed && (await desk.recall(keyed));
  return outcome && 'booking' in outcome ? outcome.booking : null;
}

interface Attempt extends Omit<NewBooking, 'unitPrice'> {
  offer: OfferRow | undefined;
}

async function settle(
  { db, holdMinutes, findOffer }: BookingDesk,
  { caller, body, keyed }: BookingRequest,
): Promise<Attempt> {
  if (caller.companyId === null) throw bookingErrors.noCompany();
  const tier = { eventId: body.event, tierId: body.ticket_tier, companyId: caller.companyId };
  const [offer, bookedFor] = await Promise.all([
    findOffer(tier),
    resolveBookedFor(db, caller, body),
  ]);
  return {
    userId: caller.userId,
    userName: caller.name || caller.email,
    ...tier,
    quantity: body.quantity,
    holdMinutes,
    ...bookedFor,
    notes: body.notes?.trim() ?? '',
    keyed,
    offer,
  };
}

async function book(
  desk: BookingDesk,
  { body, isGone }: BookingRequest,
  { offer, ...attempt }: Attempt,
): Promise<number> {
  const wish = {
    quantity: body.quantity,
    unitPrice: body.unit_price,
    totalAmount: body.total_amount,
  };
  for (let tries = 1; ; tries += 1) {
    const tier = validateBooking(tries === 1 ? offer : await desk.findOffer(attempt), wish);
    if (tier.available < attempt.quantity) throw bookingErrors.soldOut(tier.available);
    const id = await take(desk, { ...attempt, unitPrice: tier.price }, isGone);
    if (id !== null) return id;
    if (tries >= ATTEMPTS) throw tooManyWantThem();
  }
}

/** Null when the seats, the price or the open event have gone since they were looked at. */
async function take(
  { takeSeats }: BookingDesk,
  booking: NewBooking,
  isGone: BookingRequest['isGone'],
): Promise<number | null> {
  try {
    return await takeSeats(booking, isGone);
  } catch (error) {
    // A number that was given by hand: the next one is free.
    if (isUniqueViolation(error, 'bookings_booking_number_key')) return null;
    if (isLockTimeout(error)) throw tooManyWantThem();
    throw error;
  }
}

const tooManyWantThem = () => unavailable('Many people want these tickets. Please try again.');
