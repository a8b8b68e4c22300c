import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { credentialsOf, fillSignIn, signIn } from './support/people';
import { expect, test } from './support/server';

/** A device with a fingerprint reader that always recognizes its owner (Chromium's virtual authenticator). */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const saveCodes = (page: Page) => page.getByRole('button', { name: 'I’ve saved them' }).click();
const accountOf = (page: Page) => page.getByRole('button', { name: /^account of/i });

/** Signs in as dev, whom no other test uses. */
test('an authenticator app and a passkey are set up, and sign in', async ({ page, newVisitor }) => {
  await signIn(page, 'dev');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const key = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const totp = new TOTP({ secret: (key ?? '').replaceAll(' ', '') });
  await dialog.getByLabel(/^code/i).fill(totp.generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await saveCodes(page);

  const visitor = await newVisitor();
  await visitor.goto('/signin');
  await fillSignIn(visitor, credentialsOf('dev'));
  // The code that has confirmed the app does not work again; the next one is accepted 30 s early.
  await visitor.getByLabel(/^code/i).fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await visitor.getByRole('button', { name: 'Verify' }).click();
  await expect(accountOf(visitor)).toBeVisible();

  await addAuthenticator(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: /^Rename / })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(accountOf(page)).toBeVisible();
});
