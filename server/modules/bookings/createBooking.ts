import type { Caller } from '../../contract/caller';
import type { BodyOf } from '../../contract/types';
import { isUniqueViolation, withRetry } from '../../db/errors';
import { unavailable } from '../../lib/errors';
import { recall } from '../idempotency/idempotency.repository';
import type { KeyedRequest } from '../idempotency/idempotency';
import { findPerson, type Db } from './bookings.repository';
import { settleWish } from './offer';
import { refusals } from './refusals';
import { findOffer, takeSeatsAndBook, type NewBooking } from './seats.repository';

/** Between looking and taking, somebody may return seats or change a price: look again. */
const ATTEMPTS = 4;

/**
 * Puts tickets in the cart (D11). The caller is the buyer and the server knows the price, whatever
 * the body says about `user`, `company` and money.
 *
 * @returns the booking's id; with a key that was used before, the id of the booking it made then
 * @throws 400, 403, 404, 409 `booking_closed`, `price_changed`, `sold_out`, `idempotency_conflict`
 */
export async function createBooking(
  { db, holdMinutes }: { db: Db; holdMinutes: number },
  caller: Caller,
  body: BodyOf<'createBooking'>,
  keyed: KeyedRequest | null,
): Promise<number> {
  const before = await recallBooking(db, keyed);
  if (before !== null) return before;
  try {
    return await book(db, await settle(db, caller, body, holdMinutes, keyed), body);
  } catch (error) {
    // A twin of this request may have got there first, and taken the last seats for both.
    const twins = await recallBooking(db, keyed);
    if (twins !== null) return twins;
    throw error;
  }
}

async function recallBooking(db: Db, keyed: KeyedRequest | null): Promise<number | null> {
  const outcome = keyed && (await recall(db, keyed));
  return outcome && 'booking' in outcome ? outcome.booking : null;
}

type Attempt = Omit<NewBooking, 'unitPrice'>;

async function settle(
  db: Db,
  caller: Caller,
  body: BodyOf<'createBooking'>,
  holdMinutes: number,
  keyed: KeyedRequest | null,
): Promise<Attempt> {
  if (caller.companyId === null) throw refusals.noCompany();
  const colleague = await findColleague(db, body.booked_for_user, caller.companyId);
  const isForOther = colleague !== null && colleague.id !== caller.userId;
  const ownName = caller.name || caller.email;
  return {
    userId: caller.userId,
    userName: ownName,
    companyId: caller.companyId,
    eventId: body.event,
    tierId: body.ticket_tier,
    quantity: body.quantity,
    holdMinutes,
    bookingFor: body.booking_for ?? (isForOther ? 'employee' : 'self'),
    bookedForUser: colleague?.id ?? null,
    bookedForName: body.booked_for_name?.trim() || colleague?.name || ownName,
    notes: body.notes?.trim() ?? '',
    keyed,
  };
}

async function findColleague(db: Db, id: number | undefined, companyId: number) {
  if (id === undefined) return null;
  const person = await findPerson(db, id);
  if (person?.companyId !== companyId) throw refusals.noSuchColleague();
  return person;
}

async function book(db: Db, attempt: Attempt, body: BodyOf<'createBooking'>): Promise<number> {
  const wish = {
    quantity: body.quantity,
    unitPrice: body.unit_price,
    totalAmount: body.total_amount,
  };
  for (let tries = 1; ; tries += 1) {
    const tier = settleWish(await findOffer(db, attempt), wish);
    if (tier.available < attempt.quantity) throw refusals.soldOut(tier.available);
    const id = await take(db, { ...attempt, unitPrice: tier.price });
    if (id !== null) return id;
    if (tries >= ATTEMPTS) throw unavailable('Many people want these tickets. Please try again.');
  }
}

/** Null when the seats, the price or the open event have gone since they were looked at. */
async function take(db: Db, booking: NewBooking): Promise<number | null> {
  try {
    return await withRetry(() => takeSeatsAndBook(db, booking));
  } catch (error) {
    // A number that was given by hand: the next one is free.
    if (isUniqueViolation(error, 'bookings_booking_number_key')) return null;
    throw error;
  }
}
