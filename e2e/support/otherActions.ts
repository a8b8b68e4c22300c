import { button, expectToast, expectTyped, type, type UserAction } from './userAction';

const CONTACT = {
  'First name': 'Ira',
  'Last name': 'Sen',
  Email: 'ira@lotus.example',
  Company: 'Lotus',
  Subject: 'Twelve seats',
  Message: 'Could twelve of us sit together?',
};

/** A form of a visitor. */
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
];
