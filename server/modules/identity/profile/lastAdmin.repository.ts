import type { ModuleDeps } from '../../../deps';
import type { AdminsThere, LockedAdmin } from './lastAdmin.rules';

type Db = ModuleDeps['db'];

/**
 * The admins of the platform and of one company who may sign in. Locked in the order of their ids,
 * before anybody else is locked: of two who are taken away concurrently the second waits and sees the first.
 */
export const lockAdminsOf = (trx: Db, companyId: number | null): Promise<LockedAdmin[]> =>
  trx
    .selectFrom('users')
    .select(['id', 'role', 'company_id'])
    .where('is_active', '=', true)
    .where((eb) =>
      eb.or([
        eb('role', 'in', ['admin', 'super_admin']),
        eb.and([eb('role', '=', 'company_admin'), eb('company_id', '=', companyId)]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

/** The company that the person leaves, or loses its admin in. */
export async function readCompanyOf(
  trx: Db,
  { id, company_id: companyId }: { id: number; company_id: number | null },
): Promise<Omit<AdminsThere, 'admins'>> {
  if (companyId === null) return { colleagues: 0, isSuspended: false };
  const { count, suspended_at: suspendedAt } = await trx
    .selectFrom('companies as c')
    .where('c.id', '=', companyId)
    .select([
      'c.suspended_at',
      (eb) =>
        eb
          .selectFrom('users as u')
          .whereRef('u.company_id', '=', 'c.id')
          .where('u.is_active', '=', true)
          .where('u.id', '<>', id)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('count'),
    ])
    .executeTakeFirstOrThrow();
  return { colleagues: count ?? 0, isSuspended: suspendedAt !== null };
}
