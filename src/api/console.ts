/** The calls that only the consoles make; nothing that a booker's pages load may import it. */
export { consoleApi } from './consoleCachePolicy';
// Must be after consoleCachePolicy, so that the tags are set before a hook is used.
export * from './generated/consoleEndpoints.gen';
export { useExport } from './useFileDownload';
export { useUploadPicture } from './uploadPicture';
export { useVersionedSave } from './useVersionedSave';
