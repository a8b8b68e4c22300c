import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags } from '../scripts/lib/chromiumFlags.mjs';
import { environmentWithFonts } from '../scripts/lib/browserFonts.mjs';
import { findTestBrowser } from '../scripts/lib/programs.mjs';

const executablePath = findTestBrowser();
if (executablePath === undefined) {
  throw new Error('No Chromium was found. Install it, or give its path in CHROMIUM_PATH.');
}
const root = path.resolve(import.meta.dirname, '..');

/** Browser tests against the server, started as `npm start` starts it. */
export default defineConfig({
  testDir: import.meta.dirname,
  // Only a system with fontconfig draws with the project's own fonts.
  testIgnore: process.platform === 'linux' ? [] : ['fonts.spec.ts'],
  outputDir: path.join(root, 'test-results'),
  globalSetup: path.join(import.meta.dirname, 'support/build.ts'),
  // Each worker has its own server; more workers would be slower on the two cores of the smallest CI.
  workers: 2,
  fullyParallel: true,
  // A test that passes only on a retry has found a fault.
  retries: 0,
  forbidOnly: true,
  // One set of pictures for all machines; `npm run screens:accept` updates them.
  snapshotPathTemplate: '{testDir}/visual-baseline/{arg}{ext}',
  updateSnapshots: 'none',
  // Long enough for a busy machine; passing tests do not wait for it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: path.join(root, '.cache/test-browser.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Kolkata',
    // Nothing waits for animations; the journey runs with them.
    contextOptions: { reducedMotion: 'reduce' },
    // Faults of the network are played on requests of pages, which a worker would answer.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    // Traces take a quarter of the suite's time; `--trace on` records them.
    trace: 'off',
    screenshot: 'only-on-failure',
    // One browser for all tests, without font hinting and subpixel rendering, which differ by machine.
    launchOptions: {
      executablePath,
      args: [
        ...chromiumFlags,
        // A page is open for seconds: compiling its scripts once more would cost more than it saves.
        '--js-flags=--no-opt --no-maglev',
        '--font-render-hinting=none',
        '--disable-lcd-text',
      ],
      env: environmentWithFonts(),
    },
  },
});
