import { button, field, main, expectToast, expectTyped, type, type UserAction } from './userAction';
import type { TestBookings } from './testBookings';
import { expect } from './server';

// Different values in each test: unchanged fields are not sent.
const birthOf = ({ paid }: TestBookings) => ({ 'Date of birth': `${1950 + (paid.id % 50)}-04-12` });
const billingOf = ({ paid }: TestBookings) => ({ 'Billing address': `${paid.id} Lake Road, Pune` });

export const memberActions: UserAction[] = [
  {
    name: 'edit the profile',
    as: 'meera',
    address: () => '/profile',
    call: () => /\/api\/users\/\d+/,
    method: 'PUT',
    prepare: async (page, bookings) => {
      await button(page, 'Edit Profile').click();
      await type(page, birthOf(bookings));
    },
    press: (page) => button(page, 'Save'),
    beside: 'Your profile could not be saved. Please try again.',
    kept: (page, bookings) => expectTyped(birthOf(bookings))(page),
    done: expectToast('Profile saved'),
  },
  {
    name: 'edit the company’s billing',
    as: 'meera',
    address: () => '/profile',
    call: () => /\/api\/company\/billing\//,
    method: 'PATCH',
    prepare: async (page, bookings) => {
      await button(page, 'Edit company billing').click();
      await type(page, billingOf(bookings));
    },
    press: (page) => button(page, 'Save'),
    beside: 'The billing details could not be saved. Please try again.',
    kept: (page, bookings) => expectTyped(billingOf(bookings))(page),
    done: expectToast('Company billing saved'),
  },
  {
    name: 'read the notifications',
    as: 'meera',
    address: () => '/notifications',
    call: () => /\/api\/notifications\/read\//,
    method: 'POST',
    press: (page) => button(page, 'Mark all as read'),
    toast: 'Nothing could be marked as read. Please try again.',
    // Marked as read at once, and as unread again when the request fails.
    isBusy: false,
    kept: (page) => expect(button(page, 'Mark all as read')).toBeVisible(),
    done: (page) => expect(button(page, 'Mark all as read')).toHaveCount(0),
  },
  {
    name: 'check a ticket',
    as: 'sam',
    address: () => '/check-in',
    call: () => /\/api\/tickets\/check-in\//,
    method: 'POST',
    prepare: async (page) => {
      await main(page)
        .getByRole('region', { name: 'Coming up' })
        .getByRole('button')
        .first()
        .click();
      await field(page, 'Ticket number or code').fill('FYR-AAAA-2222');
    },
    press: (page) => button(page, 'Check'),
    beside: 'The server could not check this ticket. It may be good: check again.',
    offlineWords: 'No connection: nothing is known of this ticket. Check again.',
    kept: expectTyped({ 'Ticket number or code': 'FYR-AAAA-2222' }),
    done: (page) =>
      expect(main(page).getByRole('region', { name: 'Answer' })).toContainText('Not found'),
  },
];
