import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router';
import { apiPath, loseConnection, refuse } from '@/testing/handlers';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildSession } from '@/testing/userFactories';
import { FREE_EMAIL_MESSAGE } from './corporateEmail';
import { SignUpPage } from './SignUpPage';

function Elsewhere() {
  return <p>{`Now at ${useLocation().pathname}`}</p>;
}

const details = { first: 'Neha', last: 'Shah', email: 'neha@acme.com', password: 'long-enough' };

/** Accepts every call of the sign-up and remembers their bodies. */
function acceptAll() {
  const sent: { path: string; body: unknown }[] = [];
  const accept = (path: string, answer: object) =>
    http.post(apiPath(path), async ({ request }) => {
      sent.push({ path, body: await request.json() });
      return HttpResponse.json(answer);
    });
  server.use(
    accept('/auth/signup_request/', { message: 'sent' }),
    accept('/auth/resend_otp/', { message: 'sent' }),
    accept('/auth/verify_otp_and_signup/', buildSession()),
  );
  return sent;
}

const field = (label: RegExp) => screen.getByLabelText(label);
const code = () => field(/^Verification code/);
const verify = () => screen.getByRole('button', { name: 'Verify and Create Account' });
const resend = () => screen.getByRole('button', { name: 'Resend Code' });

function open() {
  return renderWithProviders(
    <Routes>
      <Route path="/signup" element={<SignUpPage next="/cart" signInTo="/signin?next=%2Fcart" />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    { route: '/signup' },
  );
}
type View = ReturnType<typeof open>;

const change = (label: RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });

async function fill({ user }: View, over: Partial<typeof details & { terms: boolean }> = {}) {
  const { terms = true, ...typed } = { ...details, ...over };
  change(/^First name/, typed.first);
  change(/^Last name/, typed.last);
  change(/^Work e-mail/, typed.email);
  change(/^Password/, typed.password);
  if (terms) await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send Code' }));
}

describe('the details', () => {
  const rules: [string, Partial<typeof details & { terms: boolean }>, RegExp, string][] = [
    ['no first name', { first: ' ' }, /^First name/, 'First name is required'],
    ['no last name', { last: '' }, /^Last name/, 'Last name is required'],
    ['no e-mail', { email: '' }, /^Work e-mail/, 'Email is required'],
    ['no address', { email: 'neha' }, /^Work e-mail/, 'Please enter a valid email address'],
    ['a free provider', { email: 'neha@GMAIL.com' }, /^Work e-mail/, FREE_EMAIL_MESSAGE],
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

  it('say the spec’s sentence about free providers', () => {
    expect(FREE_EMAIL_MESSAGE).toBe(
      'Please use a corporate email address. Free email providers (Gmail, Yahoo, etc.) are not allowed.',
    );
  });

  it('are trimmed and lowercased where they have to be, and lead to step 2', async () => {
    const sent = acceptAll();
    const view = open();
    await fill(view, { first: ' Neha ', email: ' Neha@Acme.COM ' });
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeVisible();
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
  ])('are refused %s, once', async (_case, handler, message) => {
    server.use(handler);
    const view = open();
    await fill(view);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    expect(view.store.getState().toasts.queue).toEqual([]);
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
    const tokens = [/^First name/, /^Last name/, /^Work e-mail/, /^Password/].map((label) =>
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

describe('the code', () => {
  const atStep2 = async () => {
    const sent = acceptAll();
    const view = open();
    await fill(view);
    await screen.findByRole('heading', { name: 'Check your mail' });
    return { ...view, sent };
  };

  it('takes digits alone, six of them, before it can be sent', async () => {
    const { user, sent, store } = await atStep2();
    expect(verify()).toBeDisabled();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(code(), '12a-34 5');
    expect(code()).toHaveValue('12345');
    expect(verify()).toBeDisabled();
    await user.type(code(), '678');
    expect(code()).toHaveValue('123456');
    await user.click(verify());
    expect(await screen.findByText('Now at /cart')).toBeVisible();
    expect(sent.at(-1)).toEqual({
      path: '/auth/verify_otp_and_signup/',
      body: {
        email: 'neha@acme.com',
        first_name: 'Neha',
        last_name: 'Shah',
        password: 'long-enough',
        otp: '123456',
      },
    });
    expect(store.getState().auth.status).toBe('signedIn');
  });

  it.each([
    ['', 'OTP is required'],
    ['123', 'OTP must be 6 digits'],
  ])('%j is refused even where the button is no hindrance', async (otp, message) => {
    await atStep2();
    fireEvent.change(code(), { target: { value: otp } });
    fireEvent.submit(screen.getByRole('form', { name: 'Verify your e-mail' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it.each([
    [
      'wrong, says the server',
      refuse('post', '/auth/verify_otp_and_signup/', 400, { error: 'That code is not right.' }),
      'That code is not right.',
    ],
    [
      'wrong',
      http.post(
        apiPath('/auth/verify_otp_and_signup/'),
        () => new HttpResponse(null, { status: 400 }),
      ),
      'Invalid OTP. Please try again.',
    ],
    [
      'lost on the way',
      loseConnection('post', '/auth/verify_otp_and_signup/'),
      'Network error. Please try again.',
    ],
  ])('is %s', async (_case, handler, message) => {
    const { user, store } = await atStep2();
    server.use(handler);
    await user.type(code(), '123456');
    await user.click(verify());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    expect(code()).toHaveFocus();
    expect(store.getState().toasts.queue).toEqual([]);
    expect(store.getState().auth.status).toBe('signedOut');
  });

  describe('and its clock', () => {
    beforeEach(() => {
      jest.useFakeTimers({ advanceTimers: true, doNotFake: ['setImmediate', 'queueMicrotask'] });
    });
    afterEach(() => {
      jest.useRealTimers();
    });
    const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
    const clock = () => screen.getByRole('timer').textContent;

    it('runs from ten minutes to nought; only then a new code can be had', async () => {
      const { user, sent } = await atStep2();
      expect(clock()).toMatch(/^New code in (10:00|9:5\d)$/);
      expect(resend()).toBeDisabled();
      pass(540);
      expect(clock()).toMatch(/^New code in (1:00|0:5\d)$/);
      pass(61);
      expect(clock()).toBe('');
      await user.click(resend());
      expect(await screen.findByText('A new code is on its way.')).toBeVisible();
      expect(sent.at(-1)).toEqual({ path: '/auth/resend_otp/', body: { email: 'neha@acme.com' } });
      expect(clock()).toMatch(/^New code in (10:00|9:5\d)$/);
      expect(resend()).toBeDisabled();
    });

    it.each([
      [
        'too soon',
        refuse('post', '/auth/resend_otp/', 429, { error: 'Wait 30 seconds.' }),
        'Wait 30 seconds.',
      ],
      ['lost', loseConnection('post', '/auth/resend_otp/'), 'Failed to resend OTP.'],
      [
        'failed',
        http.post(apiPath('/auth/resend_otp/'), () => new HttpResponse(null, { status: 400 })),
        'Failed to resend OTP.',
      ],
    ])('may be asked for anew when the resend was %s', async (_case, handler, message) => {
      const { user } = await atStep2();
      server.use(handler);
      pass(601);
      await user.click(resend());
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
      expect(resend()).toBeEnabled();
    });

    it('starts anew after going back, which keeps the details and drops the code', async () => {
      const { user } = await atStep2();
      pass(300);
      await user.type(code(), '123');
      await user.click(screen.getByRole('button', { name: 'Back' }));
      expect(field(/^First name/)).toHaveValue('Neha');
      expect(field(/^First name/)).toHaveFocus();
      expect(field(/^Work e-mail/)).toHaveValue('neha@acme.com');
      await user.click(screen.getByRole('button', { name: 'Send Code' }));
      await screen.findByRole('heading', { name: 'Check your mail' });
      expect(code()).toHaveValue('');
      expect(clock()).toMatch(/^New code in (10:00|9:5\d)$/);
    });
  });
});
