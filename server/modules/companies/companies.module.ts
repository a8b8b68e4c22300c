import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import type { ResolveTxt } from '../../lib/txtRecords';
import { createChangeCompany } from './accounts/changeCompany.service';
import {
  createCompanyAccountsHandlers,
  type CompanyAccountsOperation,
} from './accounts/companyAccounts.routes';
import { createCompanyAccountsService } from './accounts/companyAccounts.service';
import { createCompanyDomains } from './accounts/companyDomains.service';
import { createMergeCompany, type MergeDeps } from './accounts/mergeCompany.service';
import { createCompanyHandlers, type CompanyOperation } from './company.routes';
import { createCompanyService } from './company.service';
import { createContactsHandlers, type ContactsOperation } from './contacts.routes';
import { createContactsService } from './contacts.service';
import { createDomainHandlers, type DomainOperation } from './domain/domain.routes';
import { createDomainService } from './domain/domain.service';
import {
  createInvitationHandlers,
  type InvitationOperation,
} from './invitations/invitations.routes';
import { createInvitationsService, type InvitationDeps } from './invitations/invitations.service';
import {
  createPeopleInvitationHandlers,
  type PeopleInvitationOperation,
} from './invitations/peopleInvitations.routes';
import { createPeopleInvitationsService } from './invitations/peopleInvitations.service';

interface CompaniesServices
  extends
    Pick<InvitationDeps, 'mail' | 'rateLimits' | 'identity'>,
    Pick<MergeDeps, 'moveBookings' | 'spending' | 'mergeCredits'> {
  resolveTxt: ResolveTxt;
}

/**
 * A company's domain and invitations, its billing details, and the contacts suggested as attendees.
 */
export function createCompaniesModule(modules: ModuleDeps, services: CompaniesServices) {
  const deps = { ...modules, ...services };
  const invitations = createInvitationsService(deps);
  const handlers: Handlers<
    | CompanyOperation
    | CompanyAccountsOperation
    | ContactsOperation
    | DomainOperation
    | InvitationOperation
    | PeopleInvitationOperation
  > = {
    ...createCompanyHandlers(createCompanyService(deps)),
    ...createCompanyAccountsHandlers({
      accounts: createCompanyAccountsService(deps),
      changes: createChangeCompany(deps),
      domains: createCompanyDomains(deps),
      merging: createMergeCompany(deps),
    }),
    ...createPeopleInvitationHandlers(createPeopleInvitationsService({ ...deps, invitations })),
    ...createContactsHandlers(createContactsService(deps)),
    ...createDomainHandlers(createDomainService(deps)),
    ...createInvitationHandlers(invitations, deps.config),
  };
  return { handlers, purgeExpired: invitations.purgeExpired };
}
