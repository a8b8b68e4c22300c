import { sql } from 'kysely';
import { hasOpenAccount } from '../../../db/expressions/openAccount';
import { waitsInLine } from '../../../db/expressions/waitingLine';
import { nameOrEmail } from '../../../db/expressions/personName';
import type { ApprovalStatus, BudgetEnforcement } from '../../../db/schema/spending';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** A person with an open account. */
export interface MailedPerson {
  id: number;
  name: string;
  email: string;
}

/** A request for approval in a mail; money in minor units, including fee and GST. */
export interface MailedApproval {
  id: number;
  version: number;
  status: ApprovalStatus;
  company_id: number;
  requester_id: number;
  requester_name: string;
  requester_email: string;
  requester_is_active: boolean;
  cost_centre: string | null;
  purpose: string;
  currency: string;
  deadline: Date;
  pay_by: Date | null;
  reason: string;
  /** Seconds until the deadline, by the clock of the database. */
  seconds_left: number;
  /** Name of the person who declined it, or approved it last. */
  decided_by: string | null;
  /** True if a step is undecided. */
  has_step: boolean;
  /** Position of the first undecided step; null if there is none. */
  position: number | null;
  /** The person asked to decide that step; null means every company admin. */
  asked_id: number | null;
  /** True for a place on a waiting list, for which no seats are held yet. */
  is_in_advance: boolean;
  /** True if the company pays on account and its account is open. */
  pays_on_account: boolean;
}

export async function findApproval(db: Db, id: number): Promise<MailedApproval> {
  const { rows } = await sql<MailedApproval>`
    select a.id, a.version, a.status, a.company_id, a.requester_id, ${nameOrEmail} as requester_name,
      u.email as requester_email, u.is_active as requester_is_active,
      c.name || ' (' || c.code || ')' as cost_centre, a.purpose, a.currency, a.deadline, a.pay_by,
      a.reason, extract(epoch from a.deadline - now())::float8 as seconds_left,
      (select coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email)
        from approval_steps s join users p on p.id = s.decided_by
        where s.approval_id = a.id order by s.decided_at desc, s.position desc limit 1) as decided_by,
      exists (select from approval_steps s where s.approval_id = a.id and s.status = 'waiting')
        as has_step,
      (select min(s.position) from approval_steps s
        where s.approval_id = a.id and s.status = 'waiting') as position,
      (select s.person_id from approval_steps s
        where s.approval_id = a.id and s.status = 'waiting' order by s.position limit 1) as asked_id,
      ${waitsInLine} as is_in_advance,
      a.pays_on_account and ${hasOpenAccount('a.company_id')} as pays_on_account
    from approvals a
    join users u on u.id = a.requester_id
    left join cost_centres c on c.id = a.cost_centre_id
    where a.id = ${id}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no request ${id}.`);
  return row;
}

export interface MailedLine {
  title: string;
  venue: string;
  city: string;
  start: Date;
  end: Date;
  timezone: string;
  tier: string;
  quantity: number;
  number: string;
  /** Share of the total. */
  amount: number;
  /** True if its seats are held by the request or paid, or if it waits for seats. */
  is_kept: boolean;
  is_paid: boolean;
}

/** The bookings of a request, by id. */
export const findLines = (db: Db, approvalId: number): Promise<MailedLine[]> =>
  db
    .selectFrom('approval_bookings as x')
    .innerJoin('bookings as b', 'b.id', 'x.booking_id')
    .innerJoin('events as e', 'e.id', 'b.event_id')
    .innerJoin('ticket_tiers as t', 't.id', 'b.ticket_tier_id')
    .where('x.approval_id', '=', approvalId)
    .select([
      'e.title',
      'e.venue',
      'e.city',
      'e.timezone',
      'e.start_at as start',
      'e.end_at as end',
      't.name as tier',
      'x.quantity',
      'b.booking_number as number',
      'x.amount',
      sql<boolean>`coalesce(b.approval_id = x.approval_id
        and (b.payment_status <> 'pending' or b.hold_state = 'held' or b.removed_at is not null), false)`.as(
        'is_kept',
      ),
      sql<boolean>`(b.payment_status <> 'pending')`.as('is_paid'),
    ])
    .orderBy('b.id')
    .execute();

/** The people who have decided a step of the request. */
export const findWhoDecided = (db: Db, approvalId: number): Promise<MailedPerson[]> =>
  db
    .selectFrom('approval_steps as s')
    .innerJoin('users as u', 'u.id', 's.decided_by')
    .where('s.approval_id', '=', approvalId)
    .where('u.is_active', '=', true)
    .select(['u.id', 'u.email', nameOrEmail.as('name')])
    .orderBy('s.position')
    .execute();

/** Money in minor units. */
export interface MailedBudget {
  company_id: number;
  cost_centre_id: number;
  cost_centre: string;
  owner_id: number | null;
  currency: string;
  enforcement: BudgetEnforcement;
  limit: number;
  reserved: number;
  committed: number;
  /** `YYYY-MM-DD` */
  ends_on: string;
}

export const findBudget = (db: Db, id: number): Promise<MailedBudget> =>
  db
    .selectFrom('budgets as b')
    .innerJoin('cost_centres as c', 'c.id', 'b.cost_centre_id')
    .where('b.id', '=', id)
    .select([
      'c.company_id',
      'b.cost_centre_id',
      sql<string>`c.name || ' (' || c.code || ')'`.as('cost_centre'),
      'c.owner_id',
      'b.currency',
      'b.enforcement',
      sql<number>`(b.amount + b.carried_over)`.as('limit'),
      'b.reserved',
      'b.committed',
      sql<string>`b.ends_on::text`.as('ends_on'),
    ])
    .executeTakeFirstOrThrow();

/** The company's admins and the cost centre's owner, without closed accounts and people of other companies. */
export const findBudgetReaders = (
  db: Db,
  { company_id: companyId, owner_id: ownerId }: Pick<MailedBudget, 'company_id' | 'owner_id'>,
): Promise<MailedPerson[]> =>
  db
    .selectFrom('users as u')
    .where('u.company_id', '=', companyId)
    .where('u.is_active', '=', true)
    .where((eb) => eb.or([eb('u.role', '=', 'company_admin'), eb('u.id', '=', ownerId)]))
    .select(['u.id', 'u.email', nameOrEmail.as('name')])
    .orderBy('u.id')
    .execute();
