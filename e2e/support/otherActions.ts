import { button, expectToast, expectTyped, field, main, type, type UserAction } from './userAction';
import { expect } from './server';

const CONTACT = {
  'First name': 'Ira',
  'Last name': 'Sen',
  Email: 'ira@lotus.example',
  Company: 'Lotus',
  Subject: 'Twelve seats',
  Message: 'Could twelve of us sit together?',
};

/** A form of a visitor, and the door. */
export const otherActions: UserAction[] = [
  {
    name: 'contact',
    address: () => '/contact',
    call: () => /\/api\/contact\//,
    method: 'POST',
    prepare: (page) => type(page, CONTACT),
    press: (page) => button(page, 'Send Message'),
    beside: 'Failed to send message. Please try again.',
    toast: 'Failed to send message. Please try again.',
    kept: expectTyped(CONTACT),
    done: expectToast('Message sent successfully!'),
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
    offlineWords: 'No connection, so this ticket cannot be checked. Check again.',
    kept: expectTyped({ 'Ticket number or code': 'FYR-AAAA-2222' }),
    done: (page) =>
      expect(main(page).getByRole('region', { name: 'Answer' })).toContainText('Not found'),
  },
];
