import { sql } from 'kysely';
import { fullName } from '../../../db/expressions/personName';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** A budget as it is now, to one person who is told of it; minor units. */
export interface MailedBudget {
  person_id: number;
  email: string;
  person_name: string;
  cost_centre_id: number;
  code: string;
  name: string;
  starts_on: string;
  ends_on: string;
  currency: string;
  is_hard: boolean;
  budget: number;
  used: number;
}

/** For the owner of the cost centre and the admins of its company; none once it is deleted. */
export async function findMailedBudget(db: Db, id: number): Promise<MailedBudget[]> {
  const { rows } = await sql<MailedBudget>`
    select u.id as person_id, u.email, ${fullName} as person_name, c.id as cost_centre_id, c.code,
      c.name, b.starts_on::text, b.ends_on::text, b.currency, b.enforcement = 'hard' as is_hard,
      b.amount + b.carried_over as budget, b.reserved + b.committed as used
    from budgets b
    join cost_centres c on c.id = b.cost_centre_id
    join users u on u.company_id = c.company_id and u.is_active
      and (u.id = c.owner_id or u.role = 'company_admin')
    where b.id = ${id} order by u.id
  `.execute(db);
  return rows;
}
