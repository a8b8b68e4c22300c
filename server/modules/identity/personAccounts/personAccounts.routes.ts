import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { forbidden } from '../../../lib/errors';
import { etagOf } from '../../../lib/version';
import type { PersonAccountsService } from './personAccounts.service';

export type PersonAccountsOperation = 'listPeople' | 'createPerson' | 'getPerson' | 'updatePerson';

const notYet = async () => {
  throw forbidden('This is not possible yet.');
};

export function createPersonAccountsHandlers(
  service: PersonAccountsService,
): Handlers<PersonAccountsOperation> {
  return {
    listPeople: (request) => service.list(callerOf(request), request.query),
    createPerson: notYet,
    async getPerson(request, reply) {
      const person = await service.get(callerOf(request), request.params.id);
      reply.header('ETag', etagOf(person.version));
      return person;
    },
    updatePerson: notYet,
  };
}
