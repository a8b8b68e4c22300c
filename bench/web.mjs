/**
 * `npm run bench -- web`: `/` and `/events` beside an empty page and a naive page of the same content
 * (web/naivePage.jsx), in turns, each with an empty cache on DevTools' slow 4G with the processor slowed
 * four times: medians, ranges, and how they stand to the goals.
 * Then the consoles on 4G of 150 ms with the processor as it is: when each page answers, and its bytes. Waits for an
 * idle machine.
 * `--rounds 3` measures less, `--only home,events` other pages, `--files home` lists what is loaded,
 * `--anyway` does not wait, `--lighthouse` adds Lighthouse's simulation, which npx loads (see docs/decisions/0004).
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../scripts/lib/chromiumFlags.mjs';
import { environmentWithFonts } from '../scripts/lib/browserFonts.mjs';
import { build } from '../scripts/build.mjs';
import { startFoyer } from '../scripts/lib/foyer.mjs';
import { table } from '../scripts/lib/print.mjs';
import { findChromium } from '../scripts/lib/programs.mjs';
import { staleTargets } from '../scripts/lib/targets.mjs';
import { waitForIdle } from './lib/idle.mjs';
import { median, spread } from './lib/spread.mjs';
import { consolePages, sessionOf } from './web/consolePages.mjs';
import { simulate } from './web/lighthouse.mjs';
import { startPlainPages } from './web/plainPages.mjs';
import { plain4G, slow4G, visit } from './web/visit.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    files: { type: 'string' },
    lighthouse: { type: 'boolean', default: false },
    anyway: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium was found: install it or set CHROMIUM_PATH.');

const seconds = (ms) => (ms / 1000).toFixed(2);
const whole = (number) => number.toFixed(0);
const tenths = (number) => number.toFixed(1);

const idle = async () => {
  if (values.anyway) return;
  if (!(await waitForIdle())) console.log('The machine is busy: these figures are too high.');
};

/** Every page once a round, so that what the machine does meanwhile meets all of them. */
async function inTurns(browser, pages, options) {
  const visits = new Map(pages.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    await idle();
    for (const page of pages) {
      visits.get(page.name).push(await visit(browser, { ...options, ...page }));
    }
  }
  return visits;
}

function printReading(visits) {
  const rows = [
    ['', 'first paint s', 'largest paint s', 'answers s', 'blocked ms', 'longest task ms'],
  ];
  const wire = [
    ['', 'shift', 'requests (before readable)', 'scripts (before)', 'kB', 'of it scripts'],
  ];
  for (const [name, list] of visits) {
    const of = (key, format) =>
      spread(
        list.map((one) => one[key]),
        format,
      );
    const mid = (key, format) => format(median(list.map((one) => one[key])));
    rows.push([
      name,
      of('fcp', seconds),
      of('lcp', seconds),
      of('answers', seconds),
      of('tbt', whole),
      of('longest', whole),
    ]);
    wire.push([
      name,
      mid('cls', (shift) => shift.toFixed(3)),
      `${mid('requests', whole)} (${mid('requestsBefore', whole)})`,
      `${mid('scripts', whole)} (${mid('scriptsBefore', whole)})`,
      mid('kB', tenths),
      mid('scriptKB', tenths),
    ]);
  }
  console.log(`\nSlow 4G, processor 4 times slower, empty cache, ${rounds} rounds: median (range)`);
  console.log(`${table(rows)}\n\n${table(wire)}`);
}

/** Largest part of what the other page takes. */
const GOALS = [
  { page: 'naive page', key: 'lcp', label: 'largest paint of the naive page', most: 0.45 },
  { page: 'empty page', key: 'lcp', label: 'largest paint of the empty page', most: 1.8 },
  { page: 'naive page', key: 'tbt', label: 'blocked of the naive page', most: 0.8 },
];

function printGoals(visits) {
  const middle = (name, key) => median(visits.get(name).map((one) => one[key]));
  const rows = GOALS.filter(({ page }) => visits.has(page)).flatMap(({ page, key, label, most }) =>
    ['home', 'events']
      .filter((name) => visits.has(name))
      .map((name) => {
        const ratio = middle(name, key) / middle(page, key);
        return [name, label, ratio.toFixed(2), String(most), ratio <= most ? 'yes' : 'no'];
      }),
  );
  if (rows.length > 0) console.log(`\n${table([['', 'times', 'is', 'goal', 'reached'], ...rows])}`);
}

function printConsole(visits) {
  const rows = [['', 'answers s', 'requests', 'kB', 'scripts kB', 'blocked ms']];
  for (const [name, list] of visits) {
    const mid = (key, format) => format(median(list.map((one) => one[key])));
    rows.push([
      name,
      spread(
        list.map((one) => one.answers),
        seconds,
      ),
      mid('requests', whole),
      mid('kB', tenths),
      mid('scriptKB', tenths),
      mid('tbt', whole),
    ]);
  }
  console.log('\nConsoles: 4G of 150 ms, processor as it is, empty cache, signed in');
  console.log(table(rows));
}

// First, because the start of a server that builds has a limit of time.
await build(staleTargets());
const foyer = await startFoyer({ build: false });
const plain = await startPlainPages(foyer.url);
const browser = await chromium.launch({
  executablePath,
  args: chromiumFlags,
  env: environmentWithFonts(),
});
try {
  const isWanted = ({ name }) => !values.only || values.only.split(',').includes(name);
  const readers = [
    { name: 'empty page', url: `${plain.url}/empty` },
    { name: 'naive page', url: `${plain.url}/naive` },
    { name: 'home', url: `${foyer.url}/` },
    { name: 'events', url: `${foyer.url}/events` },
  ].filter(isWanted);
  const consoles = (await consolePages(foyer.url)).filter(isWanted);
  // The first answers of a server are slower than all later ones.
  for (const { url } of readers) await fetch(url).then((answer) => answer.text());

  if (values.files) {
    const page = [...readers, ...consoles].find(({ name }) => name === values.files);
    const cookies = page.person ? await sessionOf(foyer.url, page.person) : [];
    const { urls } = await visit(browser, { ...page, cookies, mobile: !page.person });
    console.log(urls.join('\n'));
  } else {
    if (readers.length > 0) {
      const visits = await inTurns(browser, readers, { network: slow4G, slowdown: 4 });
      printReading(visits);
      printGoals(visits);
    }
    if (values.lighthouse) await simulate(readers, { rounds, executablePath, idle });
    const signedIn = [];
    for (const page of consoles) {
      signedIn.push({ ...page, cookies: await sessionOf(foyer.url, page.person) });
    }
    if (signedIn.length > 0) {
      printConsole(await inTurns(browser, signedIn, { network: plain4G, mobile: false }));
    }
  }
} finally {
  await browser.close();
  await plain.stop();
  await foyer.stop();
}
