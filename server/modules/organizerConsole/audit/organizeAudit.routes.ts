import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { sendFile } from '../../../lib/spreadsheet/exportedFile';
import type { AuditReader } from '../../identity/audit/auditReader.service';
import type { OrganizeAuditService } from './organizeAudit.service';

export type OrganizeAuditOperation =
  | 'listEventAudit'
  | 'exportEventAuditCsv'
  | 'exportEventAuditXlsx'
  | 'listOrganizerAudit'
  | 'exportOrganizerAuditCsv'
  | 'exportOrganizerAuditXlsx';

export function createOrganizeAuditHandlers(
  subjects: OrganizeAuditService,
  reader: AuditReader,
): Handlers<OrganizeAuditOperation> {
  return {
    listEventAudit: async (request) =>
      reader.list(await subjects.event(callerOf(request), request.params.id), request.query),
    exportEventAuditCsv: async (request, reply) => {
      const caller = callerOf(request);
      const subject = await subjects.event(caller, request.params.id);
      return sendFile(reply, reader.file(caller, subject, request.query, 'csv'));
    },
    exportEventAuditXlsx: async (request, reply) => {
      const caller = callerOf(request);
      const subject = await subjects.event(caller, request.params.id);
      return sendFile(reply, reader.file(caller, subject, request.query, 'xlsx'));
    },
    listOrganizerAudit: async (request) =>
      reader.list(await subjects.organizer(callerOf(request), request.params.id), request.query),
    exportOrganizerAuditCsv: async (request, reply) => {
      const caller = callerOf(request);
      const subject = await subjects.organizer(caller, request.params.id);
      return sendFile(reply, reader.file(caller, subject, request.query, 'csv'));
    },
    exportOrganizerAuditXlsx: async (request, reply) => {
      const caller = callerOf(request);
      const subject = await subjects.organizer(caller, request.params.id);
      return sendFile(reply, reader.file(caller, subject, request.query, 'xlsx'));
    },
  };
}
