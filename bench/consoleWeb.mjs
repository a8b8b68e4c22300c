/**
 * `npm run bench:console-web`: the consoles of an organizer on slow 4G (150 ms, 1.6 Mbit/s), with the processor
 * as it is and an empty cache, as `rhea` of the demo world: how long until the list of events, an event's editor
 * and its dashboard answer (goal: 2.5 s), what has crossed the wire until then and afterwards, and how long after
 * the data of a search its row is painted (goal: 100 ms). Medians and ranges; ends with 1 when a goal is missed.
 * `-- --devtools` applies DevTools' factors (563 ms for each request), `-- --rounds 5` measures more, `-- --files`
 * lists what is loaded before a page answers, `-- --anyway` does not wait for an idle machine, `-- --url
 * http://127.0.0.1:3000` measures a server that runs.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { environmentWithFonts } from '../scripts/lib/browserFonts.mjs';
import { chromiumFlags } from '../scripts/lib/chromiumFlags.mjs';
import { startFoyer } from '../scripts/lib/foyer.mjs';
import { table } from '../scripts/lib/print.mjs';
import { findChromium } from '../scripts/lib/programs.mjs';
import { waitForIdle } from './lib/idle.mjs';
import { median, spread } from './lib/spread.mjs';
import { consolePages, sessionOf } from './web/consolePages.mjs';
import { plain4G, slow4G } from './web/visit.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    files: { type: 'boolean', default: false },
    devtools: { type: 'boolean', default: false },
    anyway: { type: 'boolean', default: false },
    url: { type: 'string' },
  },
});
const network = values.devtools ? slow4G : plain4G;
const GOAL_MS = 2_500;
const PAINT_GOAL_MS = 100;
const IDLE_MS = 1_500;
const LIMIT_MS = 60_000;

const ROW = '[role="grid"] [role="row"] button[data-row-menu]';
const answering = { organizeEvents: ROW, organizeEvent: ROW, organizeEditEvent: 'main input' };

/** Runs in the page: when the element is there and React has put its handlers on it. */
function watchAnswer(selector) {
  const look = () => {
    const element = globalThis.document.querySelector(selector);
    const isHydrated =
      element && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
    if (isHydrated) globalThis.foyerAnswers = performance.now();
    else globalThis.requestAnimationFrame(look);
  };
  globalThis.requestAnimationFrame(look);
}

/** Runs in the page: milliseconds from the last byte of the list's next answer to the paint of its first row. */
function paintAfterData() {
  const { document, requestAnimationFrame } = globalThis;
  const first = () => document.querySelectorAll('[role="grid"] [role="row"]')[1]?.textContent;
  const before = first();
  const asked = performance.now();
  return new Promise((resolve) => {
    const look = () => {
      const now = first();
      if (now === undefined || now === before) return requestAnimationFrame(look);
      // A message that is sent in a frame arrives after the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const painted = performance.now();
        const answers = performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => startTime > asked && /search=/.test(name));
        resolve(painted - answers.at(-1).responseEnd);
      };
      return port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}

/** Requests with the bytes that had arrived of each by a time, in seconds of the browser's clock. */
async function watchWire(wire) {
  const requests = new Map();
  let last = performance.now();
  const on = (event, work) =>
    wire.on(event, (details) => {
      last = performance.now();
      work(details, requests.get(details.requestId));
    });
  await wire.send('Network.enable');
  on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (request.url.startsWith('data:')) return;
    requests.set(requestId, { url: request.url, sent: timestamp, ended: Infinity, bytes: 0 });
  });
  on('Network.loadingFinished', ({ timestamp, encodedDataLength }, one) => {
    if (one) Object.assign(one, { ended: timestamp, bytes: encodedDataLength });
  });
  on('Network.loadingFailed', ({ timestamp }, one) => one && (one.ended = timestamp));
  return {
    requests: () => [...requests.values()],
    isIdle: () =>
      performance.now() - last > IDLE_MS &&
      [...requests.values()].every(({ ended }) => ended !== Infinity),
  };
}

const kB = (list) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

async function visit(browser, { name, url, cookies }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    const traffic = await watchWire(wire);
    await wire.send('Network.emulateNetworkConditions', network);
    await page.addInitScript(watchAnswer, answering[name]);
    await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS });
    const deadline = performance.now() + LIMIT_MS;
    while (!traffic.isIdle()) {
      if (performance.now() > deadline) throw new Error(`${url} did not come to rest.`);
      await page.waitForTimeout(100);
    }
    const answers = await page.evaluate(() => globalThis.foyerAnswers ?? Infinity);
    const requests = traffic.requests();
    const start = Math.min(...requests.map(({ sent }) => sent));
    const before = requests.filter(({ ended }) => (ended - start) * 1000 <= answers);
    return {
      answers,
      kB: kB(before),
      requests: before.length,
      allKB: kB(requests),
      all: requests.length,
      painted: name === 'organizeEditEvent' ? undefined : await searched(page),
      files: before.map(({ url: file, bytes }) => `${(bytes / 1000).toFixed(1)} ${file}`),
    };
  } finally {
    await context.close();
  }
}

/** Searches for what the last row shows, so that another row becomes the first. */
async function searched(page) {
  const last = await page.locator('[role="grid"] [role="row"]').last();
  const text = await last.locator('a, strong, [role="gridcell"]').first().innerText();
  const painted = page.evaluate(paintAfterData);
  const [words] = text.split('\n');
  await page.locator('main').getByRole('searchbox').fill(words);
  return painted;
}

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium was found: install it or set CHROMIUM_PATH.');
const own = values.url ? undefined : await startFoyer();
const url = values.url ?? own.url;
const browser = await chromium.launch({
  executablePath,
  args: chromiumFlags,
  env: environmentWithFonts(),
});
try {
  const pages = (await consolePages(url)).filter(({ name }) => Object.hasOwn(answering, name));
  const cookies = await sessionOf(url, 'rhea');
  const visits = new Map(pages.map(({ name }) => [name, []]));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    if (!values.anyway && !(await waitForIdle())) console.log('The machine is busy.');
    for (const page of pages)
      visits.get(page.name).push(await visit(browser, { ...page, cookies }));
  }
  const whole = (number) => number.toFixed(0);
  const rows = [
    ['', 'answers ms', 'kB until then', 'requests', 'kB in all', 'requests', 'search painted ms'],
  ];
  for (const [name, list] of visits) {
    const of = (key) => list.map((one) => one[key]);
    const painted = of('painted').filter((ms) => ms !== undefined);
    rows.push([
      name,
      spread(of('answers'), whole),
      whole(median(of('kB'))),
      whole(median(of('requests'))),
      whole(median(of('allKB'))),
      whole(median(of('all'))),
      painted.length > 0 ? spread(painted, whole) : '',
    ]);
    if (median(of('answers')) > GOAL_MS || median(painted) > PAINT_GOAL_MS) process.exitCode = 1;
    if (values.files) console.log(`${name}\n${list[0].files.join('\n')}\n`);
  }
  console.log(table(rows));
} finally {
  await browser.close();
  await own?.stop();
}
