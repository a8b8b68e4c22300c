import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags } from '../scripts/lib/chromiumFlags.mjs';
import { findChromium } from '../scripts/lib/programs.mjs';

const executablePath = findChromium();
if (executablePath === undefined) {
  throw new Error('No Chromium was found. Install it, or give its path in CHROMIUM_PATH.');
}
const root = path.resolve(import.meta.dirname, '..');

/** A real browser against the real server, started as `npm start` starts it. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(root, 'test-results'),
  globalSetup: path.join(import.meta.dirname, 'support/build.ts'),
  workers: 1,
  // A test that passes only the second time has found something.
  retries: 0,
  forbidOnly: true,
  // The same pictures on every machine; new ones only by `npm run screens:accept`.
  snapshotPathTemplate: '{testDir}/visual-baseline/{arg}{ext}',
  updateSnapshots: 'none',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: path.join(root, '.cache/test-browser.json') }]],
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args: chromiumFlags },
  },
});
