import { sql, type Selectable } from 'kysely';
import { today } from '../../../db/expressions/homeDay';
import { effectiveHold, effectivePrice, eventIsOpenTo } from '../../../db/expressions/bookingState';
import type { GstPercent } from '../../../db/schema/catalog';
import type { CompanyPoliciesTable } from '../../../db/schema/spending';
import type { ModuleDeps } from '../../../deps';

export type Db = ModuleDeps['db'];

export type CompanyPolicy = Selectable<CompanyPoliciesTable>;

export const findPolicy = (db: Db, companyId: number): Promise<CompanyPolicy | undefined> =>
  db
    .selectFrom('company_policies')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst();

/** Facts about tickets of one tier for rules and deadlines; money in minor units. */
export interface TicketFacts {
  event_id: number;
  event_title: string;
  category_id: number;
  category_name: string;
  is_exclusive: boolean;
  start_at: Date;
  booking_end_at: Date;
  approval_hours: number;
  tier_name: string;
  gst_percent: GstPercent;
  quantity: number;
  unit_price: number;
  currency: string;
  /** When this was read, by the database's clock. */
  read_at: Date;
}

export interface BookingFacts extends TicketFacts {
  id: number;
  user_id: number;
  company_id: number;
  /** A request for the booking waits for a decision. */
  is_waiting: boolean;
  /** A request for as many tickets at this price was approved and can still be paid. */
  is_approved: boolean;
  /** The time until which a waiting list offer holds its seats; null for other bookings. */
  offer_until: Date | null;
}

/** Needs `events as e`, `ticket_tiers as t` and `categories as k`. */
const factColumns = [
  'e.id as event_id',
  'e.title as event_title',
  'e.category_id',
  'k.name as category_name',
  'e.is_exclusive',
  'e.start_at',
  'e.booking_end_at',
  'e.approval_hours',
  't.name as tier_name',
  't.gst_percent',
] as const;

const isWaiting = sql<boolean>`exists (
  select from approvals a
  where a.id = b.approval_id and a.status = 'pending' and a.deadline > now())`;

const isApproved = sql<boolean>`exists (
  select from approvals a join approval_bookings ab on ab.approval_id = a.id
  where a.id = b.approval_id and ab.booking_id = b.id and a.status = 'approved'
    and (a.pay_by is null or a.pay_by > now())
    and ab.quantity = b.quantity and ab.unit_price = ${effectivePrice})`;

/** Facts about pending bookings, including ones on a waiting list, sorted by id. No access check. */
export const findBookingFacts = (db: Db, ids: readonly number[]): Promise<BookingFacts[]> =>
  db
    .selectFrom('bookings as b')
    .innerJoin('events as e', 'e.id', 'b.event_id')
    .innerJoin('ticket_tiers as t', 't.id', 'b.ticket_tier_id')
    .innerJoin('categories as k', 'k.id', 'e.category_id')
    .where('b.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('b.status', '=', 'pending')
    .select(factColumns)
    .select([
      'b.id',
      'b.user_id',
      sql<number>`b.company_id`.as('company_id'),
      'b.quantity',
      'b.currency',
      effectivePrice.as('unit_price'),
      isWaiting.as('is_waiting'),
      isApproved.as('is_approved'),
      sql<Date | null>`case when b.waiting_entry_id is not null and ${effectiveHold} = 'held'
        then b.hold_expires_at end`.as('offer_until'),
      sql<Date>`now()`.as('read_at'),
    ])
    .orderBy('b.id')
    .execute();

/** Facts about tiers that the company can see, at current prices, sorted by tier id. */
export const findTierFacts = (
  db: Db,
  companyId: number,
  tierIds: readonly number[],
): Promise<(Omit<TicketFacts, 'quantity'> & { tier_id: number })[]> =>
  db
    .selectFrom('ticket_tiers as t')
    .innerJoin('events as e', 'e.id', 't.event_id')
    .innerJoin('categories as k', 'k.id', 'e.category_id')
    .where('t.id', '=', sql<number>`any(${[...tierIds]}::bigint[])`)
    .where('t.is_active', '=', true)
    .where('e.is_active', '=', true)
    .where('e.cancelled_at', 'is', null)
    .where(eventIsOpenTo({ id: companyId }))
    .select(factColumns)
    .select([
      't.id as tier_id',
      't.price as unit_price',
      't.currency',
      sql<Date>`now()`.as('read_at'),
    ])
    .execute();

export type PolicyValues = Omit<CompanyPolicy, 'company_id' | 'version' | 'updated_at'>;

export const lockPolicy = (trx: Db, companyId: number): Promise<CompanyPolicy | undefined> =>
  trx
    .selectFrom('company_policies')
    .selectAll()
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();

/** Undefined when a policy was inserted meanwhile. */
export const insertPolicy = (
  trx: Db,
  companyId: number,
  { rules, ...values }: PolicyValues,
): Promise<CompanyPolicy | undefined> =>
  trx
    .insertInto('company_policies')
    .values({ company_id: companyId, rules: JSON.stringify(rules), ...values })
    .onConflict((conflict) => conflict.column('company_id').doNothing())
    .returningAll()
    .executeTakeFirst();

/** @param trx has locked the policy */
export const updatePolicy = (
  trx: Db,
  companyId: number,
  { rules, ...values }: PolicyValues,
  at: Date,
): Promise<CompanyPolicy> =>
  trx
    .updateTable('company_policies')
    .set((eb) => ({
      ...values,
      rules: JSON.stringify(rules),
      version: eb('version', '+', 1),
      updated_at: at,
    }))
    .where('company_id', '=', companyId)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function findCategoryNames(db: Db): Promise<Map<number, string>> {
  const rows = await db.selectFrom('categories').select(['id', 'name']).execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** The company's facts for a quote: its policy, if any, and whether bookings can be charged to a cost centre. */
export const findQuotePolicy = (db: Db, companyId: number) =>
  db
    .selectFrom('companies as c')
    .leftJoin('company_policies as p', 'p.company_id', 'c.id')
    .leftJoin('company_credits as a', 'a.company_id', 'c.id')
    .where('c.id', '=', companyId)
    .select([
      'p.rules',
      'p.requires_cost_centre',
      sql<boolean>`coalesce(p.pays_on_account and a.is_open, false)`.as('pays_on_account'),
      'a.currency',
      sql<string>`(${today} + a.days_to_pay)::text`.as('due_on'),
      sql<number>`greatest(0, a.credit_limit - a.owed)`.as('available'),
      sql<boolean>`exists (
        select from cost_centres o where o.company_id = c.id and o.is_active)`.as(
        'has_cost_centres',
      ),
    ])
    .executeTakeFirst();

/** Pending bookings of the person whose requests wait for a decision. */
export async function countWaiting(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('bookings as b')
    .where('b.user_id', '=', userId)
    .where('b.status', '=', 'pending')
    .where('b.removed_at', 'is', null)
    .where(isWaiting)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether the company has active cost centres. */
export const hasCostCentres = async (db: Db, companyId: number): Promise<boolean> =>
  (await db
    .selectFrom('cost_centres')
    .select('id')
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined;
