/**
 * `npm run bench -- refresh-storm`: 3 tabs of a real Chromium × 5 calls at once × 50 expiries of the access token:
 * number of sign-outs, and of rotations per round. `--rounds 5` for fewer expiries.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { expireInAllTabs } from '../e2e/support/refreshStorm.ts';
import { chromiumFlags } from '../scripts/lib/chromiumFlags.mjs';
import { environmentWithFonts } from '../scripts/lib/browserFonts.mjs';
import { startFoyer } from '../scripts/lib/foyer.mjs';
import { findChromium } from '../scripts/lib/programs.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' } } });
const rounds = Number(values.rounds);
const TABS = 3;
const CALLS = 5;

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found: install it, or set CHROMIUM_PATH.');
const secret = randomBytes(48).toString('base64url');
const foyer = await startFoyer({ env: { JWT_SECRET: secret } });
const browser = await chromium.launch({
  executablePath,
  args: chromiumFlags,
  env: environmentWithFonts(),
});
try {
  const context = await browser.newContext({ baseURL: foyer.url });
  const session = await context.request
    .post('/api/auth/login/', { data: { username: 'asha', password: 'Foyer-demo-2026' } })
    .then((answer) => answer.json());
  await context.addCookies(
    [
      ['access_token', session.access_token],
      ['token', session.access_token],
      ['refresh_token', session.refresh_token],
    ].map(([name, value]) => ({ name, value, url: foyer.url, sameSite: 'Strict' })),
  );
  const { results } = await context.request
    .get('/api/bookings/?page_size=100', {
      headers: { Authorization: `Bearer ${session.access_token}` },
    })
    .then((answer) => answer.json());
  const paid = results.find((booking) => booking.payment_status === 'paid');
  const tabs = [];
  for (let tab = 0; tab < TABS; tab += 1) {
    const page = await context.newPage();
    await page.goto(`/my-bookings?ticket=${paid.id}`, { waitUntil: 'networkidle' });
    tabs.push(page);
  }
  const total = { refused: 0, refreshes: 0, rotations: 0, signOuts: 0 };
  let most = 0;
  for (let round = 0; round < rounds; round += 1) {
    const result = await expireInAllTabs({ secret, context, tabs, callsPerTab: CALLS });
    for (const name of Object.keys(total)) total[name] += result[name];
    most = Math.max(most, result.rotations);
    if (result.signOuts > 0) break;
  }
  console.log(`${TABS} tabs × ${CALLS} calls × ${rounds} rounds of expiry`);
  console.log(`calls that met an expired token   ${total.refused}`);
  console.log(`calls to /auth/refresh/           ${total.refreshes}`);
  console.log(`rotations                         ${total.rotations}, at most ${most} a round`);
  console.log(`sign-outs                         ${total.signOuts}`);
} finally {
  await browser.close();
  await foyer.stop();
}
