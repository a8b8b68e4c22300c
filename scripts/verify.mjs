/**
 * `npm run verify`: every `verify:*` script of package.json, two at a time. All of them run, even
 * when one fails; ends with a table.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { secondsSince, table } from './lib/print.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const AT_ONCE = 2;

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const steps = Object.keys(scripts).filter((name) => name.startsWith('verify:'));
const results = new Map();
const start = performance.now();

async function worker(queue) {
  for (let name = queue.shift(); name; name = queue.shift()) {
    const began = performance.now();
    const { code, output } = await run(scripts[name], [], { quiet: true, shell: true });
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
      return [name.replace('verify:', ''), passed ? 'ok' : 'FAILED', seconds];
    }),
  )}`,
);
console.log(
  `\n${steps.length - failed.length} passed, ${failed.length} failed in ${secondsSince(start)}`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
