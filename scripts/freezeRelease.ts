/** Makes the contract that of a release: `npm version` runs it after it has changed package.json. */
import path from 'node:path';
import { freezeRelease } from './lib/contract/freezeRelease';

const today = new Date().toISOString().slice(0, 10);
await freezeRelease(path.resolve(import.meta.dirname, '..'), today);
