import type { ModuleDeps } from '../../../deps';
import type { AdminContext, LockedAdmin } from './lastAdmin.rules';

type Db = ModuleDeps['db'];

/**
 * Locks the admins of the platform and of one company who may sign in, by id, before any other person. When two admins
 * are removed concurrently, the second removal waits and sees the first.
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

/** What `assertAdminsRemain` needs to know about the person's company. */
export async function readCompanyOf(
  trx: Db,
  { id, company_id: companyId }: { id: number; company_id: number | null },
): Promise<Omit<AdminContext, 'admins'>> {
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
