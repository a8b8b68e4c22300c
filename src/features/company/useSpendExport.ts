import { LOAD_ONCE, useFileDownload } from '@/api';
import { consoleApi } from '@/api/console';
import type { ExportFormat } from '@/components/dialogs/ExportMenu';
import type { Period } from '@/lib/periods';

const { exportCompanySpendCsv, exportCompanySpendXlsx } = consoleApi.endpoints;

/** Saves the spend of a period as a file; the result is shown by a toast. */
export function useSpendExport(period: Period) {
  const download = useFileDownload();
  return (format: ExportFormat) => {
    const call = format === 'csv' ? exportCompanySpendCsv : exportCompanySpendXlsx;
    return download(call.initiate(period, LOAD_ONCE), {
      name: `spend.${format}`,
      done: 'Your file with the spend is saved.',
      failed: 'The spend could not be exported. Please try again.',
    });
  };
}
