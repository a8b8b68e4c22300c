import type { Page } from '@playwright/test';
import { expect } from './server';

/** The demo world's one password (D6). */
const PASSWORD = 'Foyer-demo-2026';

export type DemoUser = 'asha' | 'vikram' | 'meera' | 'admin';

export const credentialsOf = (username: DemoUser) => ({ username, password: PASSWORD });

/** Through the form, as a person does; ends on the front page. */
export async function signIn(page: Page, username: DemoUser): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel(/username/i).fill(username);
  await page.getByLabel(/^password/i).fill(PASSWORD);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^sign in$/i })
    .click();
  await expect(page).toHaveURL(/\/$/);
}
