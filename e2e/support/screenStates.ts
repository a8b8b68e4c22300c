import type { Locator, Page } from '@playwright/test';
import { consoleScreenStates } from './consoleScreenStates';
import type { ScreenStates } from './screenState';
import { expect } from './server';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).first();
const statusWith = (words: string) => (page: Page) =>
  main(page).getByRole('status').filter({ hasText: words });
const statusNamed = (name: string) => (page: Page) => main(page).getByRole('status', { name });

/** The list item or card of a booking. */
export const entryOf = (page: Page, title: string): Locator =>
  main(page)
    .locator('article, li')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .first();

const eventList = () => /\/api\/events\/\?/;
const bookingList = () => /\/api\/bookings\/\?/;

export const screens: ScreenStates[] = [
  {
    name: 'home',
    address: () => '/',
    call: eventList,
    waiting: statusNamed('Loading events'),
    ready: (page) => main(page).getByRole('article').first(),
  },
  {
    name: 'events',
    address: () => '/events',
    call: eventList,
    waiting: statusNamed('Loading events'),
    ready: (page) => main(page).getByRole('article').first(),
    failure: 'Failed to load events',
  },
  {
    name: 'contact',
    address: () => '/contact',
    ready: (page) => button(page, 'Send Message'),
  },
  {
    name: 'sign in',
    address: () => '/signin',
    ready: (page) => button(page, 'Sign In'),
  },
  {
    name: 'sign up',
    address: () => '/signup',
    ready: (page) => button(page, 'Send Code'),
  },
  {
    name: 'event',
    as: 'gauri',
    address: ({ event }) => `/events/${event.id}`,
    call: ({ event }) => new RegExp(`/api/events/${event.id}/$`),
    waiting: statusNamed('Loading event'),
    ready: (page, { event }) => main(page).getByRole('heading', { level: 1, name: event.title }),
  },
  {
    name: 'cart',
    as: 'gauri',
    address: () => '/cart',
    call: bookingList,
    waiting: statusWith('Loading your cart…'),
    ready: (page, { pending }) => entryOf(page, pending.title),
  },
  {
    name: 'payment',
    as: 'gauri',
    address: () => '/cart?stage=payment',
    call: bookingList,
    waiting: statusWith('Loading your cart…'),
    ready: (page) => button(page, /^Pay .*\d\.\d\d$/),
  },
  {
    name: 'attendees',
    as: 'gauri',
    address: ({ paid }) => `/cart?stage=attendee_details&booking=${paid.id}`,
    call: ({ paid }) => new RegExp(`/api/bookings/${paid.id}/\\?`),
    waiting: statusWith('Loading the booking…'),
    ready: (page) => main(page).getByRole('group', { name: 'Attendee 1 of 2' }),
  },
  {
    name: 'my bookings',
    as: 'gauri',
    address: () => '/my-bookings',
    call: bookingList,
    waiting: statusWith('Loading bookings…'),
    ready: (page, { paid }) => entryOf(page, paid.title),
  },
  {
    name: 'figures of my bookings',
    as: 'gauri',
    address: () => '/my-bookings',
    open: (page, { paid }) => expect(entryOf(page, paid.title)).toBeVisible(),
    call: () => /\/api\/bookings\/stats\//,
    ready: (page) => main(page).getByText(/^\d+ bookings?: \d+.paid/),
  },
  {
    name: 'ticket',
    as: 'gauri',
    address: ({ paid }) => `/my-bookings?ticket=${paid.id}`,
    call: ({ paid }) => new RegExp(`/api/bookings/${paid.id}/qr-code/`),
    waiting: (page) =>
      page.getByRole('dialog').getByRole('status').filter({ hasText: 'Loading the ticket…' }),
    ready: (page) => page.getByRole('dialog').getByRole('img', { name: /qr/i }),
  },
  {
    name: 'seats',
    as: 'gauri',
    address: ({ paid }) => `/my-bookings?seats=${paid.id}`,
    call: ({ paid }) => new RegExp(`/api/bookings/${paid.id}/seats/`),
    waiting: (page) => page.getByRole('dialog').getByRole('status', { name: 'Loading the seats…' }),
    ready: (page) => page.getByRole('dialog').getByText(/seats free$/),
    failure: 'The seats could not be loaded',
  },
  {
    name: 'booking details',
    as: 'gauri',
    address: () => '/my-bookings',
    open: (page, { paid }) =>
      entryOf(page, paid.title)
        .getByRole('button', { name: /details/i })
        .click(),
    call: ({ paid }) => new RegExp(`/api/bookings/${paid.id}/\\?`),
    waiting: statusWith('Loading the details…'),
    ready: (page) => main(page).getByRole('heading', { name: 'History' }),
  },
  {
    name: 'profile',
    as: 'gauri',
    address: () => '/profile',
    call: () => /\/api\/users\/\d+/,
    waiting: statusWith('Loading...'),
    ready: (page) => button(page, 'Edit Profile'),
  },
  {
    name: 'company billing',
    as: 'gauri',
    address: () => '/profile',
    call: () => /\/api\/company\/billing\//,
    waiting: statusWith('Loading the billing details…'),
    ready: (page) => button(page, 'Edit company billing'),
  },
  {
    name: 'notifications',
    as: 'gauri',
    address: () => '/notifications',
    call: () => /\/api\/notifications\/\?/,
    waiting: statusWith('Loading notifications…'),
    ready: (page) => main(page).getByRole('listitem').first(),
  },
  {
    name: 'check-in',
    as: 'sam',
    address: () => '/check-in',
    call: () => /\/api\/check-in\/events\//,
    waiting: statusNamed('Loading events'),
    ready: (page) => main(page).getByRole('heading', { name: 'Coming up' }),
    failure: 'Failed to load events',
  },
  ...consoleScreenStates,
];
