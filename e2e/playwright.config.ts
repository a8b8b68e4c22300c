import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags } from '../scripts/lib/chromiumFlags.mjs';
import { environmentWithFonts, type LetterWidth } from '../scripts/lib/browserFonts.mjs';
import { findChromium } from '../scripts/lib/programs.mjs';

const executablePath = findChromium();
if (executablePath === undefined) {
  throw new Error('No Chromium was found. Install it, or give its path in CHROMIUM_PATH.');
}
const root = path.resolve(import.meta.dirname, '..');

/** One browser for all tests. Letters as their outlines are, not as one machine's screen has them. */
const browserWith = (letters: LetterWidth) => ({
  launchOptions: {
    executablePath,
    args: [...chromiumFlags, '--font-render-hinting=none', '--disable-lcd-text'],
    env: environmentWithFonts(letters),
  },
});

/** What depends on how much room words take is tested with wide letters too. */
const ABOUT_ROOM = ['fonts.spec.ts', 'reflow.spec.ts'];
/** Only a system with fontconfig draws with the project's own fonts. */
const testIgnore = process.platform === 'linux' ? [] : ['fonts.spec.ts'];

/** A real browser against the real server, started as `npm start` starts it. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(root, 'test-results'),
  globalSetup: path.join(import.meta.dirname, 'support/build.ts'),
  // Each with a server of its own; more would wait for each other on the two cores of the smallest CI.
  workers: 2,
  fullyParallel: true,
  // A test that passes only the second time has found something.
  retries: 0,
  forbidOnly: true,
  // The same pictures on every machine; new ones only by `npm run screens:accept`.
  snapshotPathTemplate: '{testDir}/visual-baseline/{arg}{ext}',
  updateSnapshots: 'none',
  // Long enough for a machine that is shared; a test that passes never waits for it.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: path.join(root, '.cache/test-browser.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 15_000,
    // A trace of every test costs a quarter of the suite's time: `--trace on` where one is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'narrow letters', testIgnore, use: browserWith('narrow') },
    { name: 'wide letters', testIgnore, testMatch: ABOUT_ROOM, use: browserWith('wide') },
  ],
});
