import { LOAD_ONCE, useFileDownload } from '@/api';
import { consoleApi } from '@/api/console';
import type { ExportFormat } from '@/components/dialogs/ExportMenu';

const { exportCompanyCreditCsv, exportCompanyCreditXlsx } = consoleApi.endpoints;

/** Saves the statement of the account as a file; the result is shown by a toast. */
export function useAccountExport() {
  const download = useFileDownload();
  return (format: ExportFormat) => {
    const call = format === 'csv' ? exportCompanyCreditCsv : exportCompanyCreditXlsx;
    return download(call.initiate(undefined, LOAD_ONCE), {
      name: `account.${format}`,
      done: 'Your file with the statement is saved.',
      failed: 'The statement could not be exported. Please try again.',
    });
  };
}
