import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { etagOf, readIfMatch } from '../../../lib/version';
import type { ChangePerson } from './changePerson.service';
import type { MakePerson } from './makePerson.service';
import type { PersonAccountsService } from './personAccounts.service';

export type PersonAccountsOperation = 'listPeople' | 'createPerson' | 'getPerson' | 'updatePerson';

export function createPersonAccountsHandlers(
  service: PersonAccountsService,
  { make }: MakePerson,
  { change }: ChangePerson,
): Handlers<PersonAccountsOperation> {
  return {
    listPeople: (request) => service.list(callerOf(request), request.query),
    createPerson: (request) => make(callerOf(request), request.body),
    async getPerson(request, reply) {
      const person = await service.get(callerOf(request), request.params.id);
      reply.header('ETag', etagOf(person.version));
      return person;
    },
    async updatePerson(request, reply) {
      const expected = readIfMatch(request.headers['if-match']);
      const { id } = request.params;
      const person = await change(callerOf(request), id, request.body, expected);
      reply.header('ETag', etagOf(person.version));
      return person;
    },
  };
}
