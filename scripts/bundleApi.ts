/** Writes openapi.yaml from its sources alone, for `npm run dev`, which generates the rest when the file changes. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundledContract } from './lib/contract/bundle';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'openapi.yaml');
const source = await bundledContract(root);
if (source !== (await readFile(file, 'utf8').catch(() => ''))) await writeFile(file, source);
