import type { Page } from '@playwright/test';
import { button, field, main, says, stillTyped, type, type Act } from './faultAct';
import type { Stock } from './faultStock';
import { expect } from './server';

const CONTACT = {
  'First name': 'Ira',
  'Last name': 'Sen',
  'E-mail': 'ira@lotus.example',
  Company: 'Lotus',
  Subject: 'Twelve seats',
  Message: 'Could twelve of us sit together?',
};
/** Another person in each world: nobody gets two codes in a hurry. */
const signUpOf = ({ paid }: Stock) => ({
  'First name': 'Ira',
  'Last name': 'Sen',
  'Work e-mail': `ira.${paid.id}@lotus.example`,
});
const password = (page: Page) => main(page).getByLabel(/^Password/);
const PASSWORD = 'Foyer-demo-2026';

export const visitorActs: Act[] = [
  {
    name: 'contact',
    address: () => '/contact',
    call: () => /\/api\/contact\//,
    method: 'POST',
    prepare: (page) => type(page, CONTACT),
    press: (page) => button(page, 'Send Message'),
    beside: 'Failed to send message. Please try again.',
    toast: 'Failed to send message. Please try again.',
    kept: stillTyped(CONTACT),
    done: says('Message sent successfully!'),
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
    prepare: async (page, stock) => {
      await type(page, signUpOf(stock));
      await password(page).fill(PASSWORD);
      await main(page).getByRole('checkbox').check();
    },
    press: (page) => button(page, 'Send Code'),
    beside: 'Failed to send OTP. Please try again.',
    kept: async (page, stock) => {
      await stillTyped(signUpOf(stock))(page);
      await expect(password(page)).toHaveValue(PASSWORD);
    },
    done: (page) => expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible(),
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
