import { sql } from 'kysely';
import { isCurrentInvoice } from '../../../db/expressions/currentInvoice';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** The credit account of a company. */
export interface MailedCredit {
  company: string;
  currency: string;
  /** The billing address, or the addresses of the company's admins. */
  readers: string[];
}

/** Undefined if the company was merged into another. */
export async function findCredit(db: Db, companyId: number): Promise<MailedCredit | undefined> {
  const { rows } = await sql<MailedCredit>`
    select o.name as company, c.currency, case when c.billing_email <> ''
      then json_build_array(c.billing_email)
      else coalesce((select json_agg(u.email order by u.id) from users u
        where u.company_id = c.company_id and u.role = 'company_admin' and u.is_active), '[]'::json)
      end as readers
    from company_credits c join companies o on o.id = c.company_id
    where c.company_id = ${companyId}
  `.execute(db);
  return rows[0];
}

export interface MailedCharge {
  /** Invoice numbers; empty if there are none yet. */
  numbers: string;
  /** Public id of the payment. */
  payment: string;
  /** `YYYY-MM-DD` */
  due_on: string;
  /** Amount still owed, in minor units. */
  open: number;
}

/** Charges that are not fully paid, sorted by due date. @param payments `payments.id` */
export async function findCharges(db: Db, payments: readonly number[]): Promise<MailedCharge[]> {
  const { rows } = await sql<MailedCharge>`
    select coalesce((select string_agg(i.number, ', ' order by i.id) from invoices i
        where i.payment_id = x.payment_id and ${isCurrentInvoice}), '') as numbers,
      p.public_id as payment, x.due_on::text as due_on, x.amount - x.refunded - x.received as open
    from credit_charges x join payments p on p.id = x.payment_id
    where x.payment_id = any(${[...payments]}::bigint[]) and x.refunded + x.received < x.amount
    order by x.due_on, x.payment_id
  `.execute(db);
  return rows;
}
