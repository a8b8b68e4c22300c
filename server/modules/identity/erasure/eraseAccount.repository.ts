import { randomUUID } from 'node:crypto';
import type { Role } from '../../../db/schema/identity';
import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';
import { deleteFactors } from '../secondFactors/secondFactors.repository';
import type { NamedPerson } from './erasure.types';
import {
  deletedAddress,
  deletedUsername,
  DELETED_PERSON,
  pseudonymOf,
} from '../../../lib/deletedPerson';

type Db = ModuleDeps['db'];

export interface ErasablePerson {
  id: number;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  role: Role;
  company_id: number | null;
  invited_by: number | null;
  is_active: boolean;
}

const columns = [
  ...(['id', 'username', 'email', 'first_name', 'last_name', 'phone', 'role'] as const),
  ...(['company_id', 'invited_by', 'is_active'] as const),
] as const;

/** Undefined when the account is already erased. */
export const findErasable = (db: Db, id: number): Promise<ErasablePerson | undefined> =>
  db
    .selectFrom('users')
    .select(columns)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();

export const lockErasable = (trx: Db, id: number): Promise<ErasablePerson | undefined> =>
  trx
    .selectFrom('users')
    .select(columns)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/**
 * A placeholder username and email that no other account has. Older accounts may have one of these names, which were
 * not always reserved.
 */
async function freeNames(trx: Db, id: number): Promise<{ username: string; email: string }> {
  const [username, email] = [deletedUsername(id), deletedAddress(id)];
  const taken = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '<>', id)
    .where((eb) => eb.or([eb('username', '=', username), eb('email', '=', email)]))
    .executeTakeFirst();
  if (!taken) return { username, email };
  const suffix = randomUUID();
  return {
    username: `${username}-${suffix.slice(0, 13)}`,
    email: email.replace('@', `.${suffix}@`),
  };
}

/** Keeps the account's row without personal data, because payments and bookings reference it. */
export async function eraseAccountRows(
  trx: Db,
  { id, email }: Pick<ErasablePerson, 'id' | 'email'>,
  at: Date,
): Promise<void> {
  const [first = '', last = ''] = DELETED_PERSON.split(' ');
  const names = await freeNames(trx, id);
  await trx
    .updateTable('users')
    .set((eb) => ({
      username: names.username,
      email: names.email,
      first_name: first,
      last_name: last,
      password_hash: null,
      phone: null,
      dob: null,
      gender: null,
      invited_by: null,
      last_sign_in_at: null,
      is_active: false,
      erased_at: at,
      updated_at: at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  for (const table of ['sessions', 'sign_in_devices', 'sign_in_networks'] as const) {
    await trx.deleteFrom(table).where('user_id', '=', id).execute();
  }
  await deleteFactors(trx, id);
  for (const table of ['password_reset_links', 'idempotency_keys', 'api_keys'] as const) {
    await trx.deleteFrom(table).where('user_id', '=', id).execute();
  }
  const links = ['passkey_challenges', 'sso_identities', 'sso_links', 'scim_people'] as const;
  for (const table of links) {
    await trx.deleteFrom(table).where('user_id', '=', id).execute();
  }
  for (const table of ['one_time_codes', 'pending_signups', 'invitations'] as const) {
    await trx.deleteFrom(table).where('email', '=', email).execute();
  }
}

/**
 * Replaces the person's name in audit entries that they made, and in entries that mention their id or, from before the
 * account existed, their address.
 */
export async function renameInAudit(
  trx: Db,
  { id, email }: Pick<NamedPerson, 'id' | 'email'>,
): Promise<void> {
  await sql`
    update audit_entries set
      person_name = case when person_id = ${id} then ${pseudonymOf(id)} else person_name end,
      people = people_without(people, ${id}::bigint, ${email})
    where person_id = ${id} or people @> ${JSON.stringify([{ id }])}::jsonb
      or people @> ${JSON.stringify([{ email }])}::jsonb
  `.execute(trx);
}

/**
 * Allows this transaction to replace an erased person, and nothing else, in append-only tables (migrations 0007,
 * 0018).
 */
export async function allowErasing(
  trx: Db,
  { id, email }: Pick<NamedPerson, 'id' | 'email'>,
): Promise<void> {
  await sql`
    select set_config('foyer.erasing', ${String(id)}, true), set_config('foyer.erasing_address', ${email}, true)
  `.execute(trx);
}
