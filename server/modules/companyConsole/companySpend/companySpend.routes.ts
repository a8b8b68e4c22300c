import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { sendFile } from '../../../lib/spreadsheet/exportedFile';
import type { AttendanceFiles } from './attendanceFiles.service';
import type { CompanyOverviewService } from './companyOverview.service';
import type { SpendService } from './spend.service';
import type { SpendFiles } from './spendFiles.service';

export type CompanySpendOperation =
  | 'getCompanyOverview'
  | 'getCompanySpend'
  | 'exportCompanySpendCsv'
  | 'exportCompanySpendXlsx'
  | 'exportCompanyAttendanceCsv'
  | 'exportCompanyAttendanceXlsx';

interface CompanySpendServices {
  overview: CompanyOverviewService;
  spend: Pick<SpendService, 'spend'>;
  files: SpendFiles;
  attendance: AttendanceFiles;
}

export function createCompanySpendHandlers({
  overview,
  spend,
  files,
  attendance,
}: CompanySpendServices): Handlers<CompanySpendOperation> {
  return {
    getCompanyOverview: (request) => overview.overview(callerOf(request), request.query),
    getCompanySpend: (request) => spend.spend(callerOf(request), request.query),
    exportCompanySpendCsv: (request, reply) =>
      sendFile(reply, files.export(callerOf(request), request.query, 'csv')),
    exportCompanySpendXlsx: (request, reply) =>
      sendFile(reply, files.export(callerOf(request), request.query, 'xlsx')),
    exportCompanyAttendanceCsv: (request, reply) =>
      sendFile(reply, attendance.export(callerOf(request), 'csv')),
    exportCompanyAttendanceXlsx: (request, reply) =>
      sendFile(reply, attendance.export(callerOf(request), 'xlsx')),
  };
}
