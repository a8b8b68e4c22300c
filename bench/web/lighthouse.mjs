/**
 * Lighthouse's simulation of a slow phone. It is no dependency of the project: npx loads this version
 * when it is asked for (docs/decisions/0004).
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumFlags } from '../../scripts/lib/chromiumFlags.mjs';
import { table } from '../../scripts/lib/print.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { spread } from '../lib/spread.mjs';

const VERSION = '12.8.2';

async function judge({ url }, { executablePath, desktop, file }) {
  const { code, output } = await run(
    'npx',
    [
      '--yes',
      `lighthouse@${VERSION}`,
      url,
      '--quiet',
      '--only-categories=performance',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`,
      ...(desktop ? ['--preset=desktop'] : []),
    ],
    { quiet: true, env: { CHROME_PATH: executablePath } },
  );
  if (code !== 0) throw new Error(`Lighthouse failed:\n${output.slice(-2000)}`);
  const { audits, categories } = JSON.parse(await readFile(file, 'utf8'));
  const number = (name) => audits[name].numericValue;
  return {
    score: categories.performance.score * 100,
    fcp: number('first-contentful-paint') / 1000,
    lcp: number('largest-contentful-paint') / 1000,
    tbt: number('total-blocking-time'),
  };
}

/** Prints medians and ranges of the pages, on a phone and on a desktop. */
export async function simulate(pages, { rounds, executablePath, idle }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'foyer-lighthouse-'));
  const file = path.join(folder, 'report.json');
  try {
    for (const desktop of [false, true]) {
      const reports = new Map(pages.map(({ name }) => [name, []]));
      for (let round = 0; round < rounds; round += 1) {
        await idle();
        for (const page of pages) {
          reports.get(page.name).push(await judge(page, { executablePath, desktop, file }));
        }
      }
      const rows = [['', 'score', 'first paint s', 'largest paint s', 'blocked ms']];
      for (const [name, list] of reports) {
        const of = (key, digits) =>
          spread(
            list.map((one) => one[key]),
            (n) => n.toFixed(digits),
          );
        rows.push([name, of('score', 0), of('fcp', 2), of('lcp', 2), of('tbt', 0)]);
      }
      console.log(
        `\nLighthouse ${VERSION}, simulated, ${desktop ? 'desktop' : 'phone'}: median (range)`,
      );
      console.log(table(rows));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
