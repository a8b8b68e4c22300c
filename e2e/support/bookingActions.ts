import type { Page } from '@playwright/test';
import { button, main, expectToast, type UserAction } from './userAction';
import { entryOf } from './screenStates';
import type { TestBookings } from './testBookings';
import { expect } from './server';

const tierOf = (page: Page, { event }: TestBookings) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: event.tier, exact: true }) });

/** In an order in which each is possible after the previous ones. */
export const bookingActions: UserAction[] = [
  {
    name: 'add to cart',
    as: 'meera',
    address: ({ event }) => `/events/${event.id}`,
    call: () => /\/api\/bookings\/$/,
    method: 'POST',
    prepare: (page, bookings) =>
      tierOf(page, bookings)
        .getByRole('button', { name: /^increase/i })
        .click(),
    press: (page, bookings) => tierOf(page, bookings).getByRole('button', { name: 'Add to Cart' }),
    beside: 'Failed to add to cart',
    toast: 'Failed to add to cart',
    kept: (page, bookings) => expect(tierOf(page, bookings).getByRole('status')).toHaveText('2'),
    done: expectToast('Ticket Added to Cart!'),
  },
  {
    name: 'change the quantity',
    as: 'meera',
    address: () => '/cart',
    call: ({ pending }) => new RegExp(`/api/bookings/${pending.id}/$`),
    method: 'PATCH',
    press: (page, { pending }) =>
      entryOf(page, pending.title).getByRole('button', { name: /^increase/i }),
    isBusy: false,
    toast: 'Failed to update cart',
    kept: (page, { pending }) =>
      expect(entryOf(page, pending.title).getByRole('status')).toHaveText('2'),
    done: expectToast('Booking quantity updated successfully'),
  },
  {
    name: 'remove from the cart',
    as: 'meera',
    address: () => '/cart',
    call: () => /\/api\/bookings\/\d+\/$/,
    method: 'DELETE',
    prepare: (page, { event }) =>
      entryOf(page, event.title)
        .getByRole('button', { name: /^Remove/ })
        .click(),
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Delete' }),
    isBusy: false,
    toast: 'Failed to remove booking, please try again',
    offlineWords: 'Failed to remove booking, please try again',
    kept: (page, { event }) => expect(entryOf(page, event.title)).toBeVisible(),
    done: expectToast('Booking removed successfully'),
  },
  {
    name: 'pay',
    as: 'meera',
    address: () => '/cart?stage=payment',
    call: () => /\/api\/payments\/bulk_create\//,
    method: 'POST',
    prepare: (page) =>
      main(page)
        .getByRole('radio', { name: /Net Banking/ })
        .check(),
    press: (page) => button(page, /^Pay .*\d\.\d\d$/),
    beside: 'Failed to initiate payment',
    toast: 'Failed to initiate payment',
    kept: (page) => expect(main(page).getByRole('radio', { name: /Net Banking/ })).toBeChecked(),
    done: (page) => expect(page.getByRole('alertdialog', { name: 'Thank You!' })).toBeVisible(),
  },
];
