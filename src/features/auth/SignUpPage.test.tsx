import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SignupRequestResult } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { answer, apiPath, loseConnection, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { FREE_EMAIL_MESSAGE, isFreeEmail } from './corporateEmail';
import { readKeptSignUp } from './keptSignUp';
import { acceptAll, code, type Details, field, fill, open, verify } from './signUp.testUtils';

describe('the details', () => {
  // First of all: the lists stay loaded for the tests after it.
  it('with a disposable address are not sent: using the field loads the lists', async () => {
    const sent = acceptAll();
    const view = open();
    expect(isFreeEmail('neha@yopmail.com')).toBe(false);
    await view.user.click(field(/^Work email/));
    await waitFor(() => expect(isFreeEmail('neha@yopmail.com')).toBe(true));
    await fill(view, { email: 'neha@yopmail.com' });
    expect(await screen.findByText(FREE_EMAIL_MESSAGE)).toBeVisible();
    expect(sent).toEqual([]);
  });

  const rules: [string, Partial<Details>, RegExp, string][] = [
    ['no first name', { first: ' ' }, /^First name/, 'First name is required'],
    ['no last name', { last: '' }, /^Last name/, 'Last name is required'],
    ['no email', { email: '' }, /^Work email/, 'Email is required'],
    ['no address', { email: 'neha' }, /^Work email/, 'Please enter a valid email address'],
    ['a free provider', { email: 'neha@GMAIL.com' }, /^Work email/, FREE_EMAIL_MESSAGE],
    ['no password', { password: '' }, /^Password/, 'Password is required'],
    [
      'a short password',
      { password: 'seven77' },
      /^Password/,
      'Password must be at least 8 characters long',
    ],
    ['no agreement', { terms: false }, /^I agree/, 'You must agree to the terms and conditions'],
  ];

  it.each(rules)('with %s are not sent', async (_case, over, label, message) => {
    const view = open();
    await fill(view, over);
    expect(await screen.findByText(message)).toBeVisible();
    expect(field(label)).toHaveFocus();
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(message);
  });

  it('say that free providers are not accepted', () => {
    expect(FREE_EMAIL_MESSAGE).toBe(
      'Please use a corporate email address. Free email providers (Gmail, Yahoo, etc.) are not allowed.',
    );
  });

  it('left empty, put the focus on the first field', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Send Code' }));
    expect(await screen.findByText('First name is required')).toBeVisible();
    expect(field(/^First name/)).toHaveFocus();
  });

  it('are trimmed and lowercased where they have to be, and lead to step 2', async () => {
    const sent = acceptAll();
    const view = open();
    await fill(view, { first: ' Neha ', email: ' Neha@Acme.COM ' });
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(sent).toEqual([
      {
        path: '/auth/signup_request/',
        body: {
          email: 'neha@acme.com',
          first_name: 'Neha',
          last_name: 'Shah',
          password: 'long-enough',
        },
      },
    ]);
    expect(screen.getByText('neha@acme.com')).toBeVisible();
    expect(code()).toHaveFocus();
  });

  it('lead, with the code, to / where no other page was asked for', async () => {
    acceptAll();
    const view = open('/signup');
    await fill(view);
    await screen.findByRole('heading', { name: 'Check your email' });
    await view.user.fill(code(), '123456');
    await view.user.click(verify());
    expect(await screen.findByText('Now at /')).toBeVisible();
  });

  it.each([
    [
      'by the server',
      refuse('post', '/auth/signup_request/', 429, { error: 'Try again in 30 seconds.' }),
      'Try again in 30 seconds.',
    ],
    [
      'without words',
      http.post(apiPath('/auth/signup_request/'), () => new HttpResponse(null, { status: 400 })),
      'Failed to send OTP. Please try again.',
    ],
    [
      'by the network',
      loseConnection('post', '/auth/signup_request/'),
      'Network error. Please check your connection and try again.',
    ],
    [
      'by a success that carries an error',
      answer<SignupRequestResult>('post', '/auth/signup_request/', {
        message: '',
        expires_in: 0,
        resend_after: 0,
        error: 'Sign-up is closed.',
      }),
      'Sign-up is closed.',
    ],
  ])('are refused %s, in the form and as a toast', async (_case, handler, message) => {
    server.use(handler);
    const view = open();
    await fill(view);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    await expectToasts(view, { tone: 'error', message });
  });

  it('show what the server says about a field at that field', async () => {
    server.use(
      refuse('post', '/auth/signup_request/', 400, {
        error: 'Please check the form.',
        fields: { password: 'This password is known to thieves.' },
      }),
    );
    const view = open();
    await fill(view);
    await waitFor(() => expect(field(/^Password/)).toHaveFocus());
    expect(field(/^Password/)).toHaveAccessibleDescription('This password is known to thieves.');
  });

  it('help the browser fill in, and link to the terms without leaving', () => {
    open();
    const tokens = [/^First name/, /^Last name/, /^Work email/, /^Password/].map((label) =>
      field(label).getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['given-name', 'family-name', 'email', 'new-password']);
    const terms = screen.getByRole('link', { name: 'terms and conditions' });
    expect(terms).toHaveAttribute('href', '/terms');
    expect(terms).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/signin?next=%2Fcart',
    );
  });
});

describe('a reload while the code is awaited', () => {
  it('comes back to the code, and keeps no password', async () => {
    const sent = acceptAll();
    const first = open();
    await fill(first);
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(Object.values({ ...sessionStorage, ...localStorage }).join()).not.toContain(
      'long-enough',
    );
    first.unmount();
    const again = open();
    expect(await screen.findByText('neha@acme.com')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/New code in (10:00|9:5\d)/);
    await again.user.type(code(), '123456');
    await again.user.click(verify());
    expect(await screen.findByText('Now at /cart')).toBeVisible();
    expect(sent.at(-1)).toMatchObject({ body: { email: 'neha@acme.com', otp: '123456' } });
    again.unmount();
    open();
    expect(screen.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  });

  it('begins anew after ten minutes, and after Back', async () => {
    acceptAll();
    const first = open();
    await fill(first);
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(readKeptSignUp(Date.now() + 590_000)).not.toBeNull();
    expect(readKeptSignUp(Date.now() + 601_000)).toBeNull();
    await first.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(readKeptSignUp(Date.now())).toBeNull();
  });
});
