import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';
import { registrableDomains } from '../../../lib/registrableDomain';

type Db = ModuleDeps['db'];

/** Waits for transactions that write rows of the company, and blocks new ones until this transaction ends. */
export const lockCompany = (trx: Db, id: number) =>
  trx
    .selectFrom('companies')
    .select(['id', 'name', 'domain', 'domain_proof', 'domain_proven_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Undefined when another company has the domain. */
export const insertCompany = (
  trx: Db,
  values: { name: string; domain: string | null; domain_proven_at: Date | null; created_at: Date },
) =>
  trx
    .insertInto('companies')
    .values({ ...values, ...registrableDomains(values.domain) })
    .onConflict((conflict) => conflict.column('domain').doNothing())
    .returning('id')
    .executeTakeFirst();

export async function saveCompany(
  trx: Db,
  id: number,
  change: { name?: string; suspended_at?: Date | null; suspended_reason?: string },
): Promise<void> {
  await trx
    .updateTable('companies')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Whether another company has the domain, as its own or as a further proven one. */
export async function isDomainTaken(trx: Db, domain: string, except: number): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from companies where domain = ${domain} and id <> ${except}) or exists (
      select from company_domains
      where domain = ${domain} and company_id <> ${except} and proven_at is not null) as taken
  `.execute(trx);
  return rows[0]?.taken ?? false;
}

/** False when the company already has the domain. */
export async function insertDomain(
  trx: Db,
  companyId: number,
  domain: string,
  provenAt: Date | null,
): Promise<boolean> {
  const row = await trx
    .insertInto('company_domains')
    .values({ company_id: companyId, domain, proven_at: provenAt })
    .onConflict((conflict) => conflict.columns(['company_id', 'domain']).doNothing())
    .returning('domain')
    .executeTakeFirst();
  return row !== undefined;
}

/** @param proof a new token, which invalidates the former one; left out, the token stays */
export async function saveProof(
  trx: Db,
  companyId: number,
  { domain, isOwn }: { domain: string; isOwn: boolean },
  { provenAt, proof }: { provenAt: Date | null; proof?: string },
): Promise<void> {
  if (isOwn) {
    await trx
      .updateTable('companies')
      .set({ domain_proven_at: provenAt, ...(proof && { domain_proof: proof }) })
      .where('id', '=', companyId)
      .execute();
    return;
  }
  await trx
    .updateTable('company_domains')
    .set({ proven_at: provenAt, ...(proof && { proof }) })
    .where('company_id', '=', companyId)
    .where('domain', '=', domain)
    .execute();
}

export async function deleteDomain(trx: Db, companyId: number, domain: string): Promise<void> {
  await trx
    .deleteFrom('company_domains')
    .where('company_id', '=', companyId)
    .where('domain', '=', domain)
    .execute();
}
