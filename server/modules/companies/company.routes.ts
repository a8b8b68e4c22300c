import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { CompanyService } from './company.service';

export type CompanyOperation = 'getCompanyBilling' | 'updateCompanyBilling';

export function createCompanyHandlers(service: CompanyService): Handlers<CompanyOperation> {
  return {
    getCompanyBilling: (request) => service.billing(callerOf(request)),
    updateCompanyBilling: (request) => service.updateBilling(callerOf(request), request.body),
  };
}
