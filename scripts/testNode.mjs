/**
 * `npm test -- node 24`: unit tests and the browser's journey on the newest Node 24 of the registry, which
 * is brought into node_modules/.cache. `node 22.12 unit`, `node 24 browser` run other suites.
 */
import path from 'node:path';
import { installNode } from './lib/registryPackage.mjs';
import { run } from './lib/run.mjs';

const [range, ...suites] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(range ?? '')) {
  console.error('Say which Node: npm test -- node 24');
  process.exit(2);
}
const { folder, version } = await installNode(range);
console.log(`Node ${version}`);
const names = suites.length > 0 ? suites : ['unit', 'journey'];
// Programs of packages, such as the browser's runner, take the first node of the PATH.
const { code } = await run(path.join(folder, 'node'), ['scripts/runTests.mjs', ...names], {
  env: { PATH: `${folder}${path.delimiter}${process.env.PATH ?? ''}` },
});
process.exitCode = code;
