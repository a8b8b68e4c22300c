import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import { sendFile } from '../../lib/spreadsheet/exportedFile';
import { etagOf, readIfMatch } from '../../lib/version';
import type { CreditService } from './credit.service';
import type { ReceiptsService } from './receipts.service';
import type { StatementFiles } from './statementFiles.service';

export type CreditOperation =
  | 'getCompanyCredit'
  | 'exportCompanyCreditCsv'
  | 'exportCompanyCreditXlsx'
  | 'getCreditOfCompany'
  | 'updateCreditOfCompany'
  | 'recordCreditReceipt'
  | 'reverseCreditReceipt';

interface CreditServices {
  credit: CreditService;
  receipts: ReceiptsService;
  files: StatementFiles;
}

export function createCreditHandlers({
  credit,
  receipts,
  files,
}: CreditServices): Handlers<CreditOperation> {
  return {
    getCompanyCredit: async (request) => credit.own(callerOf(request)),
    exportCompanyCreditCsv: (request, reply) =>
      sendFile(reply, files.export(callerOf(request), 'csv')),
    exportCompanyCreditXlsx: (request, reply) =>
      sendFile(reply, files.export(callerOf(request), 'xlsx')),
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
    reverseCreditReceipt: async (request) => {
      const { id: companyId, receipt_id: receiptId } = request.params;
      return receipts.reverse(callerOf(request), { companyId, receiptId }, request.body);
    },
  };
}
