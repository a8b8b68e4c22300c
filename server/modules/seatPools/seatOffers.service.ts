import { phrase } from '../../lib/personalText';
import type { Caller } from '../../contract/caller';
import type { BodyOf, Schemas } from '../../contract/types';
import { lockBookings } from '../../db/lockOrder';
import { inTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import { limits } from '../../http/rateLimits/limits';
import { networkOf } from '../../http/rateLimits/networks';
import type { RateLimits } from '../../http/rateLimits/rateLimits.service';
import { enqueue } from '../../jobs/queue';
import { idOfToken } from '../../lib/linkToken';
import { findBooking, findBookings } from '../bookings/bookingSeats.service';
import type { BookingRow } from '../bookings/bookings.types';
import { touchBooking } from '../inventory/bookingState/bookingState.service';
import { policyAsksGuests } from '../spending/policy/seatGuest.service';
import type { FreeSeats } from '../tickets/seats/freeSeats.service';
import type { TicketRow } from '../tickets/tickets.types';
import type { TicketsService } from '../tickets/tickets.service';
import { admitGuest } from './admitGuest.service';
import { findCompanySeats } from './storage/companySeats.repository';
import { findPoolBookings } from './storage/poolBookings.repository';
import { assertStillOf } from './storage/poolBookings.service';
import type { SeatLinks } from './seatLinks.rules';
import { seatErrors } from './seatErrors.rules';
import { recordSeatHistory } from './seatHistory.service';
import { seatClaimed } from './seatPools.jobs';
import { notifyRefusal } from './seatRefusals.service';
import { presentCompanySeats, presentEvent, presentEventOf } from './seatPools.presenter';
import * as repository from './storage/seatPools.repository';
import { endOfClaims, isEventCancelled, isOpen } from './seatPools.rules';
import type { ClaimRow, PoolRow } from './storage/seatPools.types';
import { claimAs, readTaker, type Taker } from './seatTakers.rules';

type Db = ModuleDeps['db'];

/** Maximum pools in a company's list. */
const MAX_LISTED = 100;

interface SeatOffersDeps extends Pick<ModuleDeps, 'db'> {
  links: SeatLinks;
  freeSeats: Pick<FreeSeats, 'list' | 'hasSeat' | 'take' | 'release'>;
  tickets: Pick<TicketsService, 'linkTo'>;
  rateLimits: Pick<RateLimits, 'take' | 'takeInTransaction'>;
}

interface Claimed {
  pool: PoolRow;
  row: BookingRow;
}

interface Offer extends Claimed {
  /** All bookings of the pool, including cancelled ones, sorted by id. */
  rows: BookingRow[];
  asksGuests: boolean;
}

interface ClaimRequest {
  caller: Caller | null;
  body: BodyOf<'claimSeat'>;
}

export type SeatOffersService = ReturnType<typeof createSeatOffers>;

/** Seats that anybody with a link can claim and give back (docs/product/booking.md#seat-pools). */
export function createSeatOffers({ db, links, freeSeats, tickets, rateLimits }: SeatOffersDeps) {
  /** @throws 404 when the link is invalid; 410 when its offer has ended */
  async function findOffer(
    handle: Db,
    token: string,
    find: (handle: Db, id: number) => Promise<PoolRow | undefined>,
  ): Promise<Offer> {
    const id = idOfToken(token);
    const pool = id === undefined ? undefined : await find(handle, id);
    if (!pool || !links.isPoolToken(pool, token)) throw seatErrors.linkClosed();
    if (pool.closed_because === 'closed') throw seatErrors.linkClosed();
    const rows = await findBookings(handle, await findPoolBookings(handle, pool.id));
    const row = rows.find(isValid) ?? rows[0];
    if (!row) throw seatErrors.linkClosed();
    if (isEventCancelled(row)) throw seatErrors.eventCancelled();
    if (row.status === 'cancelled' || row.status === 'refunded') throw seatErrors.bookingEnded();
    if (!isOpen(pool, rows)) throw seatErrors.offerOver();
    const asksGuests =
      pool.audience === 'anybody' && (await policyAsksGuests(handle, row.company_id));
    return { pool, row, rows, asksGuests };
  }

  const freeOf = (handle: Db, { rows }: Offer): Promise<TicketRow[]> =>
    freeSeats.list(handle, idsOf(rows));

  /** Reads the person who claims a seat. @throws 400 with fields, 401, 403, 409 `no_seats_left`, `already_claimed` */
  async function findTaker(handle: Db, offer: Offer, { caller, body }: ClaimRequest) {
    const taker = readTaker(caller, body, offer);
    const email = taker.email.trim().toLowerCase();
    if (await freeSeats.hasSeat(handle, idsOf(offer.rows), email)) {
      throw seatErrors.alreadyClaimed();
    }
    if ((await freeOf(handle, offer)).length === 0) throw seatErrors.noSeatsLeft();
    return { ...taker, email };
  }

  /**
   * Assigns the first free seat of the locked bookings to the taker.
   * @returns the claim and its booking
   * @throws 400 with fields, 409 `no_seats_left`, `guest_refused`, `guest_needs_approval`
   */
  async function takeSeat(trx: Db, offer: Offer, taker: Taker, caller: Caller | null) {
    const { pool, rows } = offer;
    const { email, userId, knownName, guest } = taker;
    const ticket = await freeSeats.take(trx, idsOf(rows), taker, knownName);
    const row = rows.find(({ id }) => id === ticket?.booking_id);
    if (!ticket || !row) throw seatErrors.noSeatsLeft();
    await repository.endFormerClaims(trx, pool.id);
    const id = await repository.insertClaim(trx, {
      poolId: pool.id,
      ticket,
      userId,
      email,
      how: 'claimed',
    });
    if (guest)
      await admitGuest(trx, {
        claimId: id,
        taker,
        guest,
        offer: {
          pool,
          row,
          rows,
        },
      });
    await enqueue(trx, seatClaimed, { key: String(id), payload: { claim: id } });
    await touchBooking(trx, row.id);
    const holder = { person: userId, email, name: ticket.attendee_name ?? '' };
    await recordSeatHistory(trx, caller, row, {
      kind: 'seat_claimed',
      note: phrase`Seat ${ticket.seat_no}: ${holder}. The ticket is now ${ticket.ticket_number}.`,
    });
    return { id, row };
  }

  /** @throws 404 */
  async function findClaim(handle: Db, token: string): Promise<ClaimRow> {
    const id = idOfToken(token);
    const claim = id === undefined ? undefined : await repository.findClaim(handle, id);
    if (!claim || !links.isClaimToken(claim, token)) throw seatErrors.noSuchClaim();
    return claim;
  }

  /** The booking of a claim with its pool. @throws 410 */
  async function findClaimed(handle: Db, claim: ClaimRow): Promise<Claimed> {
    const row = await findBooking(handle, claim.booking_id);
    const pool = await repository.findPool(handle, claim.pool_id);
    if (!row || !pool) throw seatErrors.noSuchClaim();
    if (isEventCancelled(row)) throw seatErrors.eventCancelled();
    return { row, pool };
  }

  async function presentClaim(
    trx: Db,
    claim: ClaimRow,
    { pool, row }: Claimed,
  ): Promise<Schemas['SeatClaim']> {
    const ticketToken = await tickets.linkTo(trx, claim.ticket_id);
    if (ticketToken === undefined) throw seatErrors.noSuchClaim();
    return {
      claim_token: links.claimToken(claim),
      ticket_token: ticketToken,
      name: claim.name,
      ticket_number: claim.ticket_number,
      company: row.company_name,
      ...presentEvent(row),
      closes_at: endOfClaims(pool, row).toISOString(),
      can_release: mayRelease(claim, { pool, row }),
    };
  }

  return {
    /** @param address of the caller, whose network is limited. @throws 404, 410, 429 */
    async show(
      token: string,
      { caller, address }: { caller: Caller | null; address: string },
    ): Promise<Schemas['SeatOffer']> {
      await rateLimits.take([limits.seatLinkNetwork, networkOf(address)]);
      const offer = await findOffer(db, token, repository.findPool);
      const { pool, row, rows, asksGuests } = offer;
      const own = caller ? await repository.findClaimOf(db, pool.id, caller.userId) : undefined;
      const free = (await freeOf(db, offer)).map((ticket) => ticket.booking_id);
      const withSeats = rows.filter(({ id }) => free.includes(id));
      const as = claimAs(caller, offer);
      return {
        title: pool.title,
        message: pool.message,
        company: row.company_name,
        audience: pool.audience,
        ...presentEventOf(row, withSeats.length > 0 ? withSeats : rows.filter(isValid)),
        closes_at: endOfClaims(pool, row).toISOString(),
        seats_left: free.length,
        claim_as: as,
        asks_guest: as === 'guest' && asksGuests,
        claim_token: own ? links.claimToken(own) : null,
      };
    },

    /**
     * Claims a seat in one transaction that locks the bookings, so that only one of two claims gets the last seat.
     * @throws 400 with fields, 401, 403, 404, 409 `no_seats_left`, `already_claimed`, `guest_refused`,
     * `guest_needs_approval`, 410, 429
     */
    async claim(
      token: string,
      request: ClaimRequest & { address: string },
    ): Promise<Schemas['SeatClaim']> {
      const { caller, address } = request;
      await rateLimits.take([limits.seatClaimsNetwork, networkOf(address)]);
      // Checked before the lock too: otherwise hundreds of claims for a full pool would wait for it, each with a
      // connection.
      const unlocked = await findOffer(db, token, repository.findPool);
      await findTaker(db, unlocked, request).catch(async (error: unknown) => {
        // There are also no free seats if they went back on sale meanwhile; then this throws that the offer has ended.
        await findOffer(db, token, repository.findPool);
        throw error;
      });
      const claimed = inTransaction(db, async (trx) => {
        const bookings = await findPoolBookings(trx, unlocked.pool.id);
        await lockBookings(trx, bookings);
        const offer = await findOffer(trx, token, repository.lockPool);
        const { pool } = offer;
        await assertStillOf(trx, pool.id, bookings);
        const taker = await findTaker(trx, offer, request);
        const { email } = taker;
        await rateLimits.takeInTransaction(
          trx,
          [
            bookings.length > 1 ? limits.seatClaimsOfLargePool : limits.seatClaimsOfPool,
            String(pool.id),
          ],
          [limits.seatClaimMails, email],
          ...(taker.isOfCaller ? [] : [[limits.seatClaimsAgain, `${pool.id} ${email}`] as const]),
        );
        const { id, row } = await takeSeat(trx, offer, taker, caller);
        const claim = await repository.findClaim(trx, id);
        if (!claim) throw new Error(`Claim ${id} is not there.`);
        return presentClaim(trx, claim, { pool, row });
      });
      return claimed.catch(async (error: unknown) => {
        const taker = readTaker(caller, request.body, unlocked);
        await notifyRefusal(db, unlocked.pool.id, taker, error);
        throw error;
      });
    },

    /** @throws 404, 410, 429 */
    async showClaim(token: string, address: string): Promise<Schemas['SeatClaim']> {
      await rateLimits.take([limits.seatLinkNetwork, networkOf(address)]);
      return inTransaction(db, async (trx) => {
        const claim = await findClaim(trx, token);
        return presentClaim(trx, claim, await findClaimed(trx, claim));
      });
    },

    /** @throws 404, 409 `too_late`, `ticket_used`, 410, 429 */
    async release(token: string, address: string): Promise<void> {
      await rateLimits.take([limits.seatClaimsNetwork, networkOf(address)]);
      await inTransaction(db, async (trx) => {
        const found = await findClaim(trx, token);
        await lockBookings(trx, [found.booking_id]);
        const claim = await findClaim(trx, token);
        const offer = await findClaimed(trx, claim);
        if (claim.is_used) throw seatErrors.ticketUsed();
        if (!mayRelease(claim, offer)) throw seatErrors.tooLate();
        await freeSeats.release(trx, claim.ticket_id);
        await repository.releaseClaim(trx, claim.id);
        await touchBooking(trx, claim.booking_id);
        const holder = { person: claim.user_id, email: claim.email, name: claim.name };
        await recordSeatHistory(trx, null, offer.row, {
          kind: 'seat_released',
          note: phrase`${holder} gave the seat back. Ticket ${claim.ticket_number} no longer works.`,
        });
      });
    },

    /** Pools that colleagues offer to the caller. */
    async ofCompany(caller: Caller): Promise<Schemas['CompanySeats']> {
      const { companyId, userId } = caller;
      if (companyId === null || caller.role === 'client') return { results: [] };
      const rows = await findCompanySeats(db, { userId, companyId }, MAX_LISTED);
      return { results: rows.map((row) => presentCompanySeats(row, links)) };
    },
  };
}

/** A seat can be given back until the pool's planned end, even if the pool was closed earlier. */
const mayRelease = (claim: ClaimRow, { pool, row }: Claimed): boolean =>
  !claim.is_used && !pool.is_over && row.status === 'confirmed' && !row.event_has_started;

const idsOf = (rows: readonly BookingRow[]): number[] => rows.map(({ id }) => id);

const isValid = ({ status }: BookingRow): boolean => status === 'confirmed';
