import { errorMessage, LOAD_ONCE } from '@/api';
import { consoleApi } from '@/api/console';
import { saveFile } from '@/lib/saveFile';
import { useAppDispatch, useToast } from '@/state';

/** Saves everything that is kept about the person as a JSON file; the result is shown by a toast. */
export function useDataDownload(id: number) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  return async (): Promise<void> => {
    try {
      const request = consoleApi.endpoints.exportPersonalData.initiate({ id }, LOAD_ONCE);
      const text = JSON.stringify(await dispatch(request).unwrap(), null, 2);
      saveFile(new Blob([text], { type: 'application/json' }), 'Foyer personal data.json');
      toast.success('Your file with your data is saved.');
    } catch (error) {
      toast.error(errorMessage(error, 'Your data could not be downloaded. Please try again.'));
    }
  };
}
