/**
 * `npm test -- drills`: makes five changes of the contract in a copy of the project, generates the clients there and
 * checks the types. Each change must be found in exactly the files that docs/contract-drills.yaml lists; `--accept`
 * writes that list. A file that is missing means that a check has a hole: code uses the contract without its types.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dump, JSON_SCHEMA, load } from 'js-yaml';
import { changeContract, drills, sortErrors } from './lib/contract/drills.mjs';
import { secondsSince, step } from './lib/print.mjs';
import { cacheDir, root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const LIST = path.join(root, 'docs/contract-drills.yaml');
const copy = path.join(cacheDir, 'drills');

function prepareCopy() {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of [
    'api',
    'docs',
    'packages',
    'src',
    'server',
    'e2e',
    'scripts',
    'bench',
    'package.json',
    'tsconfig.json',
  ]) {
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  for (const name of ['vite.config.ts', 'codegen.config.ts', 'jest.config.ts']) {
    cpSync(path.join(root, name), path.join(copy, name));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const contract = load(readFileSync(path.join(root, 'openapi.yaml'), 'utf8'), {
    schema: JSON_SCHEMA,
  });
  // JSON is YAML, and the generator bundles this file.
  writeFileSync(path.join(copy, 'api/openapi.yaml'), JSON.stringify(changeContract(contract)));
}

async function errorsOf(project) {
  const tsc = path.join(root, 'node_modules/typescript-7/bin/tsc');
  const args = [tsc, '--noEmit', '--pretty', 'false', '-p', project];
  return (await run(process.execPath, args, { quiet: true, cwd: copy })).output;
}

const start = performance.now();
await step('Changing the contract in a copy', async () => {
  prepareCopy();
  const args = [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/generateApi.ts'];
  const { code, output } = await run(process.execPath, args, { quiet: true, cwd: copy });
  if (code !== 0) throw new Error(output);
});
let output = '';
for (const folder of ['', 'server/', 'e2e/', 'bench/']) {
  output += await errorsOf(`${folder}tsconfig.json`);
}
const found = sortErrors(output);
rmSync(copy, { recursive: true, force: true });

if (process.argv.includes('--accept')) {
  writeFileSync(
    LIST,
    '# The files in which the compiler finds each change of the contract. Written by `npm test -- drills --accept`.\n' +
      dump(found),
  );
}
const expected = load(readFileSync(LIST, 'utf8'));
let faults = 0;
for (const name of [...Object.keys(drills), 'other']) {
  const [want, have] = [expected[name] ?? [], found[name] ?? []];
  const missing = want.filter((file) => !have.includes(file));
  const more = have.filter((file) => !want.includes(file));
  faults += missing.length + more.length;
  console.log(`${name}: found in ${have.length} files`);
  for (const file of missing) console.error(`  not found any more in ${file}`);
  for (const file of more) console.error(`  also found in ${file}`);
}
console.log(`${faults === 0 ? 'passed' : 'FAILED'} in ${secondsSince(start)}`);
process.exitCode = faults === 0 ? 0 : 1;
