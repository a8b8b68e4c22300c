import { sql, type Insertable, type Selectable } from 'kysely';
import type { PendingSignupsTable } from '../../../db/schema/identity';
import { lockDomain } from '../../../db/companyLock';
import type { ModuleDeps } from '../../../deps';
import { registrableDomains } from '../../../lib/registrableDomain';

type Db = ModuleDeps['db'];

export type PendingSignup = Selectable<PendingSignupsTable>;

/** Keeps earlier forms of the same address, which may come from another person. */
export async function insertPending(
  db: Db,
  pending: Insertable<PendingSignupsTable>,
): Promise<void> {
  await db.insertInto('pending_signups').values(pending).execute();
}

export async function hasPending(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('pending_signups')
    .select('id')
    .where('email', '=', email)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** At most `most` forms of an address: first the ones from this network, then the newest. */
export const listPending = (
  db: Db,
  email: string,
  networkHashes: readonly string[],
  most: number,
): Promise<PendingSignup[]> =>
  db
    .selectFrom('pending_signups')
    .selectAll()
    .where('email', '=', email)
    .orderBy(sql`coalesce(network_hash = any(${networkHashes}), false)`, 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

export async function deletePending(db: Db, email: string): Promise<void> {
  await db.deleteFrom('pending_signups').where('email', '=', email).execute();
}

export async function deletePendingBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('pending_signups').where('requested_at', '<', before).execute();
}

/**
 * Finds the company of a domain or creates it. When two people sign up from one new domain at once, the second waits
 * here until the first transaction ends; both wait for a merge that moves the domain.
 */
export async function findOrCreateCompany(db: Db, domain: string, name: string, at: Date) {
  await lockDomain(db, domain);
  const company = await findCompanyOf(db, domain);
  if (company) return { ...company, isNew: false };
  const created = await db
    .insertInto('companies')
    .values({ domain, ...registrableDomains(domain), name, created_at: at })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
  return { ...created, isNew: true };
}

/** The company with this as its own domain or as a further proven one. */
const findCompanyOf = (db: Db, domain: string) =>
  db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where((eb) =>
      eb.or([
        eb('domain', '=', domain),
        eb(
          'id',
          'in',
          eb
            .selectFrom('company_domains')
            .select('company_id')
            .where('domain', '=', domain)
            .where('proven_at', 'is not', null),
        ),
      ]),
    )
    .executeTakeFirst();
