import { LOAD_ONCE, useFileDownload } from '@/api';
import { consoleApi } from '@/api/console';
import type { ExportFormat } from '@/components/dialogs/ExportMenu';
import { exportArgs, type HospitalityFilters } from './hospitalityFilters';

const { exportCompanyHospitalityCsv, exportCompanyHospitalityXlsx } = consoleApi.endpoints;

/** Saves whom the filters find as a file; the result is shown by a toast. */
export function useHospitalityExport(filters: HospitalityFilters) {
  const download = useFileDownload();
  return (format: ExportFormat) => {
    const call = format === 'csv' ? exportCompanyHospitalityCsv : exportCompanyHospitalityXlsx;
    return download(call.initiate(exportArgs(filters), LOAD_ONCE), {
      name: `hospitality.${format}`,
      done: 'Your file with the hospitality is saved.',
      failed: 'The hospitality could not be exported. Please try again.',
    });
  };
}
