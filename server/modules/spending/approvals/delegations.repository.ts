import { sql } from 'kysely';
import { delegationIsInForce } from '../../../db/expressions/holderState';
import { nameOrEmail } from '../../../db/expressions/personName';
import type { Role } from '../../../db/schema/identity';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export interface DelegationRow {
  delegate_id: number;
  name: string;
  email: string;
  role: Role;
  starts_at: Date;
  ends_at: Date | null;
  is_active: boolean;
}

/** The person's delegation that has not ended. */
export function findDelegation(db: Db, personId: number): Promise<DelegationRow | undefined> {
  return db
    .selectFrom('delegations as d')
    .innerJoin('users as u', 'u.id', 'd.delegate_id')
    .where('d.person_id', '=', personId)
    .where(sql<boolean>`(d.ends_at is null or d.ends_at > now())`)
    .select([
      'd.delegate_id',
      nameOrEmail.as('name'),
      'u.email',
      'u.role',
      'd.starts_at',
      'd.ends_at',
      delegationIsInForce.as('is_active'),
    ])
    .executeTakeFirst();
}

export async function setDelegation(
  trx: Db,
  personId: number,
  { delegateId, from, until }: { delegateId: number; from: Date | null; until: Date | null },
): Promise<void> {
  const values = {
    delegate_id: delegateId,
    starts_at: from ?? sql<Date>`now()`,
    ends_at: until,
  };
  await trx
    .insertInto('delegations')
    .values({ person_id: personId, ...values })
    .onConflict((clash) => clash.column('person_id').doUpdateSet(values))
    .execute();
}

export async function endDelegation(trx: Db, personId: number): Promise<void> {
  await trx.deleteFrom('delegations').where('person_id', '=', personId).execute();
}

export interface ColleagueRow {
  id: number;
  name: string;
  email: string;
  role: Role;
}

/** Open accounts of the company, except clients. */
export const findColleagues = (
  db: Db,
  companyId: number,
  which: { ids: readonly number[] } | { role: Role },
): Promise<ColleagueRow[]> =>
  db
    .selectFrom('users as u')
    .where('u.company_id', '=', companyId)
    .where('u.role', '<>', 'client')
    .where('u.is_active', '=', true)
    .where((eb) =>
      'role' in which
        ? eb('u.role', '=', which.role)
        : eb('u.id', '=', sql<number>`any(${[...which.ids]}::bigint[])`),
    )
    .select(['u.id', nameOrEmail.as('name'), 'u.email', 'u.role'])
    .orderBy('u.id')
    .execute();
