import { sql } from 'kysely';
import { replacedBy } from '../../db/expressions/currentInvoice';
import { today } from '../../db/expressions/homeDay';
import { nameOrEmail } from '../../db/expressions/personName';
import type { ModuleDeps } from '../../deps';
import { alertAt } from './creditUse.repository';

type Db = ModuleDeps['db'];

const MAX_ROWS = 100;

/** Money in minor units. */
export interface CreditRow {
  currency: string;
  is_open: boolean;
  credit_limit: number;
  owed: number;
  due: number;
  overdue: number;
  /** `YYYY-MM-DD` */
  next_due_on: string | null;
  days_to_pay: number;
  billing_email: string;
  version: number;
}

export async function findCredit(db: Db, companyId: number): Promise<CreditRow | undefined> {
  const { rows } = await sql<CreditRow>`
    select c.currency, c.is_open, c.credit_limit, c.owed, c.days_to_pay,
      c.billing_email, c.version, coalesce(x.due, 0) as due, coalesce(x.overdue, 0) as overdue,
      x.next_due_on
    from company_credits c
    left join lateral (
      select sum(amount - refunded - received) filter (where due_on <= ${today})::bigint as due,
        sum(amount - refunded - received) filter (where due_on < ${today})::bigint as overdue,
        min(due_on)::text as next_due_on
      from credit_charges
      where company_id = c.company_id and refunded + received < amount
    ) x on true
    where c.company_id = ${companyId}
  `.execute(db);
  return rows[0];
}

export interface CreditInvoiceRow {
  payment: string;
  /** `booking` is one of the document's bookings. */
  documents: { id: number; number: string; booking: number; replaced_by: string | null }[];
  bought_at: Date;
  due_on: string;
  amount: number;
  refunded: number;
  received: number;
  is_overdue: boolean;
  is_test: boolean;
  /** `YYYY-MM-DD` in India. */
  today: string;
  /** Null unless all bookings are charged to one cost centre. */
  cost_centre: { id: number; code: string; name: string } | null;
  person_name: string;
}

/** Charges with an open amount first, by due date; then the others, newest first. */
export async function findInvoices(db: Db, companyId: number): Promise<CreditInvoiceRow[]> {
  const { rows } = await sql<CreditInvoiceRow>`
    with shown as (
      select * from credit_charges
      where company_id = ${companyId}
      order by refunded + received >= amount,
        case when refunded + received < amount then due_on end, payment_id desc
      limit ${MAX_ROWS}
    )
    select p.public_id as payment, x.created_at as bought_at, x.due_on::text as due_on, x.amount,
      x.refunded, x.received, p.is_test, ${nameOrEmail} as person_name,
      (x.refunded + x.received < x.amount and x.due_on < ${today}) as is_overdue, ${today}::text as today,
      coalesce((select json_agg(json_build_object(
            'id', i.id, 'number', i.number, 'replaced_by', ${replacedBy},
            'booking', (i.data -> 'lines' -> 0 ->> 'booking_id')::bigint)
          order by i.id)
        from invoices i
        where i.payment_id = x.payment_id and i.kind = 'invoice'), '[]'::json) as documents,
      (select case when count(distinct o.id) = 1 then
          (json_agg(json_build_object('id', o.id, 'code', o.code, 'name', o.name)))->0 end
        from payment_bookings s
        join budget_allocations a on a.booking_id = s.booking_id
        join cost_centres o on o.id = a.cost_centre_id
        where s.payment_id = x.payment_id) as cost_centre
    from shown x
    join payments p on p.id = x.payment_id
    join users u on u.id = p.user_id
    order by x.refunded + x.received >= x.amount,
      case when x.refunded + x.received < x.amount then x.due_on end, x.payment_id desc
  `.execute(db);
  return rows;
}

export interface CreditReceiptRow {
  id: number;
  received_on: string;
  amount: number;
  unused: number;
  reference: string;
  parts: { payment: string; amount: number }[];
  recorded_at: Date;
  recorded_by: string;
  reason: string | null;
  reversed_at: Date | null;
  reversed_by: string;
}

/** The newest first. */
export async function findReceipts(db: Db, companyId: number): Promise<CreditReceiptRow[]> {
  const { rows } = await sql<CreditReceiptRow>`
    select r.id, r.received_on::text as received_on, r.amount, r.unused, r.reference, r.recorded_at,
      coalesce(${nameOrEmail}, '') as recorded_by, v.reason, v.reversed_at,
      coalesce((select ${nameOrEmail} from users u where u.id = v.reversed_by), '') as reversed_by,
      coalesce((select json_agg(json_build_object('payment', p.public_id, 'amount', t.amount)
          order by t.payment_id)
        from credit_receipt_parts t join payments p on p.id = t.payment_id
        where t.receipt_id = r.id), '[]'::json) as parts
    from credit_receipts r
    left join users u on u.id = r.recorded_by
    left join credit_reversals v on v.receipt_id = r.id
    where r.company_id = ${companyId}
    order by r.received_on desc, r.id desc limit ${MAX_ROWS}
  `.execute(db);
  return rows;
}

export interface CreditRefundRow {
  payment: string;
  refunded_at: Date;
  amount: number;
  credit_note_numbers: string[];
  reason: string;
}

/** The newest first. */
export async function findRefunds(db: Db, companyId: number): Promise<CreditRefundRow[]> {
  const { rows } = await sql<CreditRefundRow>`
    select p.public_id as payment, x.created_at as refunded_at, x.amount, r.reason,
      coalesce((select json_agg(i.number order by i.id) from invoices i
        where i.refund_id = x.refund_id and i.kind = 'credit_note'), '[]'::json)
        as credit_note_numbers
    from credit_refunds x
    join refunds r on r.id = x.refund_id
    join payments p on p.id = x.payment_id
    where x.company_id = ${companyId}
    order by x.refund_id desc limit ${MAX_ROWS}
  `.execute(db);
  return rows;
}

export interface CreditTerms {
  is_open: boolean;
  /** Minor units. */
  credit_limit: number;
  days_to_pay: number;
  billing_email: string;
}

/** @returns false when another request has created the account */
export async function insertCredit(
  trx: Db,
  companyId: number,
  terms: CreditTerms,
): Promise<boolean> {
  const row = await trx
    .insertInto('company_credits')
    .values({ company_id: companyId, ...terms })
    .onConflict((clash) => clash.column('company_id').doNothing())
    .returning('company_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The caller has locked the account. The limit may be below the owed amount; then new charges are rejected. */
export async function updateCredit(trx: Db, companyId: number, terms: CreditTerms): Promise<void> {
  await sql`
    update company_credits c
    set is_open = ${terms.is_open}, credit_limit = ${terms.credit_limit},
      over_limit = greatest(0, owed - ${terms.credit_limit}),
      days_to_pay = ${terms.days_to_pay}, billing_email = ${terms.billing_email},
      version = version + 1, updated_at = now(),
      ${alertAt(sql`owed`, sql`${terms.credit_limit}::bigint`)}
    where company_id = ${companyId}
  `.execute(trx);
}
