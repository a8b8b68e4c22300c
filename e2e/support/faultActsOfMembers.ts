import { button, field, main, says, stillTyped, type, type Act } from './faultAct';
import type { Stock } from './faultStock';
import { expect } from './server';

// Something new each time: what has not changed is not sent.
const birthOf = ({ paid }: Stock) => ({ 'Date of birth': `${1950 + (paid.id % 50)}-04-12` });
const billingOf = ({ paid }: Stock) => ({ 'Billing address': `${paid.id} Lake Road, Pune` });

export const memberActs: Act[] = [
  {
    name: 'edit the profile',
    as: 'meera',
    address: () => '/profile',
    call: () => /\/api\/users\/\d+/,
    method: 'PUT',
    prepare: async (page, stock) => {
      await button(page, 'Edit Profile').click();
      await type(page, birthOf(stock));
    },
    press: (page) => button(page, 'Save'),
    beside: 'Your profile could not be saved. Please try again.',
    kept: (page, stock) => stillTyped(birthOf(stock))(page),
    done: says('Profile saved'),
  },
  {
    name: 'edit the company’s billing',
    as: 'meera',
    address: () => '/profile',
    call: () => /\/api\/company\/billing\//,
    method: 'PATCH',
    prepare: async (page, stock) => {
      await button(page, 'Edit company billing').click();
      await type(page, billingOf(stock));
    },
    press: (page) => button(page, 'Save'),
    beside: 'The billing details could not be saved. Please try again.',
    kept: (page, stock) => stillTyped(billingOf(stock))(page),
    done: says('Company billing saved'),
  },
  {
    name: 'read the notifications',
    as: 'meera',
    address: () => '/notifications',
    call: () => /\/api\/notifications\/read\//,
    method: 'POST',
    press: (page) => button(page, 'Mark all as read'),
    toast: 'Something went wrong. Please try again.',
    // They are read at once; what the server did not take is unread again.
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
    kept: stillTyped({ 'Ticket number or code': 'FYR-AAAA-2222' }),
    done: (page) => expect(main(page).getByRole('alert')).toContainText('Not found'),
  },
];
