/**
 * `npm run screens`: a picture of every screen, dark and light, desktop and phone, into ./screens.
 * `-- --url http://localhost:3000` takes them from a running server instead of one of its own, and
 * `-- home cart` only those whose name has one of the words.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumFlags } from './lib/chromiumFlags.mjs';
import { startFoyer } from './lib/foyer.mjs';
import { secondsSince } from './lib/print.mjs';
import { findChromium } from './lib/programs.mjs';
import { root } from './lib/root.mjs';

const folder = path.join(root, 'screens');
const schemes = ['dark', 'light'];
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const PATIENCE_MS = 10_000;

const search = (page) => page.getByRole('combobox', { name: 'Search events or cities' });

/** `whole: false` where something lies over the page: only what is in sight is taken. */
const signedOut = [
  { name: 'home', path: '/' },
  {
    name: 'home-search',
    path: '/',
    whole: false,
    act: async (page) => {
      await search(page).fill('mu');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'events', path: '/events' },
  { name: 'events-empty', path: '/events?search=nothing-is-called-so' },
  { name: 'event-signed-out', path: (ids) => `/events/${ids.event}` },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'signin', path: '/signin' },
  { name: 'signup', path: '/signup' },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'cookies', path: '/cookies' },
  { name: 'not-found', path: '/nowhere' },
];

const signedIn = [
  { name: 'home-signed-in', path: '/' },
  { name: 'event', path: (ids) => `/events/${ids.event}` },
  { name: 'event-missing', path: '/events/99999999' },
  { name: 'event-invalid', path: '/events/abc' },
  { name: 'cart', path: '/cart' },
  { name: 'cart-payment', path: '/cart?stage=payment' },
  {
    name: 'cart-attendees',
    path: (ids) => `/cart?stage=attendee_details&booking=${ids.paid}`,
    needs: 'paid',
  },
  { name: 'cart-confirmation', path: '/cart?stage=confirmation' },
  { name: 'bookings', path: '/my-bookings' },
  {
    name: 'bookings-ticket',
    path: '/my-bookings',
    whole: false,
    needs: 'paid',
    act: async (page) => {
      await page
        .getByRole('link', { name: /View QR Ticket/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('img').first().waitFor();
    },
  },
  { name: 'profile', path: '/profile' },
  {
    name: 'profile-edit',
    path: '/profile',
    act: (page) => page.getByRole('button', { name: 'Edit Profile' }).click(),
  },
];

/** A session of vikram's, and the ids the addresses above want. */
async function prepare(url) {
  const call = async (address, init = {}, token = '') => {
    const answer = await fetch(`${url}/api${address}`, {
      ...init,
      headers: {
        ...(init.body && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
    });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return answer.json();
  };
  const credentials = JSON.stringify({ username: 'vikram', password: 'Foyer-demo-2026' });
  const { access_token: token } = await call('/auth/login/', { method: 'POST', body: credentials });
  const events = await call('/events/');
  const bookings = await call('/bookings/?include=payment,attendees', {}, token);
  const open = events.results.find((event) => event.is_booking_open && !event.is_exclusive);
  const paid = bookings.results.find((booking) => booking.payment_status === 'paid');
  return { event: open?.id, paid: paid?.id };
}

async function signIn(page, url) {
  await page.goto(`${url}/signin`);
  await page.getByLabel(/username/i).fill('vikram');
  await page.getByLabel(/^password/i).fill('Foyer-demo-2026');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^sign in$/i })
    .click();
  await page.waitForURL(`${url}/`);
}

async function shoot(page, url, ids, screen, suffix) {
  const address = typeof screen.path === 'function' ? screen.path(ids) : screen.path;
  await page.goto(url + address);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => globalThis.document.fonts.status === 'loaded');
  await screen.act?.(page);
  await page.screenshot({
    path: path.join(folder, `${screen.name}-${suffix}.png`),
    fullPage: screen.whole ?? true,
    animations: 'disabled',
  });
}

async function main() {
  const { values, positionals: words } = parseArgs({
    options: { url: { type: 'string' } },
    allowPositionals: true,
  });
  const wanted = ({ name }) => words.length === 0 || words.some((word) => name.includes(word));
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found: install it or set CHROMIUM_PATH.');
  const start = performance.now();
  const own = values.url ? undefined : await startFoyer();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const failures = [];
  let taken = 0;
  try {
    const url = (values.url ?? own.url).replace(/\/+$/, '');
    const ids = await prepare(url);
    await mkdir(folder, { recursive: true });
    for (const colorScheme of schemes) {
      for (const viewport of sizes) {
        const suffix = `${viewport.width}-${colorScheme}`;
        const context = await browser.newContext({
          colorScheme,
          viewport,
          hasTouch: viewport.width < 768,
          timezoneId: 'Asia/Kolkata',
          reducedMotion: 'reduce',
        });
        context.setDefaultTimeout(PATIENCE_MS);
        const page = await context.newPage();
        const take = async (screens) => {
          for (const screen of screens.filter(wanted)) {
            if (screen.needs && ids[screen.needs] === undefined) continue;
            try {
              await shoot(page, url, ids, screen, suffix);
              taken += 1;
            } catch (error) {
              failures.push(`${screen.name}-${suffix}: ${error.message.split('\n')[0]}`);
            }
          }
        };
        await take(signedOut);
        if (signedIn.some(wanted)) {
          await signIn(page, url);
          await take(signedIn);
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
