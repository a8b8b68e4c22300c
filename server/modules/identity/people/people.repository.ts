import { companyDuties } from '../../../db/expressions/companyDuties';
import { isProven } from '../../../db/expressions/companyReach';
import { memberships } from '../../../db/expressions/memberships';
import { hasSecondFactor } from '../../../db/expressions/secondFactor';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

const personQuery = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'users.id',
      'users.username',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.role',
      'users.company_id',
      'users.is_active',
      'companies.name as company_name',
      isProven.as('company_proven'),
      memberships.as('memberships'),
      companyDuties.as('duties'),
      hasSecondFactor.as('has_second_factor'),
      'companies.admins_need_second_factor',
    ]);

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

export const findPerson = (db: Db, userId: number) =>
  personQuery(db).where('users.id', '=', userId).executeTakeFirst();
