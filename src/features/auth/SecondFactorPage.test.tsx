import { beforeAll, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { FirstRecoveryCodes, TotpSetup, VerifiedSession } from '@/api';
import { answer, refuse } from '@/testing/handlers';
import { renderApp } from '@/testing/renderApp';
import { signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';

const TITLE = { name: 'Set up two-step sign-in' };

beforeAll(async () => {
  await import('./SecondFactorPage');
});

it('stands in place of the pages until the person has a second factor', async () => {
  const preloadedState = { auth: signedIn(buildUser({ must_set_up_second_factor: true })) };
  const view = await renderApp('/privacy', { preloadedState });
  expect(await screen.findByRole('heading', TITLE)).toBeVisible();
  server.use(
    answer<TotpSetup>('post', '/auth/totp/', { secret: 'JBSWY3DP', otpauth_uri: 'otpauth://x' }),
    answer<FirstRecoveryCodes>('post', '/auth/totp/confirm/', { recovery_codes: null }),
    answer<VerifiedSession>('get', '/auth/verify-token/', { user: buildUser() }),
  );
  await view.user.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
  await view.user.fill(await screen.findByLabelText(/^Code/), '123456');
  await view.user.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByRole('heading', { name: 'Privacy Policy', level: 1 })).toBeVisible();
  expect(screen.queryByRole('heading', TITLE)).not.toBeInTheDocument();
});

it('comes when the company begins to require it', async () => {
  server.use(
    refuse('get', '/users/:id', 403, { code: 'second_factor_setup_required' }),
    answer<VerifiedSession>('get', '/auth/verify-token/', {
      user: buildUser({ must_set_up_second_factor: true }),
    }),
  );
  await renderApp('/profile', { preloadedState: { auth: signedIn(buildUser()) } });
  expect(await screen.findByRole('heading', TITLE)).toBeVisible();
});
