import type { Page } from '@playwright/test';
import { button, main, expectToast, type UserAction } from './userAction';
import { entryOf } from './screenStates';
import type { TestBookings } from './testBookings';
import { expect } from './server';

const tierOf = (page: Page, { event }: TestBookings) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: event.tier, exact: true }) });

const attendee = (page: Page, place: number) =>
  page.getByRole('group', { name: `Attendee ${place} of 2` });
const GUESTS = ['Ravi Iyer', 'Sunita Das'];

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
    call: ({ pending }) => new RegExp(`/api/bookings/${pending.id}$`),
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
    name: 'leave a note',
    as: 'meera',
    address: () => '/cart',
    call: ({ pending }) => new RegExp(`/api/bookings/${pending.id}$`),
    method: 'PATCH',
    prepare: async (page, { pending }) => {
      const line = entryOf(page, pending.title);
      await line.getByRole('button', { name: /^Change for whom/ }).click();
      await line.getByLabel('Note (optional)').fill('Close to the aisle.');
    },
    press: (page, { pending }) =>
      entryOf(page, pending.title).getByRole('button', { name: 'Save' }),
    toast: 'Failed to update booking',
    kept: (page, { pending }) =>
      expect(entryOf(page, pending.title).getByLabel('Note (optional)')).toHaveValue(
        'Close to the aisle.',
      ),
    done: (page, { pending }) =>
      expect(entryOf(page, pending.title).getByText('Note: Close to the aisle.')).toBeVisible(),
  },
  {
    name: 'remove from the cart',
    as: 'meera',
    address: () => '/cart',
    call: () => /\/api\/bookings\/\d+$/,
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
  {
    name: 'name the attendees',
    as: 'meera',
    address: ({ paid }) => `/cart?stage=attendee_details&booking=${paid.id}`,
    call: ({ paid }) => new RegExp(`/api/bookings/${paid.id}/attendees/`),
    method: 'POST',
    prepare: async (page) => {
      for (const [place, name] of GUESTS.entries()) {
        await attendee(page, place + 1)
          .getByLabel(/full name/i)
          .fill(name);
        await attendee(page, place + 1)
          .getByLabel(/email/i)
          .fill(`guest${place}@lotus.example`);
      }
    },
    press: (page) => button(page, 'Save Attendee Details'),
    beside: 'Failed to save attendee details',
    toast: 'Failed to save attendee details',
    kept: async (page) => {
      for (const [place, name] of GUESTS.entries()) {
        await expect(attendee(page, place + 1).getByLabel(/full name/i)).toHaveValue(name);
      }
    },
    done: expectToast('Attendee details saved successfully'),
  },
];
