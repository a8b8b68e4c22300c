/**
 * `npm run screens`: a picture of every screen, dark and light, desktop and phone, into ./screens.
 * `-- --url http://localhost:3000` takes them from a running server instead of a new one (without
 * creating bookings, so some screens are left out), `-- --out folder` writes them elsewhere, and
 * `-- home cart` takes only screens whose name contains one of the words.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumFlags } from './lib/chromiumFlags.mjs';
import { environmentWithFonts } from './lib/browserFonts.mjs';
import { startFoyer } from './lib/foyer.mjs';
import { secondsSince } from './lib/print.mjs';
import { findChromium } from './lib/programs.mjs';
import { root } from './lib/root.mjs';
import { screens } from './lib/screens/screenList.mjs';
import { prepareData, signIn } from './lib/screens/screenData.mjs';

const schemes = ['dark', 'light'];
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const ACTION_TIMEOUT_MS = 10_000;

/** Scrolls through the page once: posters load when they come near the viewport. */
async function scrollThrough(page) {
  await page.evaluate(async () => {
    const { document, scrollTo } = globalThis;
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  });
}

async function takePicture(page, screen, context, file) {
  const { ids } = context;
  await screen.before?.(page, context);
  await page.goto(typeof screen.path === 'function' ? screen.path(ids) : screen.path);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => globalThis.document.fonts.status === 'loaded');
  await screen.act?.(page, context);
  const fullPage = screen.whole ?? true;
  if (fullPage) await scrollThrough(page);
  await page.screenshot({ path: file, fullPage, animations: 'disabled' });
}

async function main() {
  const { values, positionals: words } = parseArgs({
    options: { url: { type: 'string' }, out: { type: 'string' } },
    allowPositionals: true,
  });
  const folder = path.resolve(values.out ?? path.join(root, 'screens'));
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found: install it or set CHROMIUM_PATH.');
  const start = performance.now();
  const own = values.url ? undefined : await startFoyer();
  const browser = await chromium.launch({
    executablePath,
    args: chromiumFlags,
    env: environmentWithFonts(),
  });
  const failures = [];
  let taken = 0;
  try {
    const url = (values.url ?? own.url).replace(/\/+$/, '');
    const ids = await prepareData(url, own !== undefined);
    await mkdir(folder, { recursive: true });
    const wanted = screens.filter(
      ({ name, needs }) =>
        (words.length === 0 || words.some((word) => name.includes(word))) &&
        (needs === undefined || ids[needs] !== undefined),
    );
    const people = [...new Set(wanted.map(({ who }) => who))];
    const looks = schemes.flatMap((colorScheme) =>
      sizes.map((viewport) => ({ colorScheme, viewport })),
    );
    for (const [round, { colorScheme, viewport }] of looks.entries()) {
      const narrow = viewport.width < 768;
      for (const who of people) {
        const context = await browser.newContext({
          baseURL: url,
          colorScheme,
          viewport,
          hasTouch: narrow,
          locale: 'en-US',
          timezoneId: 'Asia/Kolkata',
          reducedMotion: 'reduce',
        });
        context.setDefaultTimeout(ACTION_TIMEOUT_MS);
        const attempt = async (name, work) => {
          const page = await context.newPage();
          try {
            await work(page);
          } catch (error) {
            failures.push(`${name}: ${error.message.split('\n')[0]}`);
          }
          await page.close();
          await context.setOffline(false);
        };
        if (who) await attempt(`sign-in of ${who}`, (page) => signIn(page, url, who));
        for (const screen of wanted) {
          if (screen.who !== who || (screen.wideOnly && narrow)) continue;
          const name = `${screen.name}-${viewport.width}-${colorScheme}`;
          await attempt(name, async (page) => {
            await takePicture(page, screen, { ids, round }, path.join(folder, `${name}.png`));
            taken += 1;
          });
        }
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await own?.stop();
  }
  console.log(`${taken} pictures in ${folder} in ${secondsSince(start)}`);
  for (const failure of failures) console.error(`not taken: ${failure}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

await main();
