import { sql } from 'kysely';
import { inReach } from '../../../db/expressions/companyReach';
import type { ModuleDeps } from '../../../deps';
import type { PeopleScope } from '../../identity/people/peopleScope.rules';
import { isOpen, rows, type InvitationRow } from './invitations.repository';

type Db = ModuleDeps['db'];

export interface InvitationFilter {
  scope: PeopleScope;
  company: number | null;
  /** Part of the address, in lower case. */
  text: string;
}

const matches = ({ scope, company, text }: InvitationFilter) => {
  const isReached = scope
    ? inReach(scope, { company: 'i.company_id', person: 'i.invited_by' })
    : sql<boolean>`true`;
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(${isOpen} and ${isReached}
    and (${company}::bigint is null or i.company_id = ${company}::bigint)
    and (${text} = '' or i.email like ${pattern}))`;
};

export async function countInvitations(db: Db, filter: InvitationFilter): Promise<number> {
  const { count } = await db
    .selectFrom('invitations as i')
    .where(matches(filter))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Newest first. */
export const findInvitations = (
  db: Db,
  filter: InvitationFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<InvitationRow[]> =>
  rows(db).where(matches(filter)).orderBy('i.id', 'desc').limit(limit).offset(offset).execute();
