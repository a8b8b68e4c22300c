import { startIdentityProvider } from '../scripts/lib/identityProvider.mjs';
import { callApi, readApi } from './support/apiCalls';
import { readCode } from './support/outbox';
import { signIn } from './support/people';
import { expect, test } from './support/server';

test.use({ hasOwnContext: true });

test('an admin connects a provider, colleagues sign in with it, and SCIM makes and closes accounts', async ({
  page,
  newVisitor,
  foyer,
}) => {
  const provider = await startIdentityProvider({
    redirectUri: `${foyer.url}/api/auth/sso/callback/`,
    signOutUri: `${foyer.url}/signin`,
  });
  await signIn(page, 'meera');
  await test.step('connect and test', async () => {
    await page.goto('/company/single-sign-on');
    await page.getByLabel(/^Issuer/).fill(provider.issuer);
    await page.getByLabel(/^Client ID/).fill(provider.clientId);
    await page.getByLabel(/^Client secret/).fill(provider.clientSecret);
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByText('Needs a test')).toBeVisible();
    await page.getByRole('button', { name: 'Test sign-in' }).click();
    await expect(page.getByText('The test sign-in worked.')).toBeVisible();
  });

  const visitor = await newVisitor();
  const start = async (email: string, next: string) => {
    await visitor.goto(`/signin?next=${encodeURIComponent(next)}`);
    await visitor.getByRole('button', { name: 'Sign in with single sign-on' }).click();
    await visitor.getByLabel(/^Work email/).fill(email);
    await visitor.getByRole('button', { name: 'Continue' }).click();
  };
  await test.step('a new colleague is made, and signs out at the provider', async () => {
    await start('kavya.reddy@northwind.example', '/my-bookings');
    await expect(visitor).toHaveURL('/my-bookings');
    const { user } = await readApi(visitor, '/auth/verify-token/');
    expect(user).toMatchObject({ name: 'Kavya Reddy', role: 'employee' });
    await visitor.getByRole('button', { name: /^account of/i }).click();
    await visitor.getByRole('button', { name: 'Sign out' }).click();
    await expect(visitor).toHaveURL(new RegExp(`^${provider.issuer}/session/end`));
  });
  await test.step('an account that existed is linked with a code', async () => {
    await visitor.context().clearCookies();
    await start('rohan@northwind.example', '/profile');
    await expect(visitor).toHaveURL('/signin/confirm?next=%2Fprofile');
    const code = await readCode(foyer, 'rohan@northwind.example', 'Your Foyer sign-in code');
    await visitor.getByLabel(/^Verification code/).fill(code);
    await visitor.getByRole('button', { name: 'Confirm and Sign In' }).click();
    await expect(visitor).toHaveURL('/profile');
  });

  await test.step('SCIM makes a person, who signs in without a code, and is refused once it closes the account', async () => {
    await page.goto('/company/single-sign-on');
    await page.getByRole('button', { name: 'Create token' }).click();
    const dialog = page.getByRole('dialog', { name: 'Copy your token' });
    const token = await dialog.locator('code').textContent();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Never')).toBeVisible();
    const scim = async (method: string, path: string, data: object) => {
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await page.request.fetch(`/api/scim/v2${path}`, { method, headers, data });
      expect(answer.ok()).toBe(true);
      const body: { id: string } = await answer.json();
      return body;
    };
    const userName = 'devika.nair@northwind.example';
    const { id } = await scim('POST', '/Users', { userName, displayName: 'Devika Nair' });

    await visitor.context().clearCookies();
    await start(userName, '/my-bookings');
    await expect(visitor).toHaveURL('/my-bookings');
    const { user } = await readApi(visitor, '/auth/verify-token/');
    expect(user).toMatchObject({ name: 'Devika Nair', role: 'employee' });

    const operation = { op: 'Replace', path: 'active', value: 'False' };
    await scim('PATCH', `/Users/${id}`, { Operations: [operation] });
    await visitor.reload();
    await expect(visitor).toHaveURL(/\/signin/);
    await visitor.context().clearCookies();
    await start(userName, '/my-bookings');
    await expect(visitor.getByText(/account has been closed/)).toBeVisible();
    expect((await callApi(page, 'DELETE', '/company/scim-token/')).status).toBe(204);
  });

  expect((await callApi(page, 'DELETE', '/company/single-sign-on/')).status).toBe(204);
  provider.close();
});
