import { sql, type Insertable, type RawBuilder } from 'kysely';
import { nameOrEmail } from '../../../db/expressions/personName';
import { addressHasSeat, bookingsOfPool, claimIsCurrent } from '../../../db/expressions/seatClaims';
import type { PoolEnd, SeatPoolsTable } from '../../../db/schema/seatPools';
import type { ModuleDeps } from '../../../deps';
import type { ClaimRow, HolderRow, InvitationRow, PoolRow } from './seatPools.types';

type Db = ModuleDeps['db'];

const poolsWhere = async (
  db: Db,
  condition: RawBuilder<unknown>,
  lock: RawBuilder<unknown> = sql``,
): Promise<PoolRow | undefined> => {
  const { rows } = await sql<PoolRow>`
    select p.*, ${nameOrEmail} as opened_by_name, p.closes_at <= now() as is_over
    from seat_pools p join users u on u.id = p.opened_by
    where ${condition} order by p.id desc limit 1 ${lock}
  `.execute(db);
  return rows[0];
};

const LOCK = sql`for update of p`;

export const findPool = (db: Db, id: number): Promise<PoolRow | undefined> =>
  poolsWhere(db, sql`p.id = ${id}`);

export const lockPool = (trx: Db, id: number): Promise<PoolRow | undefined> =>
  poolsWhere(trx, sql`p.id = ${id}`, LOCK);

const poolsOf = (bookingId: number) => sql`p.id in (
  select o.pool_id from seat_pool_bookings o where o.booking_id = ${bookingId})`;

/** The open pool, else the last one. */
export const findLastPool = (db: Db, bookingId: number): Promise<PoolRow | undefined> =>
  poolsWhere(db, poolsOf(bookingId));

/** The booking's pool that is not closed, even if its time is over. */
export const findOpenPool = (db: Db, bookingId: number): Promise<PoolRow | undefined> =>
  poolsWhere(db, sql`${poolsOf(bookingId)} and p.closed_at is null`);

/** As `findOpenPool`, but locked. */
export const lockOpenPool = (trx: Db, bookingId: number): Promise<PoolRow | undefined> =>
  poolsWhere(trx, sql`${poolsOf(bookingId)} and p.closed_at is null`, LOCK);

/** @returns the id, and the seconds until the pool closes, rounded up */
export async function insertPool(
  trx: Db,
  pool: Insertable<SeatPoolsTable>,
): Promise<{ id: number; secondsLeft: number }> {
  return trx
    .insertInto('seat_pools')
    .values(pool)
    .returning([
      'id',
      sql<number>`greatest(0, ceil(extract(epoch from closes_at - now())))::int`.as('secondsLeft'),
    ])
    .executeTakeFirstOrThrow();
}

export async function closePool(
  trx: Db,
  id: number,
  end: { because: PoolEnd; returned: number; refund: number },
): Promise<void> {
  await trx
    .updateTable('seat_pools')
    .set({
      closed_at: sql<Date>`now()`,
      closed_because: end.because,
      returned: end.returned,
      refund: end.refund,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function renewLink(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('seat_pools')
    .set((eb) => ({ link_revision: eb('link_revision', '+', 1), updated_at: sql<Date>`now()` }))
    .where('id', '=', id)
    .execute();
}

const claimsWhere = async (
  db: Db,
  condition: RawBuilder<unknown>,
): Promise<ClaimRow | undefined> => {
  const { rows } = await sql<ClaimRow>`
    select c.id, c.pool_id, k.booking_id, c.ticket_id, c.ticket_version, c.user_id,
      coalesce(k.attendee_name, '') as name, coalesce(k.attendee_email, '') as email,
      k.ticket_number, k.is_used
    from seat_claims c join tickets k on k.id = c.ticket_id
    where ${condition} and c.how = 'claimed' and ${claimIsCurrent}
  `.execute(db);
  return rows[0];
};

export const findClaim = (db: Db, id: number): Promise<ClaimRow | undefined> =>
  claimsWhere(db, sql`c.id = ${id}`);

export const findClaimOf = (
  db: Db,
  poolId: number,
  userId: number,
): Promise<ClaimRow | undefined> =>
  claimsWhere(db, sql`c.pool_id = ${poolId} and c.user_id = ${userId}`);

/** Ends claims whose ticket has passed to somebody else, so that the former holders can claim again. */
export async function endFormerClaims(trx: Db, poolId: number): Promise<void> {
  await sql`
    update seat_claims c set released_at = now()
    from tickets k
    where c.pool_id = ${poolId} and k.id = c.ticket_id and c.released_at is null and not ${claimIsCurrent}
  `.execute(trx);
}

export interface NewClaim {
  poolId: number;
  ticket: { id: number; version: number };
  userId: number | null;
  /** Lower case. */
  email: string;
  how: 'claimed' | 'assigned';
}

export async function insertClaim(trx: Db, claim: NewClaim): Promise<number> {
  const { id } = await trx
    .insertInto('seat_claims')
    .values({
      pool_id: claim.poolId,
      ticket_id: claim.ticket.id,
      ticket_version: claim.ticket.version,
      user_id: claim.userId,
      email: claim.email,
      how: claim.how,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function releaseClaim(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('seat_claims')
    .set({ released_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** The named seats of bookings, sorted by booking and seat. */
export async function findHolders(
  db: Db,
  bookings: { ids: readonly number[]; companyId: number },
): Promise<HolderRow[]> {
  const { rows } = await sql<HolderRow>`
    select k.id as ticket_id, b.booking_number, k.ticket_number, k.seat_no, k.attendee_name as name,
      coalesce(k.attendee_email, '') as email, coalesce(claim.how, 'named') as how,
      claim.made_at as at, exists (
        select from users u
        where u.company_id = ${bookings.companyId} and lower(u.email) = lower(k.attendee_email)
      ) as is_colleague
    from tickets k join bookings b on b.id = k.booking_id
    left join lateral (
      select c.how, c.made_at from seat_claims c
      where c.ticket_id = k.id and ${claimIsCurrent}
    ) claim on true
    where k.booking_id = any(${[...bookings.ids]}::bigint[]) and k.voided_at is null
      and coalesce(k.attendee_name, '') <> ''
    order by k.booking_id, k.seat_no
  `.execute(db);
  return rows;
}

/** Newest first. */
export async function findInvitations(db: Db, poolId: number): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select i.name, i.email, i.invited_at, i.reminded_at,
      ${addressHasSeat(bookingsOfPool(poolId), sql`i.email`)} as has_seat
    from seat_invitations i where i.pool_id = ${poolId}
    order by i.invited_at desc, i.email
  `.execute(db);
  return rows;
}

/** @returns the newly invited addresses */
export async function insertInvitations(
  trx: Db,
  poolId: number,
  people: readonly { email: string; name: string }[],
): Promise<string[]> {
  const rows = await trx
    .insertInto('seat_invitations')
    .values(people.map(({ email, name }) => ({ pool_id: poolId, email, name })))
    .onConflict((clash) => clash.doNothing())
    .returning('email')
    .execute();
  return rows.map(({ email }) => email);
}

/**
 * Marks invited people without a seat as reminded, except deactivated people and people who got a mail within a day.
 * @returns their addresses
 */
export async function markReminded(trx: Db, poolId: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    update seat_invitations i set reminded_at = now()
    where i.pool_id = ${poolId} and coalesce(i.reminded_at, i.invited_at) <= now() - interval '1 day'
      and not ${addressHasSeat(bookingsOfPool(poolId), sql`i.email`)}
      and not exists (select from users u where u.email = i.email and not u.is_active)
    returning i.email
  `.execute(trx);
  return rows.map(({ email }) => email).sort();
}

/** The addresses that belong to people in the company; lower case. */
export async function findColleagues(
  db: Db,
  companyId: number,
  emails: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('users')
    .where('company_id', '=', companyId)
    .where('role', '<>', 'client')
    .where('is_active', '=', true)
    .where((eb) =>
      eb(eb.fn<string>('lower', ['email']), '=', sql<string>`any(${[...emails]}::text[])`),
    )
    .select((eb) => eb.fn<string>('lower', ['email']).as('email'))
    .execute();
  return new Set(rows.map(({ email }) => email));
}
