import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router';
import { expectToasts } from '@/testing/expectToasts';
import { apiPath, loseConnection, refuse } from '@/testing/handlers';
import { currentAddress, LocationProbe } from '@/testing/LocationProbe';
import { bodyOf, recordRequests } from '@/testing/recordRequests';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { ResetPasswordPage } from './ResetPasswordPage';

function acceptAll() {
  const sent: unknown[] = [];
  const accept = (path: string) =>
    http.post(apiPath(path), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'done' });
    });
  server.use(accept('/auth/password_reset_request/'), accept('/auth/password_reset/'));
  return sent;
}

const open = (route = '/reset-password') =>
  renderWithProviders(
    <>
      <LocationProbe />
      <Routes>
        <Route path="/reset-password" element={<ResetPasswordPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { route },
  );
type View = ReturnType<typeof open>;

const email = () => screen.getByLabelText(/^Work email/);
const code = () => screen.getByLabelText(/^Verification code/);
const password = () => screen.getByLabelText(/^New password/);

async function askFor(view: View, address = 'asha@northwind.example') {
  if (address) await view.user.fill(email(), address);
  await view.user.click(screen.getByRole('button', { name: 'Send Code' }));
}

async function atStep2() {
  const sent = acceptAll();
  const view = open();
  await askFor(view, ' Asha@Northwind.example ');
  await screen.findByRole('heading', { name: 'Choose a new password' });
  return { ...view, sent };
}

it('sends a code, takes it with a new password, and leads to the sign-in', async () => {
  const { user, sent, store } = await atStep2();
  expect(screen.getByText('asha@northwind.example')).toBeVisible();
  expect(code()).toHaveFocus();
  await user.fill(code(), '12 34 56');
  await user.fill(password(), 'a-new-one');
  await user.click(screen.getByRole('button', { name: 'Set New Password' }));
  expect(await screen.findByText('Now at /signin')).toBeVisible();
  expect(sent).toEqual([
    { email: 'asha@northwind.example' },
    { email: 'asha@northwind.example', otp: '123456', password: 'a-new-one' },
  ]);
  await expectToasts(
    { store },
    { tone: 'success', message: 'Your password has been changed. Please sign in.' },
  );
});

it.each([
  ['', 'Email is required'],
  ['asha', 'Please enter a valid email address'],
])('asks for an address (%j)', async (address, message) => {
  const view = open();
  await askFor(view, address);
  await waitFor(() => expect(email()).toHaveAccessibleDescription(message));
  expect(email()).toHaveFocus();
});

it.each([
  [
    'the server',
    refuse('post', '/auth/password_reset_request/', 429, { error: 'Too many tries.' }),
    'Too many tries.',
  ],
  [
    'the network',
    loseConnection('post', '/auth/password_reset_request/'),
    'Network error. Please check your connection and try again.',
  ],
])('tells a refusal by %s', async (_case, handler, message) => {
  server.use(handler);
  const view = open();
  await askFor(view);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  await expectToasts(view);
});

it.each([
  ['no code', '', 'long-enough', code, 'OTP is required'],
  ['half a code', '123', 'long-enough', code, 'OTP must be 6 digits'],
  ['no password', '123456', '', password, 'Password is required'],
  [
    'a short password',
    '123456',
    'seven77',
    password,
    'Password must be at least 8 characters long',
  ],
])('refuses %s', async (_case, otp, word, field, message) => {
  const { user, sent } = await atStep2();
  if (otp) await user.fill(code(), otp);
  if (word) await user.fill(password(), word);
  await user.click(screen.getByRole('button', { name: 'Set New Password' }));
  await waitFor(() => expect(field()).toHaveAccessibleDescription(message));
  expect(field()).toHaveFocus();
  expect(sent).toHaveLength(1);
});

it('tells that the code was wrong, and lets another address be typed', async () => {
  const { user } = await atStep2();
  server.use(refuse('post', '/auth/password_reset/', 400, { error: 'That code is not right.' }));
  await user.fill(code(), '123456');
  await user.fill(password(), 'long-enough');
  await user.click(screen.getByRole('button', { name: 'Set New Password' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('That code is not right.'),
  );
  expect(password()).toHaveValue('long-enough');
  await user.click(screen.getByRole('button', { name: 'Use another email' }));
  expect(email()).toHaveValue('asha@northwind.example');
  expect(email()).toHaveFocus();
});

describe('the link of the mail', () => {
  const token = 'secret-reset-token';
  const setNew = () => screen.getByRole('button', { name: 'Set New Password' });

  it('asks for the new password alone, and leaves no token in the address', async () => {
    const sent = recordRequests('post', '/auth/password_reset_link/', bodyOf, { message: 'done' });
    const { user } = open(`/reset-password#token=${token}`);
    expect(screen.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await waitFor(() => expect(currentAddress()).toBe('/reset-password'));
    expect(screen.queryByLabelText(/^Verification code/)).not.toBeInTheDocument();
    expect(password()).toHaveFocus();
    await user.fill(password(), 'seven77');
    await user.click(setNew());
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription('Password must be at least 8 characters long'),
    );
    await user.type(password(), '8');
    await user.click(setNew());
    expect(await screen.findByText('Now at /signin')).toBeVisible();
    expect(sent).toEqual([{ token, password: 'seven778' }]);
  });

  it('says that it was used or has expired, and asks for another', async () => {
    const error = 'This link has been used or has expired. Please ask for a new one.';
    server.use(refuse('post', '/auth/password_reset_link/', 410, { error, code: 'expired' }));
    const { user } = open(`/reset-password#token=${token}`);
    await user.fill(password(), 'long-enough');
    await user.click(setNew());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(error));
    await user.click(screen.getByRole('button', { name: 'Request a new email' }));
    expect(screen.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    expect(email()).toBeVisible();
  });
});
