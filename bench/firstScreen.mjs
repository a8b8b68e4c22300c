/**
 * `npm run bench:first-screen`: compressed bytes (brotli) that `/` loads, by kind, and the number of
 * requests. A signed-out visitor with an empty cache, in a real Chromium.
 */
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../scripts/lib/chromiumFlags.mjs';
import { environmentWithFonts } from '../scripts/lib/browserFonts.mjs';
import { startFoyer } from '../scripts/lib/foyer.mjs';
import { findChromium } from '../scripts/lib/programs.mjs';

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found: install it, or set CHROMIUM_PATH.');
const foyer = await startFoyer();
const browser = await chromium.launch({
  executablePath,
  args: chromiumFlags,
  env: environmentWithFonts(),
});
try {
  const page = await browser.newPage();
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  const kinds = new Map();
  const sizes = new Map();
  wire.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    const { bytes = 0, count = 0 } = sizes.get(kind) ?? {};
    sizes.set(kind, { bytes: bytes + encodedDataLength, count: count + 1 });
  });
  await page.goto(`${foyer.url}/`, { waitUntil: 'networkidle' });
  for (const [kind, { bytes, count }] of [...sizes].sort((a, b) => b[1].bytes - a[1].bytes)) {
    console.log(`${kind.padEnd(12)} ${(bytes / 1024).toFixed(1).padStart(7)} kB in ${count}`);
  }
} finally {
  await browser.close();
  await foyer.stop();
}
