import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { CompanyService } from './company.service';

export type CompanyOperation =
  | 'getCompanyBilling'
  | 'updateCompanyBilling'
  | 'getCompanySecondFactor'
  | 'setCompanySecondFactor';

export function createCompanyHandlers(service: CompanyService): Handlers<CompanyOperation> {
  return {
    getCompanyBilling: (request) => service.billing(callerOf(request)),
    updateCompanyBilling: (request) => service.updateBilling(callerOf(request), request.body),
    getCompanySecondFactor: (request) => service.secondFactor(callerOf(request)),
    setCompanySecondFactor: (request) =>
      service.setSecondFactor(callerOf(request), request.body.required_for_admins),
  };
}
