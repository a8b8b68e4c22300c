import { sql } from 'kysely';
import type { Schemas } from '../contract/types';
import { createApprovalWorld } from './approvals';
import { assertInventoryConsistent, createBookingCalls, expectStatus } from './bookings';
import { assertBudgetsConsistent } from './budgets';
import type { TestApp } from './buildTestApp';
import { assertPaymentsConsistent } from './payments';

type Db = TestApp['db'];

/** Gives a company an account, or changes the limit of its account; minor units. */
export async function createCredit(
  { db }: Pick<TestApp, 'db'>,
  company: { id: number },
  { limit = 10_000_000, daysToPay = 30 }: { limit?: number; daysToPay?: number } = {},
): Promise<void> {
  await db
    .insertInto('company_credits')
    .values({
      company_id: company.id,
      credit_limit: limit,
      days_to_pay: daysToPay,
      created_at: '2026-01-01T00:00:00Z',
    })
    .onConflict((clash) => clash.column('company_id').doUpdateSet({ credit_limit: limit }))
    .execute();
}

/** An unused receipt of a company with an account. @returns its id */
export async function createReceipt(
  { db }: Pick<TestApp, 'db'>,
  { id: company }: { id: number },
  reference: string,
): Promise<number> {
  const amount = 150_000;
  await db
    .updateTable('company_credits')
    .set((eb) => ({ owed: eb('owed', '-', amount) }))
    .where('company_id', '=', company)
    .execute();
  const { id } = await db
    .insertInto('credit_receipts')
    .values({
      company_id: company,
      received_on: '2026-01-05',
      reference,
      amount,
      unused: amount,
      recorded_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lets the company pay on account, and keeps the rest of its policy. */
export async function payOnAccount(
  { db }: Pick<TestApp, 'db'>,
  company: { id: number },
): Promise<void> {
  await db
    .insertInto('company_policies')
    .values({ company_id: company.id, pays_on_account: true })
    .onConflict((clash) => clash.column('company_id').doUpdateSet({ pays_on_account: true }))
    .execute();
}

/** Like `createApprovalWorld`, but the company pays on account, up to 20,000. */
export async function createAccountWorld(app: Pick<TestApp, 'app' | 'db' | 'secrets'>) {
  const world = await createApprovalWorld(app);
  const { company, asha, admin, tier } = world;
  await createCredit(app, company, { limit: 2_000_000 });
  await payOnAccount(app, company);
  const calls = createBookingCalls(app);
  return {
    ...world,
    /** Minor units. */
    owed: async (): Promise<number> => (await creditSums(app.db, company)).owed,
    readAccount: async (): Promise<Schemas['CompanyCredit']> =>
      expectStatus(200, await calls.get('/company/account/', admin.headers)).json(),
    /** A booking of the first person; one ticket is paid without approval. */
    book: (quantity = 1) => calls.book(asha.headers, tier, quantity),
  };
}

/** Minor units. */
export const creditSums = (db: Db, { id }: { id: number }) =>
  db
    .selectFrom('company_credits')
    .where('company_id', '=', id)
    .select(['owed', 'credit_limit', 'over_limit'])
    .executeTakeFirstOrThrow();

/**
 * Invariants (D37): the amount owed equals charges less refunds and receipts; every payment on account is
 * charged once and each of its refunds counted once; the parts of receipts add up on both sides; no receipt is
 * unused while something is owed; no limit is exceeded.
 * @throws Error that names the violated invariant
 */
export async function assertCreditsConsistent(db: Db): Promise<void> {
  const checks: Record<string, ReturnType<typeof sql<{ id: number }>>> = {
    'what is owed is charges less refunds and receipts': sql`
      select c.company_id as id from company_credits c
      where c.owed <> (select coalesce(sum(amount), 0) from credit_charges x
          where x.company_id = c.company_id)
        - (select coalesce(sum(amount), 0) from credit_refunds r where r.company_id = c.company_id)
        - (select coalesce(sum(amount - reversed), 0) from credit_receipts r
          where r.company_id = c.company_id)`,
    'a settled payment on account is charged, with its amount': sql`
      select p.id from payments p
      left join credit_charges x on x.payment_id = p.id and x.amount = p.amount
      where p.gateway = 'account' and p.amount > 0 and (p.settled_at is null or x.payment_id is null)`,
    'refunds of a charge add up to it': sql`
      select x.payment_id as id from credit_charges x
      where x.refunded <> (select coalesce(sum(amount), 0) from credit_refunds r
        where r.payment_id = x.payment_id)`,
    'a refund that is done is counted': sql`
      select r.id from refunds r join payments p on p.id = r.payment_id
      left join credit_refunds c on c.refund_id = r.id and c.amount = r.amount
      where p.gateway = 'account' and r.amount > 0
        and (r.done_at is not null) <> (c.refund_id is not null)`,
    'receipts of a charge add up to it': sql`
      select x.payment_id as id from credit_charges x
      where x.received <> (select coalesce(sum(amount), 0) from credit_receipt_parts p
        where p.payment_id = x.payment_id)`,
    'a receipt is taken back by a row of its own': sql`
      select r.id from credit_receipts r left join credit_reversals v on v.receipt_id = r.id
      where (r.reversed > 0) <> (v.receipt_id is not null)`,
    'a receipt is used, credit or taken back': sql`
      select r.id from credit_receipts r
      where r.amount - r.reversed - r.unused <> (select coalesce(sum(amount), 0) from credit_receipt_parts p
        where p.receipt_id = r.id)`,
    'no credit is unused while something is owed': sql`
      select x.company_id as id from credit_charges x
      join credit_receipts r on r.company_id = x.company_id
      where x.refunded + x.received < x.amount and r.unused > 0`,
    'no limit is exceeded, but by what a lowered limit leaves': sql`
      select company_id as id from company_credits
      where over_limit <> greatest(0, owed - credit_limit)`,
  };
  for (const [name, check] of Object.entries(checks)) {
    const { rows } = await check.execute(db);
    if (rows.length > 0) {
      throw new Error(`Broken: ${name}. Rows ${rows.map((row) => row.id).join(', ')}.`);
    }
  }
}

/** Checks accounts, seats, budgets and payments. @throws Error that names the violated invariant */
export async function assertPurchasesConsistent(db: Db): Promise<void> {
  await assertCreditsConsistent(db);
  await assertInventoryConsistent(db);
  await assertBudgetsConsistent(db);
  await assertPaymentsConsistent(db);
}
