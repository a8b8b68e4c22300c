import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { ContactsService } from './contacts.service';

export function createContactsHandlers(service: ContactsService): Handlers<'listAttendeeContacts'> {
  return {
    listAttendeeContacts: (request) => service.list(callerOf(request), request.query),
  };
}
