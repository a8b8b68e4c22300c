import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { sendFile } from '../../../lib/spreadsheet/exportedFile';
import type { HospitalityService } from './hospitality.service';

export type HospitalityOperation =
  | 'getCompanyHospitality'
  | 'exportCompanyHospitalityCsv'
  | 'exportCompanyHospitalityXlsx';

export const createHospitalityHandlers = (
  service: HospitalityService,
): Handlers<HospitalityOperation> => ({
  getCompanyHospitality: (request) => service.report(callerOf(request), request.query),
  exportCompanyHospitalityCsv: (request, reply) =>
    sendFile(reply, service.export(callerOf(request), request.query, 'csv')),
  exportCompanyHospitalityXlsx: (request, reply) =>
    sendFile(reply, service.export(callerOf(request), request.query, 'xlsx')),
});
