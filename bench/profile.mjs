/**
 * `npm run bench:profile`: what the main thread does while `/` is hydrated, the colour scheme is switched, a quick
 * preview opens and a visited screen is shown: milliseconds of processor time, times four for a slow phone, by
 * script, style, layout and paint. Processor time hardly depends on what else the machine does, so it is measured
 * without throttling. `-- --rounds 3` measures less.
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
import { median } from './lib/spread.mjs';
import { readTrace, TRACE_CATEGORIES } from './profile/trace.mjs';
import { sessionOf } from './web/consolePages.mjs';

const SLOWDOWN = 4;
/** Milliseconds that are recorded after a press. */
const AFTER_PRESS = 700;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
const RESULTS = '#events ul[aria-busy="false"]';

/** A page as it is for a visitor who comes first; the server writes it with its content. */
async function firstLoad(browser, url) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await browser.startTracing(page, { categories: TRACE_CATEGORIES });
    await page.goto(url);
    await page.waitForTimeout(3_000);
    return readTrace(await browser.stopTracing(), { from: 'first paint' });
  } finally {
    await context.close();
  }
}

async function recorded(browser, page, target) {
  await target.hover();
  await page.waitForTimeout(300);
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await target.click();
  await page.waitForTimeout(AFTER_PRESS);
  return readTrace(await browser.stopTracing(), { from: 'press' });
}

async function pressed(browser, url, note) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1350, height: 940 },
  });
  await context.addCookies(await sessionOf(url, 'vikram'));
  const page = await context.newPage();
  const main = page.getByRole('navigation', { name: 'Main' });
  const link = (name) => main.getByRole('link', { name, exact: true });
  await page.goto('/');
  await link('Events').click();
  await page.locator(RESULTS).first().waitFor();
  await page.waitForLoadState('networkidle');
  for (let round = 0; round < rounds; round += 1) {
    const toggle = page.getByRole('button', { name: 'Switch between light and dark' });
    note('theme', await recorded(browser, page, toggle));
    const card = page.locator('#events article').nth(round % 4);
    await card.hover();
    const preview = card.getByRole('button', { name: /^Quick preview/ });
    const name = round === 0 ? 'quick preview, first' : 'quick preview';
    note(name, await recorded(browser, page, preview));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    note('home, visited', await recorded(browser, page, link('Home')));
    note('events, visited', await recorded(browser, page, link('Events')));
  }
  await context.close();
}

function print(found) {
  const parts = ['script', 'style', 'layout', 'paint', 'all'];
  const rows = [['', 'n', ...parts, 'until drawn', 'longest task', 'above 50']];
  for (const [name, list] of found) {
    const of = (key) => (SLOWDOWN * median(list.map((one) => one[key]))).toFixed(0);
    const blocked = median(
      list.map(({ tasks }) => tasks.reduce((sum, ms) => sum + Math.max(0, ms * SLOWDOWN - 50), 0)),
    );
    const last = [of('drawn'), of('longest'), blocked.toFixed(0)];
    rows.push([name, String(list.length), ...parts.map(of), ...last]);
  }
  console.log(`\nMilliseconds of processor time, times ${SLOWDOWN}: medians`);
  console.log(table(rows));
}

// First, because the start of a server that builds has a limit of time.
await build(staleTargets());
const foyer = await startFoyer({ build: false });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: chromiumFlags,
  env: environmentWithFonts(),
});
try {
  const found = new Map();
  const note = (name, one) => found.set(name, [...(found.get(name) ?? []), one]);
  // The first answers of a server are slower than all later ones.
  await fetch(foyer.url).then((answer) => answer.text());
  for (let round = 0; round < rounds; round += 1) {
    note('/ hydrated', await firstLoad(browser, foyer.url));
  }
  await pressed(browser, foyer.url, note);
  print(found);
} finally {
  await browser.close();
  await foyer.stop();
}
