/**
 * Builds the package for `npm pack`: generates the sources that git does not hold, and compiles. The types of the
 * calls are those of the server.
 */
import { execFileSync } from 'node:child_process';
import { copyFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generatedClient } from '../../scripts/lib/contract/generatedClient';

const here = import.meta.dirname;
const root = path.resolve(here, '../..');

const HEAD =
  /^import .*\nconst injectedRtkApi = api\.injectEndpoints\(\{\n {2}endpoints: \(build\) => /;
const END = /,\n {2}overrideExisting: false,\n\}\);\nexport \{ injectedRtkApi as \w+ \};\n/;

/** The generated endpoints as a function, so that the caller's `createApi` decides about hooks, base query and tags. */
async function endpointsSource(): Promise<string> {
  const source = await generatedClient('endpoints', () => true, false);
  if (!HEAD.test(source) || !END.test(source))
    throw new Error('The client generator writes another frame around the endpoints.');
  return source
    .replace(
      HEAD,
      `import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import type { FoyerBaseQuery } from './baseQuery.js';

/** All operations, for \`createApi({ baseQuery, endpoints })\`. */
export const endpoints = <Tag extends string, Path extends string>(
  build: EndpointBuilder<FoyerBaseQuery, Tag, Path>,
) => `,
    )
    .replace(END, ';\n');
}

await rm(path.join(here, 'dist'), { recursive: true, force: true });
await writeFile(path.join(here, 'src/endpoints.gen.ts'), await endpointsSource());
await copyFile(path.join(root, 'server/contract/api.gen.ts'), path.join(here, 'src/api.gen.ts'));
await copyFile(path.join(root, 'LICENSE'), path.join(here, 'LICENSE'));
execFileSync(process.execPath, [path.join(root, 'node_modules/typescript-7/bin/tsc'), '-p', here], {
  stdio: 'inherit',
});
