import { callerOf, type Caller } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { forbidden, notFound } from '../../../lib/errors';
import { sendFile } from '../../../lib/spreadsheet/exportedFile';
import type { AuditReader, AuditSubject } from './auditReader.service';

export type AuditOperation =
  | 'listCompanyAudit'
  | 'exportCompanyAuditCsv'
  | 'exportCompanyAuditXlsx'
  | 'listPlatformAudit'
  | 'exportPlatformAuditCsv'
  | 'exportPlatformAuditXlsx';

/** @throws 403, 404 without a company */
function ownCompany({ permissions, companyId, companyName }: Caller): AuditSubject {
  if (!permissions.includes('manage_company')) {
    throw forbidden("Only your company's admin can see its changes.");
  }
  if (companyId === null) throw notFound('You belong to no company.');
  return { scope: { company: companyId }, title: companyName ?? 'Company' };
}

/** @throws 403 */
function everything({ permissions }: Caller): AuditSubject {
  if (permissions.includes('manage_all_users')) return { scope: 'everything', title: 'Foyer' };
  throw forbidden("Only the platform's admins can see all changes.");
}

export function createAuditHandlers(reader: AuditReader): Handlers<AuditOperation> {
  return {
    listCompanyAudit: async (request) => reader.list(ownCompany(callerOf(request)), request.query),
    exportCompanyAuditCsv: async (request, reply) => {
      const caller = callerOf(request);
      return sendFile(reply, reader.file(caller, ownCompany(caller), request.query, 'csv'));
    },
    exportCompanyAuditXlsx: async (request, reply) => {
      const caller = callerOf(request);
      return sendFile(reply, reader.file(caller, ownCompany(caller), request.query, 'xlsx'));
    },
    listPlatformAudit: async (request) => reader.list(everything(callerOf(request)), request.query),
    exportPlatformAuditCsv: async (request, reply) => {
      const caller = callerOf(request);
      return sendFile(reply, reader.file(caller, everything(caller), request.query, 'csv'));
    },
    exportPlatformAuditXlsx: async (request, reply) => {
      const caller = callerOf(request);
      return sendFile(reply, reader.file(caller, everything(caller), request.query, 'xlsx'));
    },
  };
}
