/**
 * Which files a file depends on, for `npm test -- related` alone. All modules of the server meet where the app is
 * composed, and almost every test builds the app: through there each change would concern every test. Types change
 * nothing that a test could see.
 */
import path from 'node:path';

const COMPOSITION = /[\\/]server[\\/](app|appModules|main|.*\.module|demo[\\/]index)\.ts$/;
const TYPES = /^(import|export) type [^;]*;/gm;

export const extract = (code, file, extractAll) =>
  COMPOSITION.test(path.normalize(file)) ? new Set() : extractAll(code.replace(TYPES, ''));

export const getCacheKey = () => COMPOSITION.source;
