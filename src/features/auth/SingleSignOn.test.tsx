import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { refuse } from '@/testing/handlers';
import { LocationProbe } from '@/testing/LocationProbe';
import { bodyOf, recordRequests } from '@/testing/recordRequests';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildSession } from '@/testing/userFactories';
import { SingleSignOnForm } from './components/SingleSignOnForm';
import { ConfirmSignInPage } from './ConfirmSignInPage';
import { SignInPage } from './SignInPage';

it('leads to the server, which knows the provider of the domain', async () => {
  const leaveTo = jest.fn<(address: string) => void>();
  const form = { next: '/events/12', failure: null, onBack: () => {}, leaveTo };
  const { user } = renderWithProviders(<SingleSignOnForm {...form} />);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText(/^Work email/)).toBeInvalid();
  await user.fill(screen.getByLabelText(/^Work email/), 'asha@northwind.example');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(leaveTo).toHaveBeenCalledWith(
      '/api/auth/sso/start/?email=asha%40northwind.example&next=%2Fevents%2F12',
    ),
  );
});

it('says on the sign-in page why it has failed, and offers a password', async () => {
  const { user } = renderWithProviders(<SignInPage />, { route: '/signin?sso=unavailable' });
  expect(screen.getByRole('alert')).toHaveTextContent(/has not set up single sign-on/);
  await user.click(screen.getByRole('button', { name: 'Use a password' }));
  expect(screen.getByLabelText(/^Password/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign in with single sign-on' }));
  expect(screen.getByLabelText(/^Work email/)).toBeVisible();
});

const confirm = () =>
  renderWithProviders(
    <Routes>
      <Route path="/signin/confirm" element={<ConfirmSignInPage />} />
      <Route path="*" element={<LocationProbe />} />
    </Routes>,
    { route: '/signin/confirm?next=%2Fcart' },
  );

it('links an account with the mailed code, and leads on', async () => {
  const sent = recordRequests('post', '/auth/sso/link/', bodyOf, buildSession());
  const { user, store } = confirm();
  await user.fill(screen.getByLabelText(/^Verification code/), '482913');
  await user.click(screen.getByRole('button', { name: 'Confirm and Sign In' }));
  expect(await screen.findByText('Now at /cart')).toBeVisible();
  expect(sent).toEqual([{ otp: '482913' }]);
  expect(store.getState().auth.status).toBe('signedIn');
});

it('says that a code is wrong', async () => {
  const body = { code: 'invalid_otp' as const, error: 'Invalid OTP. Please try again.' };
  server.use(refuse('post', '/auth/sso/link/', 400, body));
  const { user } = confirm();
  await user.fill(screen.getByLabelText(/^Verification code/), '482913');
  await user.click(screen.getByRole('button', { name: 'Confirm and Sign In' }));
  expect(await screen.findByText('Invalid OTP. Please try again.')).toBeVisible();
});
