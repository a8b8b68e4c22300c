import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import { createCompanyHandlers, type CompanyOperation } from './company.routes';
import { createCompanyService } from './company.service';
import { createContactsHandlers, type ContactsOperation } from './contacts.routes';
import { createContactsService } from './contacts.service';

/** A company's billing details, and the contacts suggested as attendees. */
export function createCompaniesModule(deps: Pick<ModuleDeps, 'db'>) {
  const handlers: Handlers<CompanyOperation | ContactsOperation> = {
    ...createCompanyHandlers(createCompanyService(deps)),
    ...createContactsHandlers(createContactsService(deps)),
  };
  return { handlers };
}
