import { sql } from 'kysely';
import { today } from '../../db/expressions/homeDay';
import type { ModuleDeps } from '../../deps';

type Db = ModuleDeps['db'];

/** Charges of one company for which the same reminder is due. */
export interface DueReminder {
  company_id: number;
  stage: number;
  /** `payments.id`, ascending. */
  payments: number[];
}

/** 1 from three days before the due date, 2 from the due date, 3 from seven days after it. */
const stage = sql`case when due_on + 7 <= ${today} then 3 when due_on <= ${today} then 2
  when due_on - 3 <= ${today} then 1 else 0 end`;

/**
 * Claims charges whose reminder is due, so that no other process sends it too. A missed reminder is skipped when the
 * next one is due.
 */
export async function claimDueReminders(trx: Db, count: number): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with due as (
      select payment_id, ${stage} as stage from credit_charges
      where refunded + received < amount and reminded < 3 and due_on <= ${today} + 3
        and reminded < ${stage}
      order by payment_id limit ${count}
      for update skip locked
    ), taken as (
      update credit_charges x set reminded = due.stage from due
      where x.payment_id = due.payment_id
      returning x.company_id, due.stage, x.payment_id
    )
    select company_id, stage, json_agg(payment_id order by payment_id) as payments
    from taken group by company_id, stage order by company_id, stage
  `.execute(trx);
  return rows;
}
