import { sql } from 'kysely';
import { isCurrentInvoice } from '../../db/expressions/currentInvoice';
import { nameOrEmail } from '../../db/expressions/personName';
import type { ModuleDeps } from '../../deps';

/** A change to the amount that a company owes. */
export interface StatementEntry {
  /** Includes microseconds; with the next two fields it defines the order of entries. */
  key: string;
  kind: 'charge' | 'refund' | 'receipt' | 'reversal';
  id: number;
  at: Date;
  /** Minor units; negative when the owed amount falls. */
  change: number;
  /** Numbers of invoices or credit notes, or the bank's reference. */
  documents: string;
  /** The buyer; empty for receipts. */
  person_name: string;
  /** `YYYY-MM-DD`: the due date of a purchase, or the bank's date of a receipt. */
  day: string | null;
  /** The open amount of a purchase; minor units. */
  open: number | null;
  /** The entry belongs to a test payment. */
  is_test: boolean;
  currency: string;
}

/** The next entries of the statement, oldest first. */
export async function findEntriesAfter(
  db: ModuleDeps['db'],
  companyId: number,
  { after, limit }: { after: StatementEntry | null; limit: number },
): Promise<StatementEntry[]> {
  const { rows } = await sql<StatementEntry>`
    with entries as (
      select 'charge' as kind, x.payment_id as id, x.created_at as at, x.amount as change,
        coalesce((select string_agg(i.number, ', ' order by i.id) from invoices i
          where i.payment_id = x.payment_id and ${isCurrentInvoice}), '') as documents,
        ${nameOrEmail} as person_name,
        x.due_on::text as day, x.amount - x.refunded - x.received as open, p.is_test
      from credit_charges x
      join payments p on p.id = x.payment_id join users u on u.id = p.user_id
      where x.company_id = ${companyId}
      union all
      select 'refund', x.refund_id, x.created_at, -x.amount,
        coalesce((select string_agg(i.number, ', ' order by i.id) from invoices i
          where i.refund_id = x.refund_id and i.kind = 'credit_note'), ''),
        ${nameOrEmail}, null, null, p.is_test
      from credit_refunds x
      join payments p on p.id = x.payment_id join users u on u.id = p.user_id
      where x.company_id = ${companyId}
      union all
      select 'receipt', r.id, r.recorded_at, -r.amount, r.reference, '', r.received_on::text, null, false
      from credit_receipts r where r.company_id = ${companyId}
      union all
      select 'reversal', r.id, v.reversed_at, r.amount, r.reference, '', r.received_on::text, null, false
      from credit_reversals v join credit_receipts r on r.id = v.receipt_id
      where r.company_id = ${companyId}
    )
    select e.*, e.at::text as key, c.currency
    from entries e join company_credits c on c.company_id = ${companyId}
    where ${after ? sql`(e.at, e.kind, e.id) > (${after.key}::timestamptz, ${after.kind}, ${after.id})` : sql`true`}
    order by e.at, e.kind, e.id limit ${limit}
  `.execute(db);
  return rows;
}
