/**
 * `npm run bench -- interactions`: what a person presses, twenty times each with the processor slowed four
 * times: from the press to the next paint, and to the paint that shows the answer. Then the longest list,
 * scrolled by wheel. `--only theme,tab` measures some, `--rounds 5` less, `--rows 200` a shorter
 * list, `--anyway` does not wait for an idle machine.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from '../scripts/build.mjs';
import { environmentWithFonts } from '../scripts/lib/browserFonts.mjs';
import { chromiumFlags } from '../scripts/lib/chromiumFlags.mjs';
import { startFoyer } from '../scripts/lib/foyer.mjs';
import { table } from '../scripts/lib/print.mjs';
import { findChromium } from '../scripts/lib/programs.mjs';
import { staleTargets } from '../scripts/lib/targets.mjs';
import { journeys } from './interactions/journeys.mjs';
import { addBookings, scroll, showRows } from './interactions/longList.mjs';
import { prepareMeasuring } from './interactions/measure.mjs';
import { waitForIdle } from './lib/idle.mjs';
import { median, quantile } from './lib/spread.mjs';
import { sessionOf } from './web/consolePages.mjs';

const SLOWDOWN = 4;
const GOAL_MS = 100;
const NAVIGATION_GOAL_MS = 50;
const FRAME_GOAL_MS = 50;
/** Chromium reports no interaction below it. */
const LEAST_MS = 16;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    rows: { type: 'string', default: '1000' },
    only: { type: 'string' },
    anyway: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const rows = Number(values.rows);
const LIST = 'long list';
const isWanted = (name) => !values.only || values.only.split(',').includes(name);

const whole = (ms) => ms.toFixed(0);
const painted = (ms) => (ms < LEAST_MS ? `< ${LEAST_MS}` : whole(ms));

async function pageFor(browser, url, username) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1350, height: 940 },
    colorScheme: 'dark',
    locale: 'en-US',
    timezoneId: 'Asia/Kolkata',
  });
  await context.addCookies(await sessionOf(url, username));
  await prepareMeasuring(context);
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  const slow = (rate) => wire.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, slow, close: () => context.close() };
}

async function runJourneys(browser, url) {
  const found = new Map();
  const { page, slow, close } = await pageFor(browser, url, 'vikram');
  await slow(SLOWDOWN);
  for (const { name, run } of journeys.filter((one) => isWanted(one.name))) {
    const note = (one, as = name) => found.set(as, [...(found.get(as) ?? []), one]);
    await run(page, rounds, note, { url });
  }
  await close();
  return found;
}

function printJourneys(found) {
  const lines = [
    [
      '',
      'n',
      'next paint ms',
      'p95',
      'goal',
      'answer shown ms',
      'p95',
      'goal',
      'waited',
      'handlers',
    ],
  ];
  for (const [name, list] of found) {
    const of = (key) => list.map((one) => one[key]);
    const isNavigation = name.startsWith('navigation');
    const hasAnswer = of('answered').some((ms) => ms > 0);
    lines.push([
      name,
      String(list.length),
      painted(median(of('paint'))),
      painted(quantile(of('paint'), 0.95)),
      String(GOAL_MS),
      hasAnswer ? whole(median(of('answered'))) : '',
      hasAnswer ? whole(quantile(of('answered'), 0.95)) : '',
      isNavigation ? String(NAVIGATION_GOAL_MS) : '',
      whole(median(of('delay'))),
      whole(median(of('handlers'))),
    ]);
  }
  console.log(`\nProcessor ${SLOWDOWN} times slower, ${rounds} rounds: median and p95`);
  console.log(table(lines));
}

async function runList(browser, url) {
  // Nobody approves the purchases of her company.
  await addBookings(url, 'lena', rows);
  const { page, slow, close } = await pageFor(browser, url, 'lena');
  const count = await showRows(page, rows);
  await slow(SLOWDOWN);
  const { frames, at } = await scroll(page, { turns: 100, step: 500 });
  await close();
  return { count, frames, at };
}

function printList({ count, frames, at }) {
  const late = frames.filter((ms) => ms > FRAME_GOAL_MS).length;
  const figures = [quantile(frames, 0.95), Math.max(...frames)].map(whole);
  console.log(
    `\nMy Bookings with ${count} rows, the wheel turned for ${whole(at)} px: ${frames.length} frames, ` +
      `p95 ${figures[0]} ms, longest ${figures[1]} ms (goal ${FRAME_GOAL_MS}), ${late} above it`,
  );
}

// First, because the start of a server that builds has a limit of time.
await build(staleTargets());
if (!values.anyway && !(await waitForIdle())) {
  console.log('The machine is busy: these figures are too high.');
}
const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium was found: install it or set CHROMIUM_PATH.');
// One person buys more than the limits of unpaid holds allow.
const env = { MAX_HELD_PER_PERSON: '0', MAX_HELD_PER_COMPANY: '0', LOG_LEVEL: 'error' };
const foyer = await startFoyer({ build: false, env });
const browser = await chromium.launch({
  executablePath,
  args: chromiumFlags,
  env: environmentWithFonts(),
});
try {
  const found = await runJourneys(browser, foyer.url);
  if (found.size > 0) printJourneys(found);
  if (isWanted(LIST)) printList(await runList(browser, foyer.url));
} finally {
  await browser.close();
  await foyer.stop();
}
