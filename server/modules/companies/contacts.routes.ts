import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { ContactsService } from './contacts.service';

export type ContactsOperation = 'listAttendeeContacts';

export function createContactsHandlers(service: ContactsService): Handlers<ContactsOperation> {
  return {
    listAttendeeContacts: (request) => service.list(callerOf(request), request.query),
  };
}
