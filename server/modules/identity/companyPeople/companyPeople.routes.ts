import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { CompanyPeopleService } from './companyPeople.service';

export type CompanyPeopleOperation = 'listCompanyPeople' | 'deactivateUser' | 'reactivateUser';

export function createCompanyPeopleHandlers(
  service: CompanyPeopleService,
): Handlers<CompanyPeopleOperation> {
  return {
    listCompanyPeople: (request) => service.list(callerOf(request), request.query),
    deactivateUser: (request) =>
      service.close(callerOf(request), request.params.id, request.body?.bookings),
    reactivateUser: (request) => service.reopen(callerOf(request), request.params.id),
  };
}
