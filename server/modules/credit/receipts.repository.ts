import { sql } from 'kysely';
import { today } from '../../db/expressions/homeDay';
import type { ModuleDeps } from '../../deps';
import type { Left } from './allocation.rules';

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

/** The receipt of the company with this reference, without regard to case. */
export async function findReceipt(
  trx: Db,
  companyId: number,
  reference: string,
): Promise<{ received_on: string; amount: number } | undefined> {
  const { rows } = await sql<{ received_on: string; amount: number }>`
    select received_on::text as received_on, amount from credit_receipts
    where company_id = ${companyId} and lower(reference) = lower(${reference})
  `.execute(trx);
  return rows[0];
}

/** Charges of the company by the public ids of their payments, in that order. */
export async function findCharges(
  trx: Db,
  companyId: number,
  payments: readonly string[],
): Promise<Left[]> {
  const { rows } = await sql<Left>`
    select x.payment_id as id, x.amount - x.refunded - x.received as "left"
    from credit_charges x join payments p on p.id = x.payment_id
    where x.company_id = ${companyId} and p.public_id = any(${[...payments]}::text[])
    order by array_position(${[...payments]}::text[], p.public_id)
  `.execute(trx);
  return rows;
}

/** Whether a day has come, in India. */
export async function hasCome(trx: Db, day: string): Promise<boolean> {
  const { rows } = await sql<{ has_come: boolean }>`
    select ${day}::date <= ${today} as has_come
  `.execute(trx);
  return rows[0]?.has_come ?? false;
}
