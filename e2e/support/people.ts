import { expect, type Page } from '@playwright/test';

/** The password of all demo accounts. */
const PASSWORD = 'Foyer-demo-2026';

export type DemoUser =
  | ('asha' | 'vikram' | 'meera' | 'rohan' | 'kabir')
  | ('gauri' | 'lena' | 'admin' | 'sam' | 'rhea' | 'dev');

export interface Credentials {
  username: string;
  password: string;
}

export const credentialsOf = (username: DemoUser): Credentials => ({
  username,
  password: PASSWORD,
});

/** Fills and submits the form of the open sign-in page. */
export async function fillSignIn(page: Page, { username, password }: Credentials): Promise<void> {
  await page.getByLabel(/username/i).fill(username);
  await page.getByLabel(/^password/i).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^sign in$/i })
    .click();
}

/** Signs in through the form; ends on the front page. */
export async function signIn(page: Page, username: DemoUser): Promise<void> {
  await page.goto('/signin');
  await fillSignIn(page, credentialsOf(username));
  await expect(page).toHaveURL(/\/$/);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^account of/i }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}
