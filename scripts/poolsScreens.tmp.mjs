import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { chromiumFlags } from './lib/chromiumFlags.mjs';
import { environmentWithFonts } from './lib/browserFonts.mjs';
import { startFoyer } from './lib/foyer.mjs';
import { findChromium } from './lib/programs.mjs';
import { signIn } from './lib/screens/screenData.mjs';
import { callerOf } from './lib/demoCaller.mjs';
const out = '/tmp/pools_shots';
await mkdir(out, { recursive: true });
const own = await startFoyer();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags, env: environmentWithFonts() });
try {
  const { url } = own;
  const rohan = await callerOf(url, 'rohan');
  const list = await rohan('GET', '/bookings/?page_size=50');
  const polo = list.results.find((b) => b.event_title === 'Jaipur Polo Cup');
  // a second booking of the polo
  const event = await rohan('GET', `/events/${polo.event}`);
  const tier = event.ticket_tiers.find((t) => t.name === 'Grandstand');
  const made = await rohan('POST', '/bookings/', { event: polo.event, ticket_tier: tier.id, quantity: 3 });
  const q = await rohan('GET', `/bookings/quote/?booking_ids=${made.id}`);
  await rohan('POST', '/payments/bulk_create/', { booking_ids: [made.id], amount: q.total });
  const seats = await rohan('GET', `/bookings/${polo.id}/seats/`);
  console.log(JSON.stringify(seats.pool), JSON.stringify(seats.addable), seats.holders.length);
  const token = seats.pool.link_token;
  for (const scheme of ['dark', 'light'])
    for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
      const name = `${viewport.width}-${scheme}`;
      const options = { baseURL: url, colorScheme: scheme, viewport, hasTouch: viewport.width < 768, locale: 'en-US', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' };
      const visitor = await browser.newContext(options);
      const page = await visitor.newPage();
      await page.goto(`/seats/${token}`);
      await page.getByLabel('Full name').waitFor();
      await page.screenshot({ path: `${out}/claim-${name}.png`, fullPage: true });
      await page.getByRole('button', { name: 'Claim a Seat' }).click();
      await page.getByText('Choose what you are').waitFor();
      await page.screenshot({ path: `${out}/claim-errors-${name}.png`, fullPage: true });
      await page.getByLabel('Full name').fill('Devika Rao');
      await page.getByLabel('E-mail').fill('devika@culture.example');
      await page.getByLabel('Organisation').fill('Ministry of Culture');
      await page.getByRole('radio', { name: 'A public official' }).check();
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Claim a Seat' }).click();
      await page.getByText(/has to approve guests/).waitFor();
      await page.screenshot({ path: `${out}/claim-refused-${name}.png`, fullPage: true });
      await visitor.close();
      const holder = await browser.newContext(options);
      const own2 = await holder.newPage();
      await signIn(own2, url, 'rohan');
      await own2.goto(`/my-bookings?seats=${polo.id}`);
      await own2.getByText(/seats? free/).waitFor();
      await own2.screenshot({ path: `${out}/manager-${name}.png` });
      await own2.getByRole('button', { name: 'Add bookings' }).click();
      await own2.getByRole('dialog', { name: 'Add bookings' }).waitFor();
      await own2.screenshot({ path: `${out}/add-${name}.png` });
      await own2.goto(`/my-bookings?seats=${made.id}`);
      await own2.getByRole('button', { name: 'Offer to colleagues' }).click();
      await own2.getByRole('radio', { name: /^Anybody/ }).check();
      await own2.getByLabel(/Why guests/).waitFor();
      await own2.screenshot({ path: `${out}/offer-${name}.png` });
      await holder.close();
      const admin = await browser.newContext(options);
      const account = await admin.newPage();
      await signIn(account, url, 'meera');
      await account.goto('/company/account');
      await account.getByText('Receipts and refunds').first().waitFor();
      await account.screenshot({ path: `${out}/account-${name}.png`, fullPage: true });
      await admin.close();
    }
  // Several bookings in one offer.
  await rohan('POST', `/bookings/${polo.id}/seats/pool/bookings/`, { bookings: [made.id] });
  for (const [scheme, viewport] of [['dark', { width: 1440, height: 900 }], ['light', { width: 390, height: 844 }]]) {
    const holder = await browser.newContext({ baseURL: url, colorScheme: scheme, viewport, locale: 'en-US', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' });
    const page = await holder.newPage();
    await signIn(page, url, 'rohan');
    await page.goto(`/my-bookings?seats=${polo.id}`);
    await page.getByText(/in 2 bookings/).waitFor();
    await page.screenshot({ path: `${out}/several-${viewport.width}-${scheme}.png` });
    await holder.close();
  }
  console.log('shots done');
} catch (error) {
  console.log('FAILED', error.message);
} finally {
  await browser.close();
  await own.stop();
}
