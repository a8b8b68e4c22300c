import { sql } from 'kysely';
import { today } from '../../db/expressions/homeDay';
import type { ModuleDeps } from '../../deps';
import type { OpenAmount } from './allocation.rules';

type Db = ModuleDeps['db'];

export interface NewReceipt {
  companyId: number;
  /** `YYYY-MM-DD` */
  receivedOn: string;
  /** Minor units. */
  amount: number;
  reference: string;
  recordedBy: number;
}

export async function insertReceipt(trx: Db, receipt: NewReceipt): Promise<number> {
  const { id } = await trx
    .insertInto('credit_receipts')
    .values({
      company_id: receipt.companyId,
      received_on: receipt.receivedOn,
      amount: receipt.amount,
      unused: receipt.amount,
      reference: receipt.reference,
      recorded_by: receipt.recordedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The company's receipt with this reference that is not reversed; ignores case. */
export async function findReceipt(
  trx: Db,
  companyId: number,
  reference: string,
): Promise<{ received_on: string; amount: number } | undefined> {
  const { rows } = await sql<{ received_on: string; amount: number }>`
    select received_on::text as received_on, amount from credit_receipts
    where company_id = ${companyId} and lower(reference) = lower(${reference})
      and reversed = 0
  `.execute(trx);
  return rows[0];
}

/** A receipt of the company. The caller has locked the account. */
export const findReceiptById = (
  trx: Db,
  companyId: number,
  id: number,
): Promise<{ amount: number; reversed: number; reference: string } | undefined> =>
  trx
    .selectFrom('credit_receipts')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .select(['amount', 'reversed', 'reference'])
    .executeTakeFirst();

/** Takes a receipt back from the charges that it pays and from the credit. The caller has locked the account. */
export async function reverseReceipt(
  trx: Db,
  id: number,
  { reason, reversedBy }: { reason: string; reversedBy: number },
): Promise<void> {
  await trx
    .insertInto('credit_reversals')
    .values({ receipt_id: id, reason, reversed_by: reversedBy })
    .execute();
  await sql`
    with gone as (
      delete from credit_receipt_parts where receipt_id = ${id} returning payment_id, amount
    ), owed as (
      update credit_charges c set received = c.received - gone.amount
      from gone where c.payment_id = gone.payment_id
    )
    update credit_receipts set unused = 0, reversed = amount where id = ${id}
  `.execute(trx);
}

/** The company's charges for these public payment ids, in the given order. */
export async function findCharges(
  trx: Db,
  companyId: number,
  payments: readonly string[],
): Promise<OpenAmount[]> {
  const { rows } = await sql<OpenAmount>`
    select x.payment_id as id, x.amount - x.refunded - x.received as "left"
    from credit_charges x join payments p on p.id = x.payment_id
    where x.company_id = ${companyId} and p.public_id = any(${[...payments]}::text[])
    order by array_position(${[...payments]}::text[], p.public_id)
  `.execute(trx);
  return rows;
}

/** Compares a day in India with today and with the day on which the account was created. */
export async function placeDay(
  trx: Db,
  companyId: number,
  day: string,
): Promise<'to_come' | 'before_account' | 'fits'> {
  const { rows } = await sql<{ place: 'to_come' | 'before_account' | 'fits' }>`
    select case when ${day}::date > ${today} then 'to_come'
      when ${day}::date < (c.created_at at time zone 'Asia/Kolkata')::date then 'before_account' else 'fits' end as place
    from company_credits c where c.company_id = ${companyId}
  `.execute(trx);
  return rows[0]?.place ?? 'fits';
}
