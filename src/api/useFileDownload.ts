import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { saveFile } from '@/lib/saveFile';
import { useAppDispatch, useToast } from '@/state';
import { LOAD_ONCE } from './callOptions';
import { errorMessage } from './errors';

/** A query for a file, made with `initiate(…, LOAD_ONCE)`. */
export type FileRequest = ThunkAction<
  { unwrap: () => Promise<Blob> },
  unknown,
  unknown,
  UnknownAction
>;

interface DownloadTexts {
  /** The name of a file that has none from the server. */
  name: string;
  /** Said when the file is saved; without it nothing is said. */
  done?: string;
  /** Said when it failed and the server gives no reason. */
  failed: string;
}

/** Saves the file that the server answers with; the result is shown by a toast. */
export function useFileDownload() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  return async (request: FileRequest, { name, done, failed }: DownloadTexts): Promise<void> => {
    try {
      saveFile(await dispatch(request).unwrap(), name);
      if (done !== undefined) toast.success(done);
    } catch (error) {
      toast.error(errorMessage(error, failed));
    }
  };
}

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
