/** The pictures of a person's own bookings, from the event to the ticket, for `screenList.mjs`. */
import { returnAddress, dialog, waitForPayButton, press } from './screenActions.mjs';

const list = [
  'Name,Email,Department,Shoe size',
  'Joseph Mathew,joseph.mathew@northwind.example,Platform,44',
  'Zoya Ansari,zoya.ansari@northwind,Platform,38',
  ',nobody@northwind.example,Sales,40',
  'Sneha Pillai,sneha.pillai@northwind.example,Design,37',
].join('\n');

const gateways = [
  { name: 'razorpay', label: 'Razorpay', is_test: false },
  { name: 'stripe', label: 'Stripe', is_test: true },
  { name: 'sandbox', label: 'Sandbox', is_test: true },
];

const ticket = async (page) => {
  await page
    .getByRole('link', { name: /View QR Ticket/ })
    .first()
    .click();
  await dialog(page).getByRole('img').first().waitFor();
};
export const overlays = [
  {
    name: 'menu-notifications',
    path: '/',
    whole: false,
    act: (page) => press(page, /^Notifications/),
  },
  { name: 'menu-user', path: '/', whole: false, act: (page) => press(page, /^Account of/) },
  { name: 'menu-main', path: '/events', whole: false, act: (page) => press(page, 'Menu') },
  {
    name: 'offline',
    path: '/my-bookings',
    whole: false,
    act: (page) => page.context().setOffline(true),
  },
];

export const vikram = [
  { name: 'home-signed-in', path: '/' },
  { name: 'event', path: (ids) => `/events/${ids.event}` },
  {
    name: 'event-for-whom',
    path: (ids) => `/events/${ids.event}`,
    act: async (page) => {
      await press(page, 'Change');
      await page.getByRole('radio', { name: 'A colleague' }).check();
    },
  },
  {
    name: 'event-gallery',
    path: (ids) => `/events/${ids.event}`,
    whole: false,
    act: async (page) => {
      await press(page, /^Show picture/);
      await dialog(page).waitFor();
    },
  },
  { name: 'event-sold-out', path: (ids) => `/events/${ids.soldOut}`, needs: 'soldOut' },
  { name: 'event-cancelled', path: (ids) => `/events/${ids.cancelled}`, needs: 'cancelled' },
  { name: 'event-missing', path: '/events/99999999' },
  { name: 'event-invalid', path: '/events/abc' },
  { name: 'cart', path: '/cart' },
  { name: 'cart-remove', path: '/cart', whole: false, act: (page) => press(page, /^Remove/) },
  {
    name: 'cart-for-whom',
    path: '/cart',
    act: async (page) => {
      await press(page, /^Change for whom/);
      await page.getByRole('group', { name: 'Who is it for?' }).waitFor();
    },
  },
  { name: 'cart-payment', path: '/cart?stage=payment' },
  {
    name: 'cart-gateways',
    path: '/cart?stage=payment',
    before: (page) =>
      page.route('**/api/payments/gateways/', (route) => route.fulfill({ json: { gateways } })),
  },
  { name: 'cart-confirmation', path: '/cart?stage=confirmation' },
  { name: 'bookings', path: '/my-bookings' },
  {
    name: 'bookings-details',
    path: '/my-bookings',
    act: async (page) => {
      await press(page.getByRole('main'), /^Details of/);
      await page.getByRole('heading', { name: 'History' }).waitFor();
    },
  },
  { name: 'bookings-ticket', path: '/my-bookings', whole: false, act: ticket },
  {
    name: 'bookings-seats',
    path: '/my-bookings',
    whole: false,
    act: async (page) => {
      await page.getByRole('link', { name: /^(Offer to colleagues|Seats)/ }).first().click();
      await dialog(page).getByText(/seats? free$/).waitFor();
    },
  },
  {
    name: 'bookings-give-ticket',
    path: '/my-bookings',
    whole: false,
    act: async (page) => {
      await ticket(page);
      await press(dialog(page), 'Give to someone else');
      await page.getByLabel(/^Full name/).waitFor();
    },
  },
  {
    name: 'print-bookings',
    path: '/my-bookings',
    act: (page) => page.emulateMedia({ media: 'print' }),
  },
  {
    name: 'print-ticket',
    path: '/my-bookings',
    act: async (page) => {
      await ticket(page);
      await page.emulateMedia({ media: 'print' });
    },
  },
  { name: 'profile', path: '/profile' },
  { name: 'profile-edit', path: '/profile', act: (page) => press(page, 'Edit Profile') },
  {
    name: 'attendees',
    path: (ids) => `/cart?stage=attendee_details&booking=${ids.unnamed}`,
    needs: 'unnamed',
  },
  // This one sets the clock of the browser context, so it must be the last of this person.
  {
    name: 'cart-hold-ending',
    path: '/cart',
    needs: 'holdEnds',
    before: (page, { ids }) => page.clock.setFixedTime(Date.parse(ids.holdEnds) - 80_000),
  },
];

const attendees = (ids) => `/cart?stage=attendee_details&booking=${ids.manySeats}`;
export const asha = [
  { name: 'cart-empty-or-pending', path: '/cart' },
  { name: 'notifications', path: '/notifications' },
  { name: 'bookings-refunded', path: '/my-bookings', needs: 'cancelled' },
  {
    name: 'attendees-draft',
    path: attendees,
    needs: 'manySeats',
    act: async (page) => {
      const name = page.getByLabel(/^Full name/).first();
      await name.fill('Devika Nair');
      await page
        .getByLabel(/^E-?mail/)
        .first()
        .fill('devika.nair@northwind.example');
      await name.blur();
      await page.reload();
      await page.getByText('Your unsaved details were restored').waitFor();
    },
  },
  {
    name: 'attendees-import',
    path: attendees,
    needs: 'manySeats',
    whole: false,
    act: async (page) => {
      await press(page, 'Import from a file or spreadsheet');
      await dialog(page).getByLabel('Paste rows from a spreadsheet').fill(list);
      await dialog(page).getByRole('table').waitFor();
    },
  },
  { name: 'attendees-not-found', path: '/cart?stage=attendee_details&booking=99999999' },
  { name: 'sandbox', path: (ids) => ids.payments.pending.page, needs: 'payments' },
  {
    name: 'return-replaced',
    path: returnAddress('replaced'),
    needs: 'payments',
    act: (page) => page.getByRole('heading', { name: 'This payment was replaced' }).waitFor(),
  },
  {
    name: 'return-left',
    path: (ids) => `${returnAddress('pending')(ids)}&cancelled=1`,
    needs: 'payments',
    act: waitForPayButton,
  },
  { name: 'return-waiting', path: returnAddress('pending'), needs: 'payments' },
  {
    name: 'return-pending',
    path: returnAddress('pending'),
    needs: 'payments',
    act: (page) => page.getByRole('button', { name: 'Check Again' }).waitFor({ timeout: 40_000 }),
  },
  { name: 'return-success', path: returnAddress('succeeded'), needs: 'payments', whole: false },
];
