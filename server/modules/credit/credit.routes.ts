import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import { etagOf, readIfMatch } from '../../lib/version';
import type { CreditService } from './credit.service';
import type { ReceiptsService } from './receipts.service';

export type CreditOperation =
  'getCompanyCredit' | 'getCreditOfCompany' | 'updateCreditOfCompany' | 'recordCreditReceipt';

export function createCreditHandlers(
  credit: CreditService,
  receipts: ReceiptsService,
): Handlers<CreditOperation> {
  return {
    getCompanyCredit: async (request) => credit.own(callerOf(request)),
    async getCreditOfCompany(request, reply) {
      const found = await credit.get(callerOf(request), request.params.id);
      reply.header('ETag', etagOf(found.version));
      return found;
    },
    async updateCreditOfCompany(request, reply) {
      const expected = readIfMatch(request.headers['if-match']);
      const { id } = request.params;
      const changed = await credit.update(callerOf(request), id, request.body, expected);
      reply.header('ETag', etagOf(changed.version));
      return changed;
    },
    recordCreditReceipt: async (request) =>
      receipts.record(callerOf(request), request.params.id, request.body),
  };
}
