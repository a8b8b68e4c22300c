import { errorMessage, type PaymentKind } from '@/api';
import { consoleApi, type GetTakingsApiArg } from '@/api/console';
import { saveFile } from '@/lib/saveFile';
import { useAppDispatch, useToast } from '@/state';

/** A subscribed query would load the file again whenever the network comes back. */
const ONCE = { subscribe: false, forceRefetch: true } as const;

/** Saves takings and GST as files; what goes wrong is said by a toast. */
export function useTakingsExport() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const save = async (what: string, name: string, load: () => Promise<Blob>) => {
    try {
      saveFile(await load(), name);
      toast.success(`Your file with the ${what} is saved.`);
    } catch (error) {
      toast.error(errorMessage(error, `The ${what} could not be exported. Please try again.`));
    }
  };
  return {
    takings: (format: 'csv' | 'xlsx', query: GetTakingsApiArg) => {
      const { exportTakingsCsv, exportTakingsXlsx } = consoleApi.endpoints;
      const call = format === 'csv' ? exportTakingsCsv : exportTakingsXlsx;
      return save('takings', `takings.${format}`, () =>
        dispatch(call.initiate(query, ONCE)).unwrap(),
      );
    },
    gstSummary: (query: { id: number; month: string; payments?: PaymentKind }) =>
      save('GST summary', `gst-${query.month}.csv`, () =>
        dispatch(consoleApi.endpoints.exportGstSummaryCsv.initiate(query, ONCE)).unwrap(),
      ),
  };
}
