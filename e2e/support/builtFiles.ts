import { readFileSync } from 'node:fs';
import path from 'node:path';

type Manifest = Record<string, { file: string } | undefined>;

const manifestFile = path.resolve(import.meta.dirname, '../../dist/web/.vite/manifest.json');

/** Matches the address of the script that the build has made of this source file. */
export function scriptOf(source: string): RegExp {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const built = manifest[source];
  if (!built) throw new Error(`The build has no script of ${source}.`);
  return new RegExp(`/${built.file.replaceAll('.', '\\.')}$`);
}
