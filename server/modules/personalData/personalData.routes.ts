import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { ErasePerson } from './erasure/erasePerson.service';
import type { ExportPersonalData } from './export/exportPersonalData.service';

export type PersonalDataOperation = 'exportPersonalData' | 'eraseUser';

export const createPersonalDataHandlers = (
  data: ExportPersonalData,
  people: ErasePerson,
): Handlers<PersonalDataOperation> => ({
  async exportPersonalData(request, reply) {
    const file = await data.export(callerOf(request), request.params.id);
    reply.type('application/vnd.foyer.personal-data+json');
    reply.header('Content-Disposition', file.disposition);
    return file.content;
  },

  eraseUser: (request) => people.erase(callerOf(request), request.params.id, request.body),
});
