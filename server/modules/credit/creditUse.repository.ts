import { sql, type RawBuilder } from 'kysely';
import { today } from '../../db/expressions/homeDay';
import type { ModuleDeps } from '../../deps';
import type { OpenAmount, ReceiptPart } from './allocation.rules';

type Db = ModuleDeps['db'];

export interface Charge {
  companyId: number;
  /** `payments.id` */
  paymentId: number;
  /** Minor units. */
  amount: number;
  currency: string;
}

/**
 * The columns that an update of the account `c` sets for its new owed amount, in minor units. The company's admins are
 * notified each time the amount rises to 80 or 100 percent of the limit.
 */
export function alertAt(
  owed: RawBuilder<unknown>,
  limit: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const share = sql`case when ${owed} <= 0 then 0 when ${owed} >= ${limit} then 100
    when (${owed}) * 100 >= ${limit} * 80 then 80 else 0 end`;
  return sql`alerted = ${share}, alerted_at = case when ${share} > c.alerted then now() else c.alerted_at end`;
}

/**
 * Adds a charge to the owed amount in one conditional statement, which waits for other charges of the company.
 * @returns the new owed amount, minor units; null when the account is closed or the limit would be exceeded
 */
export async function charge(
  trx: Db,
  { companyId, paymentId, amount, currency }: Charge,
): Promise<number | null> {
  const { rows } = await sql<{ owed: number }>`
    with charged as (
      update company_credits c
      set owed = c.owed + ${amount}, updated_at = now(),
        ${alertAt(sql`c.owed + ${amount}::bigint`, sql`c.credit_limit`)}
      where c.company_id = ${companyId} and c.is_open and c.currency = ${currency}
        and c.owed + ${amount} <= c.credit_limit
        and exists (select from companies o where o.id = c.company_id and o.suspended_at is null)
      returning c.owed, c.days_to_pay
    ), made as (
      insert into credit_charges (payment_id, company_id, amount, due_on)
      select ${paymentId}, ${companyId}, ${amount}, ${today} + days_to_pay from charged
    )
    select owed from charged
  `.execute(trx);
  return rows[0]?.owed ?? null;
}

export interface CreditState {
  currency: string;
  is_open: boolean;
  /** Minor units. */
  credit_limit: number;
  owed: number;
}

const stateColumns = ['currency', 'is_open', 'credit_limit', 'owed'] as const;

export const findState = (db: Db, companyId: number): Promise<CreditState | undefined> =>
  db
    .selectFrom('company_credits')
    .where('company_id', '=', companyId)
    .select(stateColumns)
    .executeTakeFirst();

/** Every transaction takes this lock last (`server/db/lockOrder.ts`). */
export const lockCredit = (trx: Db, companyId: number): Promise<CreditState | undefined> =>
  trx
    .selectFrom('company_credits')
    .where('company_id', '=', companyId)
    .select(stateColumns)
    .forUpdate()
    .executeTakeFirst();

/** Locks the account to which a payment was charged. */
export async function lockCreditOf(
  trx: Db,
  paymentId: number,
): Promise<{ company_id: number } | undefined> {
  const { rows } = await sql<{ company_id: number }>`
    select c.company_id from company_credits c
    join credit_charges x on x.company_id = c.company_id
    where x.payment_id = ${paymentId} for update of c
  `.execute(trx);
  return rows[0];
}

/** Whether the company's policy allows payment on account and its account is open. */
export async function findPaysOnAccount(db: Db, companyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('company_credits as c')
    .innerJoin('company_policies as p', 'p.company_id', 'c.company_id')
    .where('c.company_id', '=', companyId)
    .where('c.is_open', '=', true)
    .where('p.pays_on_account', '=', true)
    .select('c.company_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The caller has locked the account. @param amount minor units */
export async function reduceOwed(trx: Db, companyId: number, amount: number): Promise<void> {
  await sql`
    update company_credits c
    set owed = owed - ${amount},
      over_limit = greatest(0, least(over_limit, owed - ${amount} - credit_limit)),
      updated_at = now(), ${alertAt(sql`owed - ${amount}::bigint`, sql`credit_limit`)}
    where company_id = ${companyId}
  `.execute(trx);
}

/** May exceed the limit. The caller has locked the account. @param amount minor units */
export async function increaseOwed(trx: Db, companyId: number, amount: number): Promise<void> {
  await sql`
    update company_credits c
    set owed = owed + ${amount}, over_limit = greatest(0, owed + ${amount} - credit_limit),
      updated_at = now(), ${alertAt(sql`owed + ${amount}::bigint`, sql`credit_limit`)}
    where company_id = ${companyId}
  `.execute(trx);
}

/** Receipts with an unused amount, oldest first. The caller has locked the account. */
export async function findUnusedReceipts(trx: Db, companyId: number): Promise<OpenAmount[]> {
  const { rows } = await sql<OpenAmount>`
    select id, unused as "left" from credit_receipts
    where company_id = ${companyId} and unused > 0 order by received_on, id
  `.execute(trx);
  return rows;
}

export interface OpenCharge extends OpenAmount {
  public_id: string;
}

/** Charges with an open amount, by due date. The caller has locked the account. */
export async function findOpenCharges(trx: Db, companyId: number): Promise<OpenCharge[]> {
  const { rows } = await sql<OpenCharge>`
    select x.payment_id as id, x.amount - x.refunded - x.received as "left", p.public_id
    from credit_charges x join payments p on p.id = x.payment_id
    where x.company_id = ${companyId} and x.refunded + x.received < x.amount
    order by x.due_on, x.payment_id
  `.execute(trx);
  return rows;
}

/** The caller has locked the account. Table checks reject more than a receipt has or a charge needs. */
export async function insertParts(trx: Db, parts: readonly ReceiptPart[]): Promise<void> {
  if (parts.length === 0) return;
  await sql`
    with part as (
      select * from unnest(
        ${parts.map((part) => part.receiptId)}::bigint[],
        ${parts.map((part) => part.paymentId)}::bigint[],
        ${parts.map((part) => part.amount)}::bigint[]
      ) as p (receipt_id, payment_id, amount)
    ), made as (
      insert into credit_receipt_parts as old (receipt_id, payment_id, amount)
      select receipt_id, payment_id, amount from part
      on conflict (receipt_id, payment_id) do update set amount = old.amount + excluded.amount
    ), used as (
      update credit_receipts r set unused = r.unused - used.sum
      from (select receipt_id, sum(amount)::bigint as sum from part group by receipt_id) used
      where r.id = used.receipt_id
    )
    update credit_charges c set received = c.received + paid.sum
    from (select payment_id, sum(amount)::bigint as sum from part group by payment_id) paid
    where c.payment_id = paid.payment_id
  `.execute(trx);
}

/** @returns false when the refund was already counted */
export async function insertRefund(
  trx: Db,
  refund: { refundId: number; companyId: number; paymentId: number; amount: number },
): Promise<boolean> {
  const row = await trx
    .insertInto('credit_refunds')
    .values({
      refund_id: refund.refundId,
      company_id: refund.companyId,
      payment_id: refund.paymentId,
      amount: refund.amount,
    })
    .onConflict((clash) => clash.column('refund_id').doNothing())
    .returning('refund_id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface ChargeToRefund {
  /** The unpaid amount, minor units; a larger refund takes back parts of receipts. */
  left: number;
  parts: { receiptId: number; amount: number }[];
}

/** The caller has locked the account. */
export async function findChargeToRefund(trx: Db, paymentId: number): Promise<ChargeToRefund> {
  const { rows } = await sql<ChargeToRefund>`
    select x.amount - x.refunded - x.received as "left", coalesce((
      select json_agg(json_build_object('receiptId', p.receipt_id, 'amount', p.amount))
      from credit_receipt_parts p where p.payment_id = x.payment_id), '[]'::json) as parts
    from credit_charges x where x.payment_id = ${paymentId}
  `.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`Payment ${paymentId} is charged to no account.`);
  return row;
}

/** Takes parts of receipts back from a charge, so that they can pay other charges. */
export async function releaseParts(
  trx: Db,
  paymentId: number,
  parts: readonly { receiptId: number; amount: number }[],
): Promise<void> {
  for (const { receiptId, amount } of parts) {
    await sql`
      with gone as (
        delete from credit_receipt_parts
        where receipt_id = ${receiptId} and payment_id = ${paymentId} and amount = ${amount}
      ), less as (
        update credit_receipt_parts set amount = amount - ${amount}
        where receipt_id = ${receiptId} and payment_id = ${paymentId} and amount > ${amount}
      ), unused as (
        update credit_receipts set unused = unused + ${amount} where id = ${receiptId}
      )
      update credit_charges set received = received - ${amount} where payment_id = ${paymentId}
    `.execute(trx);
  }
}

export async function addRefunded(trx: Db, paymentId: number, amount: number): Promise<void> {
  await sql`
    update credit_charges set refunded = refunded + ${amount} where payment_id = ${paymentId}
  `.execute(trx);
}
