import type { Page } from '@playwright/test';
import { button, field, main, expectToast, expectTyped, type, type UserAction } from './userAction';
import type { TestBookings } from './testBookings';
import { expect } from './server';

const CONTACT = {
  'First name': 'Ira',
  'Last name': 'Sen',
  Email: 'ira@lotus.example',
  Company: 'Lotus',
  Subject: 'Twelve seats',
  Message: 'Could twelve of us sit together?',
};
/** A different address in each test, because codes to one address are rate limited. */
const signUpOf = ({ paid }: TestBookings) => ({
  'First name': 'Ira',
  'Last name': 'Sen',
  'Work email': `ira.${paid.id}@lotus.example`,
});
const password = (page: Page) => main(page).getByLabel(/^Password/);
const PASSWORD = 'Foyer-demo-2026';

export const visitorActions: UserAction[] = [
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
    name: 'newsletter',
    address: () => '/about',
    call: () => /\/api\/newsletter\//,
    method: 'POST',
    prepare: (page) => page.getByPlaceholder('Enter your email').fill('ira@lotus.example'),
    press: (page) => page.getByRole('button', { name: 'Subscribe' }),
    beside: 'We could not add you. Please try again.',
    offlineWords: 'We could not add you. Please try again.',
    kept: (page) =>
      expect(page.getByPlaceholder('Enter your email')).toHaveValue('ira@lotus.example'),
    done: (page) => expect(page.getByText('Thank you. You are on the list.')).toBeVisible(),
  },
  {
    name: 'sign up',
    address: () => '/signup',
    call: () => /\/api\/auth\/signup_request\//,
    method: 'POST',
    prepare: async (page, bookings) => {
      await type(page, signUpOf(bookings));
      await password(page).fill(PASSWORD);
      await main(page).getByRole('checkbox').check();
    },
    press: (page) => button(page, 'Send Code'),
    beside: 'Failed to send OTP. Please try again.',
    kept: async (page, bookings) => {
      await expectTyped(signUpOf(bookings))(page);
      await expect(password(page)).toHaveValue(PASSWORD);
    },
    done: (page) => expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible(),
  },
  {
    name: 'sign in',
    address: () => '/signin?next=%2Fabout',
    call: () => /\/api\/auth\/login\//,
    method: 'POST',
    prepare: async (page) => {
      await field(page, 'Username').fill('meera');
      await password(page).fill(PASSWORD);
    },
    press: (page) => button(page, 'Sign In'),
    beside: 'Login failed. Please try again.',
    kept: async (page) => {
      await expect(field(page, 'Username')).toHaveValue('meera');
      await expect(password(page)).toHaveValue(PASSWORD);
    },
    done: (page) => expect(page.getByRole('button', { name: /^account of/i })).toBeVisible(),
  },
];
