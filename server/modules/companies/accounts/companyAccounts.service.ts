import type { Caller } from '../../../contract/caller';
import type { QueryOf, Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { AppError, notFound } from '../../../lib/errors';
import { peopleScopeOf, type PeopleScope } from '../../identity/people/peopleScope.rules';
import { presentCompanyAccount } from './companyAccounts.presenter';
import * as repository from './companyAccounts.repository';
import type { CompanyAccountRow } from './companyAccounts.repository';

type Db = ModuleDeps['db'];

const companyNotFound = () => notFound('Company not found');

/** @throws 404, 404 company_merged */
function assertExists(row: CompanyAccountRow | undefined): asserts row is CompanyAccountRow {
  if (!row) throw companyNotFound();
  if (row.merged_into === null) return;
  throw new AppError(
    404,
    'company_merged',
    `${row.name} has become part of ${row.merged_name ?? 'another company'}.`,
    { details: { into: { id: row.merged_into, name: row.merged_name } } },
  );
}

/** The company as the caller may see it. @throws 403, 404, 404 company_merged */
export async function readCompanyAccount(
  db: Db,
  caller: Caller,
  id: number,
): Promise<CompanyAccountRow> {
  const scope = peopleScopeOf(caller);
  if (!isInScope(scope, id)) throw companyNotFound();
  const row = await repository.findCompanyAccount(db, scope, id);
  assertExists(row);
  return row;
}

const isInScope = (scope: PeopleScope, id: number) => scope === null || scope.companyId === id;

export type CompanyAccountsService = ReturnType<typeof createCompanyAccountsService>;

/** Companies as managed by the platform and by their admins. */
export function createCompanyAccountsService({ db }: Pick<ModuleDeps, 'db'>) {
  return {
    /** @throws 403, 404 without a company */
    async list(
      caller: Caller,
      query: QueryOf<'listCompanies'>,
    ): Promise<Schemas['CompanyAccountList']> {
      const { search = '', status = null, proven = null, ordering = 'name' } = query;
      const { page = 1, page_size: size = 20 } = query;
      const scope = peopleScopeOf(caller);
      const filter = { scope, text: search.trim().toLowerCase(), isProven: proven };
      const counts = await repository.countCompanies(db, filter);
      const count = status === null ? counts.active + counts.suspended : counts[status];
      const offset = (page - 1) * size;
      const rows =
        offset < count
          ? await repository.findCompanies(db, filter, { status, ordering, limit: size, offset })
          : [];
      return {
        count,
        page,
        page_size: size,
        counts,
        results: rows.map((row) => presentCompanyAccount(row, caller)),
      };
    },

    /** @throws 403, 404, 404 company_merged */
    get: async (caller: Caller, id: number): Promise<Schemas['CompanyAccount']> =>
      presentCompanyAccount(await readCompanyAccount(db, caller, id), caller),
  };
}
