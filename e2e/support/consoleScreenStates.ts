import type { Page } from '@playwright/test';
import type { ScreenStates } from './screenState';
import { expect } from './server';

const main = (page: Page) => page.getByRole('main');
const statusNamed = (name: string) => (page: Page) => main(page).getByRole('status', { name });

/** The screens of the organizer's console. */
export const consoleScreenStates: ScreenStates[] = [
  {
    name: 'list of an organizer’s events',
    as: 'rhea',
    address: () => '/organize/events',
    call: () => /\/api\/organize\/events\/\?/,
    waiting: statusNamed('Loading events'),
    ready: (page) => main(page).getByRole('table', { name: 'Events' }).getByRole('row').nth(1),
  },
  {
    name: 'editor',
    as: 'rhea',
    address: ({ organized }) => `/organize/events/${organized.id}/edit`,
    call: ({ organized }) => new RegExp(`/api/organize/events/${organized.id}/$`),
    waiting: statusNamed('Loading the event'),
    ready: (page) => main(page).getByLabel('Title', { exact: true }),
    failure: 'Couldn’t load the event',
  },
  {
    name: 'dashboard',
    as: 'rhea',
    address: ({ organized }) => `/organize/events/${organized.id}`,
    call: ({ organized }) => new RegExp(`/api/organize/events/${organized.id}/$`),
    waiting: statusNamed('Loading the event'),
    ready: (page, { organized }) =>
      main(page).getByRole('heading', { level: 1, name: organized.title }),
    failure: 'The event could not be loaded',
  },
  {
    name: 'sales of an event',
    as: 'rhea',
    address: ({ organized }) => `/organize/events/${organized.id}`,
    call: ({ organized }) => new RegExp(`/api/organize/events/${organized.id}/sales/`),
    waiting: statusNamed('Loading the sales'),
    ready: (page) => main(page).getByRole('heading', { name: 'Takings' }),
    failure: 'The sales could not be loaded',
  },
  {
    name: 'bookings of an event',
    as: 'rhea',
    address: ({ organized }) => `/organize/events/${organized.id}`,
    open: (page) => expect(main(page).getByRole('heading', { name: 'Takings' })).toBeVisible(),
    call: ({ organized }) => new RegExp(`/api/organize/events/${organized.id}/bookings/`),
    waiting: statusNamed('Loading bookings'),
    ready: (page) => main(page).getByRole('table', { name: 'Bookings' }).getByRole('row').nth(1),
    failure: 'Couldn’t load bookings',
  },
  {
    name: 'attendees of an event',
    as: 'rhea',
    address: ({ organized }) => `/organize/events/${organized.id}?tab=attendees`,
    open: (page) => expect(main(page).getByRole('heading', { name: 'Takings' })).toBeVisible(),
    call: ({ organized }) => new RegExp(`/api/organize/events/${organized.id}/attendees/`),
    waiting: statusNamed('Loading attendees'),
    ready: (page) => main(page).getByRole('table', { name: 'Attendees' }).getByRole('row').nth(1),
  },
  {
    name: 'team of an organizer',
    as: 'rhea',
    address: () => '/organize/team',
    open: (page) => expect(main(page).getByRole('heading', { name: 'Team' })).toBeVisible(),
    call: () => /\/api\/organizers\/\d+\/members\//,
    waiting: statusNamed('Loading the team'),
    ready: (page) => main(page).getByRole('table', { name: 'Team' }),
  },
  {
    name: 'webhooks of an organizer',
    as: 'rhea',
    address: () => '/organize/webhooks',
    open: (page) => expect(main(page).getByRole('heading', { name: 'Webhooks' })).toBeVisible(),
    call: () => /\/api\/organizers\/\d+\/webhooks\//,
    waiting: statusNamed('Loading webhooks'),
    ready: (page) => main(page).getByRole('heading', { name: 'No webhooks yet' }),
  },
];
