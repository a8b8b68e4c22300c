import { LOAD_ONCE, useFileDownload, type PaymentKind } from '@/api';
import { consoleApi, type GetTakingsApiArg } from '@/api/console';

const { exportTakingsCsv, exportTakingsXlsx, exportGstSummaryCsv } = consoleApi.endpoints;

const textsFor = (what: string, name: string) => ({
  name,
  done: `Your file with the ${what} is saved.`,
  failed: `The ${what} could not be exported. Please try again.`,
});

/** Saves takings and GST as files; the result is shown by a toast. */
export function useTakingsExport() {
  const download = useFileDownload();
  return {
    takings: (format: 'csv' | 'xlsx', query: GetTakingsApiArg) => {
      const call = format === 'csv' ? exportTakingsCsv : exportTakingsXlsx;
      return download(call.initiate(query, LOAD_ONCE), textsFor('takings', `takings.${format}`));
    },
    gstSummary: (query: { id: number; month: string; payments?: PaymentKind }) =>
      download(
        exportGstSummaryCsv.initiate(query, LOAD_ONCE),
        textsFor('GST summary', `gst-${query.month}.csv`),
      ),
  };
}
