import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { DomainService } from './domain.service';

export type DomainOperation = 'getCompany' | 'verifyCompanyDomain' | 'setCompanyDomainProof';

export function createDomainHandlers(service: DomainService): Handlers<DomainOperation> {
  return {
    getCompany: (request) => service.company(callerOf(request)),
    verifyCompanyDomain: (request) => service.verify(callerOf(request)),
    setCompanyDomainProof: (request) =>
      service.setProof(callerOf(request), request.params.id, request.body),
  };
}
