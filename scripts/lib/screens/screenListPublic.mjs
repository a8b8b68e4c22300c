/** The pictures of public pages, for `screenList.mjs`. */
import { dialog, press } from './screenActions.mjs';

const search = (page) => page.getByRole('combobox', { name: 'Search events or cities' });

export const visitor = [
  { name: 'home', path: '/' },
  {
    name: 'home-search',
    path: '/',
    whole: false,
    act: async (page) => {
      await search(page).fill('mu');
      await page
        .getByRole('group', { name: 'Events', exact: true })
        .getByRole('option')
        .first()
        .waitFor();
    },
  },
  { name: 'events', path: '/events' },
  { name: 'events-filtered', path: '/events?search=night&category=Music' },
  { name: 'events-empty', path: '/events?search=nothing-is-called-so' },
  {
    name: 'events-preview',
    path: '/events',
    whole: false,
    wideOnly: true,
    act: async (page) => {
      await press(page, /^Quick preview/);
      await dialog(page).waitFor();
    },
  },
  { name: 'event-signed-out', path: (ids) => `/events/${ids.event}` },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'contact-errors', path: '/contact', act: (page) => press(page, /^Send/) },
  { name: 'signin', path: '/signin' },
  { name: 'signin-single-sign-on', path: '/signin?sso=unavailable' },
  { name: 'signin-confirm', path: '/signin/confirm' },
  {
    name: 'signin-error',
    path: '/signin',
    act: async (page) => {
      await page.getByLabel(/username/i).fill('vikram');
      await page.getByLabel(/^password/i).fill('not-the-password');
      await press(page.getByRole('main'), /^sign in$/i);
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'signup', path: '/signup' },
  {
    name: 'signup-code',
    path: '/signup',
    act: async (page, { round }) => {
      await page.getByLabel(/^First name/).fill('Ira');
      await page.getByLabel(/^Last name/).fill('Banerjee');
      await page.getByLabel(/email/i).fill(`ira${round}@tidewater.example`);
      await page.getByLabel(/^Password/).fill('a-long-enough-password');
      await page.getByRole('checkbox').check();
      await page.getByRole('main').getByRole('button').filter({ hasText: /code/i }).click();
      await page.getByLabel(/Verification code/).waitFor();
    },
  },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'cookies', path: '/cookies' },
  { name: 'ticket-link', path: ({ link }) => `/t/${link}`, needs: 'link' },
  { name: 'ticket-link-stopped', path: '/t/1-stopped' },
  {
    name: 'print-ticket-link',
    path: ({ link }) => `/t/${link}`,
    needs: 'link',
    act: (page) => page.emulateMedia({ media: 'print' }),
  },
  { name: 'seats-offered', path: ({ seats }) => `/seats/${seats.offer}`, needs: 'seats' },
  {
    name: 'seats-errors',
    path: ({ seats }) => `/seats/${seats.offer}`,
    needs: 'seats',
    act: (page) => press(page, 'Claim a Seat'),
  },
  { name: 'seats-link-closed', path: '/seats/1-closed' },
  { name: 'seats-claimed', path: ({ seats }) => `/seats/claimed/${seats.claim}`, needs: 'seats' },
  {
    name: 'seats-give-back',
    path: ({ seats }) => `/seats/claimed/${seats.claim}`,
    needs: 'seats',
    whole: false,
    act: async (page) => {
      await press(page, 'Give the Seat Back');
      await dialog(page).waitFor();
    },
  },
  { name: 'not-found', path: '/nowhere' },
];
