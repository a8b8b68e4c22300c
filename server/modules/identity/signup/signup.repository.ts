import { sql, type Insertable, type Selectable } from 'kysely';
import type { PendingSignupsTable } from '../../../db/schema/identity';
import { lockDomain } from '../../../db/companyLock';
import type { ModuleDeps } from '../../../deps';
import { registrableDomains } from '../../../lib/registrableDomain';

type Db = ModuleDeps['db'];

export type PendingSignup = Selectable<PendingSignupsTable>;

/** Earlier forms of the same address stay: they may be another person's. */
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

/** The forms of an address: first those that came from this network, then the newest; at most `most`. */
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
 * The company of a domain, created if there is none. Of two concurrent sign-ups from one new domain the
 * second waits here until the transaction of the first ends; both wait for a merge that moves the domain.
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

/** The company with this domain of its own, or with this proven one beside it. */
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
