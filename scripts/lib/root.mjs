import path from 'node:path';

/** The folder of package.json. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Results and stamps of tools; safe to delete. */
export const cacheDir = path.join(root, '.cache');
