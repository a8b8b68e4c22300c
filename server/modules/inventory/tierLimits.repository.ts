import { sql } from 'kysely';
import { companiesOfGroup, holdGroup } from '../../db/expressions/holdGroup';
import { survivingCompany } from '../../db/expressions/survivingCompany';
import {
  seatsOfCompanies,
  seatsOfPerson,
  tierHasLimits,
  waitingSeatsOfCompanies,
  waitingSeatsOfPerson,
} from '../../db/expressions/tierLimits';
import type { ModuleDeps } from '../../deps';
import type { ExpiredHold } from './holdExpiry.repository';
import type { LimitedSeats } from './inventory.types';
import type { TierUse } from './tierLimits.rules';

type Db = ModuleDeps['db'];

/** Usage of the tiers with limits, ordered by id. @param byClock as in `tierLimits` in `db/expressions` */
export async function findTierUse(
  db: Db,
  { userId, companyId, seats, exceptBookings, exceptEntry }: LimitedSeats,
  { byClock }: { byClock: boolean },
): Promise<TierUse[]> {
  const counted = { tier: sql.ref<number>('t.id'), exceptBookings, exceptEntry, byClock };
  const user = sql<number>`${userId}::bigint`;
  const companies = sql<number[]>`g.companies`;
  const { rows } = await sql<TierUse>`
    select t.id as "tierId", t.name, t.max_per_person as "maxPerPerson",
      t.max_per_company as "maxPerCompany",
      ${seatsOfPerson(user, counted)} as "ofPerson",
      ${waitingSeatsOfPerson(user, counted)} as "waitingOfPerson",
      ${seatsOfCompanies(companies, counted)} as "ofCompany",
      ${waitingSeatsOfCompanies(companies, counted)} as "waitingOfCompany",
      case when cardinality(g.companies) > 1 then (
        select ${holdGroup('c')} from companies c where c.id = ${survivingCompany(companyId)}
      ) end as "sharedDomain"
    from ticket_tiers t
    cross join (select ${companiesOfGroup(companyId)} as companies) g
    where t.id = any(${[...seats.keys()]}::bigint[]) and ${tierHasLimits}
    order by t.id
  `.execute(db);
  return rows;
}

/**
 * Locks expired holds of the person and the company whose seats have not been released yet. Skips bookings that another
 * transaction has locked, because the caller has already locked the tiers and must not wait.
 */
export async function lockExpiredHolds(
  trx: Db,
  { userId, companyId, seats, exceptBookings = [] }: LimitedSeats,
): Promise<ExpiredHold[]> {
  const { rows } = await sql<ExpiredHold>`
    select id, ticket_tier_id, quantity from bookings
    where ticket_tier_id = any(${[...seats.keys()]}::bigint[])
      and (user_id = ${userId} or company_id = any(${companiesOfGroup(companyId)}))
      and payment_status = 'pending' and hold_state = 'held' and hold_expires_at <= now()
      and approval_id is null and id <> all(${[...exceptBookings]}::bigint[])
    order by id
    for update skip locked
  `.execute(trx);
  return rows;
}
