import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { forbidden } from '../../../lib/errors';
import { etagOf } from '../../../lib/version';
import type { CompanyAccountsService } from './companyAccounts.service';

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

const notYet = async () => {
  throw forbidden('This is not possible yet.');
};

export function createCompanyAccountsHandlers(
  service: CompanyAccountsService,
): Handlers<CompanyAccountsOperation> {
  return {
    listCompanies: (request) => service.list(callerOf(request), request.query),
    createCompany: notYet,
    async getCompanyAccount(request, reply) {
      const company = await service.get(callerOf(request), request.params.id);
      reply.header('ETag', etagOf(company.version));
      return company;
    },
    updateCompanyAccount: notYet,
    mergeCompany: notYet,
    addCompanyDomain: notYet,
    setCompanyDomain: notYet,
    removeCompanyDomain: notYet,
    verifyAddedDomain: notYet,
  };
}
