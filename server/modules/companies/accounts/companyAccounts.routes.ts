import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { etagOf, readIfMatch } from '../../../lib/version';
import type { ChangeCompany } from './changeCompany.service';
import type { CompanyAccountsService } from './companyAccounts.service';
import type { CompanyDomains } from './companyDomains.service';
import type { MergeCompany } from './mergeCompany.service';

export type CompanyAccountsOperation =
  | 'listCompanies'
  | 'createCompany'
  | 'getCompanyAccount'
  | 'updateCompanyAccount'
  | 'mergeCompany'
  | 'addCompanyDomain'
  | 'setCompanyDomain'
  | 'removeCompanyDomain'
  | 'verifyAddedDomain';

interface CompanyAccountsServices {
  accounts: CompanyAccountsService;
  changes: ChangeCompany;
  domains: CompanyDomains;
  merging: MergeCompany;
}

export function createCompanyAccountsHandlers({
  accounts,
  changes,
  domains,
  merging,
}: CompanyAccountsServices): Handlers<CompanyAccountsOperation> {
  return {
    listCompanies: (request) => accounts.list(callerOf(request), request.query),
    createCompany: async (request) => changes.create(callerOf(request), request.body),
    async getCompanyAccount(request, reply) {
      const company = await accounts.get(callerOf(request), request.params.id);
      reply.header('ETag', etagOf(company.version));
      return company;
    },
    async updateCompanyAccount(request, reply) {
      const expected = readIfMatch(request.headers['if-match']);
      const { id } = request.params;
      const company = await changes.change(callerOf(request), id, request.body, expected);
      reply.header('ETag', etagOf(company.version));
      return company;
    },
    mergeCompany: (request) => merging.merge(callerOf(request), request.params.id, request.body),
    addCompanyDomain: async (request) =>
      domains.add(callerOf(request), request.params.id, request.body),
    setCompanyDomain: (request) =>
      domains.setProof(callerOf(request), request.params, request.body),
    removeCompanyDomain: (request) => domains.remove(callerOf(request), request.params),
    verifyAddedDomain: (request) => domains.verify(callerOf(request), request.params),
  };
}
