import { sql } from 'kysely';
import type { Schemas } from '../../../contract/types';
import { delegationIsInForce } from '../../../db/expressions/holderState';
import { nameOrEmail } from '../../../db/expressions/personName';
import type { ModuleDeps } from '../../../deps';

export type Db = ModuleDeps['db'];

export interface DeciderPerson {
  id: number;
  /** Full name, or else the address. */
  name: string;
  email: string;
  role: Schemas['Role'];
}

export interface DeciderRow extends DeciderPerson {
  /** Who currently decides on behalf of the person. */
  delegate: DeciderPerson | null;
}

const delegateOf = (requesterId: number) => sql<DeciderPerson | null>`(
  select json_build_object('id', p.id, 'email', p.email, 'role', p.role,
    'name', coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email))
  from delegations d join users p on p.id = d.delegate_id
  where d.person_id = u.id and ${delegationIsInForce} and p.is_active
    and p.company_id = u.company_id and p.id <> ${requesterId}::bigint)`;

export interface DecidersOf {
  companyId: number;
  /** Excluded, because nobody decides on their own request. */
  requesterId: number;
  /** A person to find in addition to the company's admins. */
  personId: number | null;
}

/** The company's admins and the given person, without the requester and closed accounts, sorted by name. */
export const findDeciders = (
  db: Db,
  { companyId, requesterId, personId }: DecidersOf,
): Promise<DeciderRow[]> =>
  db
    .selectFrom('users as u')
    .where('u.company_id', '=', companyId)
    .where('u.is_active', '=', true)
    .where('u.id', '<>', requesterId)
    .where((eb) => eb.or([eb('u.role', '=', 'company_admin'), eb('u.id', '=', personId)]))
    .select([
      'u.id',
      'u.email',
      'u.role',
      nameOrEmail.as('name'),
      delegateOf(requesterId).as('delegate'),
    ])
    .orderBy(sql`lower(${nameOrEmail})`)
    .orderBy('u.id')
    .execute();

/** Undefined for an unknown cost centre. */
export const findOwner = (db: Db, costCentreId: number) =>
  db
    .selectFrom('cost_centres')
    .select('owner_id')
    .where('id', '=', costCentreId)
    .executeTakeFirst();

/** People on whose behalf the person currently decides: same company, open accounts. */
export const findDelegators = (db: Db, personId: number) =>
  db
    .selectFrom('delegations as d')
    .innerJoin('users as u', 'u.id', 'd.person_id')
    .innerJoin('users as p', 'p.id', 'd.delegate_id')
    .where('d.delegate_id', '=', personId)
    .where(delegationIsInForce)
    .where('u.is_active', '=', true)
    .whereRef('u.company_id', '=', 'p.company_id')
    .select(['u.id', 'u.role', nameOrEmail.as('name')])
    .orderBy('u.id')
    .execute();
