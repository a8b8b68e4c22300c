import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { readTokenCookies, type InvitationDetails } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { answer, loseConnection, refuse } from '@/testing/handlers';
import { LocationProbe } from '@/testing/LocationProbe';
import { recordRequests } from '@/testing/recordRequests';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildSession } from '@/testing/userFactories';
import { InvitationPage } from './InvitationPage';

const TOKEN = 'invitation-token-0123456789';
const ACCEPT = '/invitations/:token/accept/';
const invitation: InvitationDetails = {
  company: 'Acme Tools',
  invited_by: 'Ravi Menon',
  email: 'neha@acme.example',
  role_label: 'Employee',
  expires_at: '2026-12-01T10:00:00Z',
};

function open(auth?: ReturnType<typeof signedIn>) {
  return renderWithProviders(
    <Routes>
      <Route path="/invitation/:token" element={<InvitationPage />} />
      <Route path="*" element={<LocationProbe />} />
    </Routes>,
    { route: `/invitation/${TOKEN}`, ...(auth && { preloadedState: { auth } }) },
  );
}

const field = (label: RegExp) => screen.findByLabelText(label);
const press = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'Create Account' }));

async function fill(view: ReturnType<typeof open>) {
  await view.user.fill(await field(/^First name/), ' Neha ');
  await view.user.fill(await field(/^Last name/), 'Shah');
  await view.user.fill(await field(/^Password/), 'long-enough');
  await press(view);
}

const referrer = () => document.querySelector<HTMLMetaElement>('meta[name=referrer]')?.content;

it('says who invites to which company and makes the account with its session', async () => {
  server.use(answer('get', '/invitations/:token/', invitation));
  const sent = recordRequests(
    'post',
    ACCEPT,
    ({ params, body }) => [params.token, body],
    buildSession(),
    201,
  );
  const view = open();
  expect(await screen.findByRole('heading', { name: 'Join Acme Tools' })).toBeVisible();
  expect(screen.getByText('Ravi Menon')).toBeVisible();
  expect(screen.getByText(/Your role: Employee/)).toBeVisible();
  expect(await field(/^Email/)).toHaveValue('neha@acme.example');
  expect(await field(/^Email/)).toHaveAttribute('readonly');
  expect(referrer()).toBe('no-referrer');

  await fill(view);
  expect(await screen.findByText('Now at /')).toBeVisible();
  expect(sent).toEqual([
    [TOKEN, { first_name: 'Neha', last_name: 'Shah', password: 'long-enough' }],
  ]);
  expect(view.store.getState().auth).toMatchObject({
    status: 'signedIn',
    accessToken: 'access-1',
    refreshToken: 'refresh-1',
  });
  expect(readTokenCookies()).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1' });
  expect(referrer()).toBeUndefined();
});

it('asks for names and a password as the sign-up does, and sends nothing without them', async () => {
  server.use(answer('get', '/invitations/:token/', invitation));
  const view = open();
  await press(view);
  expect(await screen.findByText('First name is required')).toBeVisible();
  expect(screen.getByText('Last name is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  await view.user.fill(await field(/^Password/), 'short');
  expect(await screen.findByText('Password must be at least 8 characters long')).toBeVisible();
});

describe('a link that no longer works', () => {
  it.each([
    ['gone', 410],
    ['cut off in the mail', 400],
  ])('(%s) says so and leads to sign-in and sign-up', async (_case, status) => {
    server.use(refuse('get', '/invitations/:token/', status, { code: 'invitation_gone' }));
    open();
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    expect(screen.getByText(/ask the person who invited you for a new one/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/signup',
    );
  });

  it('says so too when it ended while the form was open', async () => {
    server.use(
      answer('get', '/invitations/:token/', invitation),
      refuse('post', ACCEPT, 410, { code: 'invitation_gone' }),
    );
    await fill(open());
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});

it('an address that has an account is told so, with the way to sign in', async () => {
  server.use(
    answer('get', '/invitations/:token/', invitation),
    refuse('post', ACCEPT, 409, { code: 'has_account', error: 'There is already an account.' }),
  );
  const view = open();
  await fill(view);
  expect(await screen.findByRole('alert')).toHaveTextContent('There is already an account.');
  expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
  expect(view.store.getState().auth.status).toBe('signedOut');
});

it('a failure of the network is told once and keeps what was typed', async () => {
  server.use(answer('get', '/invitations/:token/', invitation), loseConnection('post', ACCEPT));
  const view = open();
  await fill(view);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Network error.'));
  expect(await field(/^Password/)).toHaveValue('long-enough');
  await expectToasts(view);
});

it('an invitation that did not load can be asked for again', async () => {
  server.use(loseConnection('get', '/invitations/:token/'));
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Network error.');
  server.use(answer('get', '/invitations/:token/', invitation));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Join Acme Tools' })).toBeVisible();
});

describe('somebody with a session', () => {
  it('can go on without the invitation', async () => {
    const { user } = open(signedIn());
    expect(screen.getByText(/You are signed in as asha@northwind\.example/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Continue to Foyer' }));
    expect(await screen.findByText('Now at /')).toBeVisible();
  });
});
