/**
 * `npm run verify`: these steps, two at a time. All of them run, even when one fails; ends with a table.
 * `npm run verify -- types lint` runs some.
 */
import { secondsSince, table } from './lib/print.mjs';
import { run } from './lib/run.mjs';

const AT_ONCE = 2;
/** Keeps what it knows of files that have not changed. */
const tsc = (name, folder = `${name}/`) =>
  'node node_modules/typescript-7/bin/tsc --noEmit --incremental ' +
  `-p ${folder}tsconfig.json --tsBuildInfoFile .cache/types-${name}.tsbuildinfo`;
const depcruise = 'depcruise --config .dependency-cruiser';

/** Each step's commands; the first that fails ends it. */
const commands = {
  contract: ['redocly lint openapi.yaml'],
  generated: [
    'tsx scripts/generateApi.ts --check',
    'tsx scripts/rolesTable.ts --check',
    'tsx scripts/schemaPage.ts --check',
    'node scripts/specCoverage.mjs',
    'node scripts/mutationTest.mjs --check',
    'node scripts/docReferences.mjs',
  ],
  types: [tsc('src', ''), tsc('server'), tsc('e2e'), tsc('bench')],
  lint: ['oxlint'],
  imports: [
    `${depcruise}.cjs src server e2e scripts packages`,
    `${depcruise}.folders.cjs src server`,
    'node scripts/importDiagram.mjs --check',
  ],
  sizes: ['node scripts/sizes.mjs'],
  unused: ['knip'],
  secrets: ['node scripts/secrets.mjs'],
  licences: ['node scripts/licences.mjs'],
  format: ['oxfmt --check .'],
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(commands, name));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. There are ${Object.keys(commands).join(', ')}.`,
  );
  process.exit(2);
}
const steps = names.length > 0 ? names : Object.keys(commands);
const results = new Map();
const start = performance.now();

async function worker(queue) {
  for (let name = queue.shift(); name; name = queue.shift()) {
    const began = performance.now();
    const { code, output } = await run(commands[name].join(' && '), [], {
      quiet: true,
      shell: true,
    });
    results.set(name, { passed: code === 0, seconds: secondsSince(began), output });
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}  ${results.get(name).seconds}`);
  }
}

const queue = [...steps];
await Promise.all(Array.from({ length: AT_ONCE }, () => worker(queue)));

const failed = steps.filter((name) => !results.get(name).passed);
for (const name of failed) console.log(`\n--- ${name}\n${results.get(name).output.trimEnd()}`);
console.log(
  `\n${table(
    steps.map((name) => {
      const { passed, seconds } = results.get(name);
      return [name, passed ? 'ok' : 'FAILED', seconds];
    }),
  )}`,
);
console.log(
  `\n${steps.length - failed.length} passed, ${failed.length} failed in ${secondsSince(start)}`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
