/**
 * openapi.yaml -> src/api/generated/endpoints.gen.ts (RTK Query) and
 * server/contract/api.gen.ts (types). `--check` writes nothing and fails when either is stale.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import openapiTypescript, { astToString } from 'openapi-typescript';
import config from '../codegen.config';

const root = path.resolve(import.meta.dirname, '..');
const banner = '// Generated from openapi.yaml by `npm run api`. Never edited by hand.\n';

async function clientSource(): Promise<string> {
  // Without an output file the generator hands the text back instead of writing it.
  const { outputFile: _outputFile, ...rest } = config as typeof config & { outputFile: string };
  const source = await generateEndpoints({
    ...rest,
    apiFile: path.join(root, 'src/api/emptyApi.ts'),
    schemaFile: path.join(root, 'openapi.yaml'),
  });
  if (typeof source !== 'string') throw new Error('The client generator gave no text.');
  return banner + source.replace(/from ["'][^"']*emptyApi["']/, "from '../emptyApi'");
}

async function serverSource(): Promise<string> {
  const ast = await openapiTypescript(new URL('../openapi.yaml', import.meta.url), {
    defaultNonNullable: false,
  });
  return banner + astToString(ast);
}

const outputs = [
  { file: 'src/api/generated/endpoints.gen.ts', make: clientSource },
  { file: 'server/contract/api.gen.ts', make: serverSource },
];

const check = process.argv.includes('--check');
let stale = 0;
for (const { file, make } of outputs) {
  const source = await make();
  const target = path.join(root, file);
  const present = await readFile(target, 'utf8').catch(() => '');
  if (present === source) {
    console.log(`${file}: up to date`);
  } else if (check) {
    stale += 1;
    console.error(`${file}: stale. Run \`npm run api\` and commit the result.`);
  } else {
    await writeFile(target, source);
    console.log(`${file}: written`);
  }
}
process.exitCode = stale > 0 ? 1 : 0;
