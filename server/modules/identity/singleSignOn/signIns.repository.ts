import type { Insertable } from 'kysely';
import type {
  SsoAttemptsTable,
  SsoIdentitiesTable,
  SsoLinksTable,
  SsoSessionsTable,
} from '../../../db/schema/singleSignOn';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export async function insertAttempt(db: Db, attempt: Insertable<SsoAttemptsTable>): Promise<void> {
  await db.insertInto('sso_attempts').values(attempt).execute();
}

/** Deletes the attempt, so that it is used once. Undefined when it was used, has expired or never existed. */
export const takeAttempt = (db: Db, tokenHash: string, now: Date) =>
  db
    .deleteFrom('sso_attempts')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

interface Subject {
  companyId: number;
  issuer: string;
  subject: string;
}

const accountColumns = [
  ...(['users.id', 'users.email', 'users.first_name', 'users.last_name'] as const),
  ...(['users.company_id', 'users.is_active'] as const),
] as const;

/** The person who is linked to an account at the provider. */
export const findLinkedPerson = (db: Db, { companyId, issuer, subject }: Subject) =>
  db
    .selectFrom('sso_identities')
    .innerJoin('users', 'users.id', 'sso_identities.user_id')
    .select(accountColumns)
    .where('sso_identities.company_id', '=', companyId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();

export const findAccount = (db: Db, email: string) =>
  db.selectFrom('users').select(accountColumns).where('email', '=', email).executeTakeFirst();

/** Replaces the person's link to another account of the provider. @returns false when somebody else has this one */
export async function linkPerson(
  trx: Db,
  identity: Insertable<SsoIdentitiesTable>,
): Promise<boolean> {
  await trx
    .deleteFrom('sso_identities')
    .where('company_id', '=', identity.company_id)
    .where('user_id', '=', identity.user_id)
    .execute();
  const inserted = await trx
    .insertInto('sso_identities')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Whether the company's system has made the account and nobody has used it: it has no password, no sign-in and no link.
 * Lock the company before.
 */
export async function isUnusedProvisioned(
  trx: Db,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .innerJoin('scim_people', 'scim_people.user_id', 'users.id')
    .leftJoin('sso_identities', 'sso_identities.user_id', 'users.id')
    .select('users.id')
    .where('users.id', '=', userId)
    .where('scim_people.company_id', '=', companyId)
    .where('scim_people.is_created', '=', true)
    .where('users.password_hash', 'is', null)
    .where('users.last_sign_in_at', 'is', null)
    .where('sso_identities.user_id', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteUse(db: Db, { companyId, issuer, subject }: Subject, at: Date) {
  await db
    .updateTable('sso_identities')
    .set({ last_used_at: at })
    .where('company_id', '=', companyId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

export async function insertLink(db: Db, link: Insertable<SsoLinksTable>): Promise<void> {
  await db.insertInto('sso_links').values(link).execute();
}

/** Undefined also when the provider was changed, or the person has left the company or was closed. */
export const findLink = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('sso_links')
    .innerJoin('users', 'users.id', 'sso_links.user_id')
    .innerJoin('sso_connections', (join) =>
      join
        .onRef('sso_connections.company_id', '=', 'sso_links.company_id')
        .onRef('sso_connections.version', '=', 'sso_links.version'),
    )
    .selectAll('sso_links')
    .select(['users.email', 'users.first_name', 'users.last_name'])
    .where('sso_links.token_hash', '=', tokenHash)
    .where('sso_links.expires_at', '>', now)
    .whereRef('users.company_id', '=', 'sso_links.company_id')
    .where('users.is_active', '=', true)
    .executeTakeFirst();

/** @returns false when a concurrent request has used one of the person's links */
export async function deleteLinksOf(trx: Db, userId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sso_links')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function insertSession(db: Db, session: Insertable<SsoSessionsTable>): Promise<void> {
  await db.insertInto('sso_sessions').values(session).execute();
}

/** Deletes the provider's part of a session; undefined when another provider is connected since. */
export async function takeSession(db: Db, sessionId: string) {
  const session = await db
    .deleteFrom('sso_sessions')
    .where('session_id', '=', sessionId)
    .returningAll()
    .executeTakeFirst();
  if (!session) return undefined;
  const connection = await db
    .selectFrom('sso_connections')
    .selectAll()
    .where('company_id', '=', session.company_id)
    .where('version', '=', session.version)
    .where('signs_out', '=', true)
    .executeTakeFirst();
  return connection && { session, connection };
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  for (const table of ['sso_attempts', 'sso_links'] as const) {
    await db.deleteFrom(table).where('expires_at', '<', now).execute();
  }
}
