import type { Role } from '../../../db/schema/identity';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export interface AccountRow {
  id: number;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  role: Role;
  is_active: boolean;
  company_name: string | null;
}

const accounts = (db: Db) =>
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
      'users.is_active',
      'companies.name as company_name',
    ]);

export const listAccounts = (
  db: Db,
  { role, limit }: { role?: Role | undefined; limit: number },
): Promise<AccountRow[]> =>
  accounts(db)
    .$if(role !== undefined, (query) => query.where('users.role', '=', role ?? 'employee'))
    .orderBy('users.id')
    .limit(limit)
    .execute();

/** @param login username or email, in lower case */
export const findAccount = (db: Db, login: string): Promise<AccountRow | undefined> =>
  accounts(db)
    .where((eb) => eb.or([eb('users.username', '=', login), eb('users.email', '=', login)]))
    .executeTakeFirst();

export const findCompany = (db: Db, domain: string) =>
  db.selectFrom('companies').select('id').where('domain', '=', domain).executeTakeFirst();

/** Locks the person first, as every closing does, so that it waits for a payment that is being settled. */
export async function deactivate(db: Db, userId: number, at: Date): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  await db
    .updateTable('users')
    .set({ is_active: false, updated_at: at })
    .where('id', '=', userId)
    .execute();
}
