import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { ExportPersonalData } from './export/exportPersonalData.service';

export type PersonalDataOperation = 'exportPersonalData';

export const createPersonalDataHandlers = (
  data: ExportPersonalData,
): Handlers<PersonalDataOperation> => ({
  async exportPersonalData(request, reply) {
    const file = await data.export(callerOf(request), request.params.id);
    reply.type('application/vnd.foyer.personal-data+json');
    reply.header('Content-Disposition', file.disposition);
    return file.content;
  },
});
