import { LOAD_ONCE } from './callOptions';
import { useFileDownload, type FileRequest } from './useFileDownload';

type ExportFormat = 'csv' | 'xlsx';

/** The endpoints that answer with the same list in each format. */
type ExportCalls<Query> = Record<
  ExportFormat,
  { initiate: (query: Query, options: typeof LOAD_ONCE) => FileRequest }
>;

/**
 * Saves a list as a file; the result is shown by a toast.
 * @param what the list in a sentence, such as `bookings`
 */
export function useExport<Query>(what: string, calls: ExportCalls<Query>, query: Query) {
  const download = useFileDownload();
  return (format: ExportFormat) =>
    download(calls[format].initiate(query, LOAD_ONCE), {
      name: `${what}.${format}`,
      done: `Your file with the ${what} is saved.`,
      failed: `The ${what} could not be exported. Please try again.`,
    });
}
