/**
 * `npm run sizes`: what each page loads before anybody does anything, compressed with brotli, from the
 * build (built first where it is older than its sources). Fails where a page is above its budget in
 * scripts/lib/pageBudgets.mjs, or has none.
 */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { chunksOf, filesOf, readManifest, readPages } from './lib/firstLoad.mjs';
import { pageBudgets } from './lib/pageBudgets.mjs';
import { table } from './lib/print.mjs';
import { staleTargets, targets } from './lib/targets.mjs';

const KB = 1000;

if (staleTargets().includes('web')) await build(['web']);

const folder = path.dirname(targets.web.result);
const manifest = readManifest(folder);

/** Bytes on the wire: those of the compressed copy, which small files do not have. */
function bytesOf(file) {
  const compressed = path.join(folder, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : path.join(folder, file)).size;
}

const sum = (files) => files.reduce((total, file) => total + bytesOf(file), 0) / KB;

const pages = readPages().map(({ name, source }) => {
  const { kB: budget, files: most, atOnce = [], later = [] } = pageBudgets[name] ?? {};
  const first = ['index.html', source, ...atOnce];
  const { scripts, styles } = filesOf(chunksOf(manifest, first));
  const all = filesOf(chunksOf(manifest, [...first, ...later]));
  const laterKB = sum(all.scripts) - sum(scripts);
  return { name, budget, most, scripts, styles, kB: sum(scripts), laterKB, cssKB: sum(styles) };
});

console.log(
  table([
    ['page', 'scripts kB', 'budget', 'files', 'styles kB', 'files', 'when idle kB'],
    ...pages.map(({ name, budget, scripts, styles, kB, laterKB, cssKB }) => [
      name,
      kB.toFixed(1),
      String(budget ?? 'none'),
      String(scripts.length),
      cssKB.toFixed(1),
      String(styles.length),
      laterKB === 0 ? '' : laterKB.toFixed(1),
    ]),
  ]),
);

const problems = [
  ...pages.filter(({ budget }) => budget === undefined).map(({ name }) => `${name} has no budget.`),
  ...pages
    .filter(({ kB, budget }) => kB > budget)
    .map(({ name, kB, budget }) => `${name} loads ${kB.toFixed(1)} kB of ${budget}.`),
  ...pages
    .filter(({ scripts, most }) => scripts.length > most)
    .map(({ name, scripts, most }) => `${name} loads ${scripts.length} scripts of ${most}.`),
  ...Object.keys(pageBudgets)
    .filter((name) => !pages.some((page) => page.name === name))
    .map((name) => `${name} has a budget and no page.`),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
