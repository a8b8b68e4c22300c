import type { Page } from '@playwright/test';
import { expect } from './server';

const main = (page: Page) => page.getByRole('main');

/** Lets purchases be charged to the account of the company, on the page of its policy. */
export async function letPayOnAccount(admin: Page): Promise<void> {
  await admin.goto('/company/policies');
  await main(admin).getByRole('checkbox', { name: 'The company pays on account' }).check();
  await admin.getByRole('button', { name: 'Save policy' }).click();
  const messages = admin.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('Policy saved.');
}

/** Pays the cart on account and charges it to Engineering. @returns what the note says of the account */
export async function payCartOnAccount(buyer: Page): Promise<string> {
  await buyer.goto('/cart?stage=payment');
  const centre = main(buyer).getByRole('combobox', { name: /Cost centre/ });
  await expect(centre).toBeVisible();
  if (!/Engineering/.test(await centre.inputValue())) {
    await centre.fill('eng');
    await buyer.getByRole('option', { name: /Engineering/ }).click();
  }
  const through = main(buyer).getByRole('group', { name: 'Pay through' });
  await through.getByRole('radio', { name: /pays later, by invoice/ }).check();
  const note = main(buyer).getByRole('note').filter({ hasText: /^Due/ });
  await expect(note).toBeVisible();
  const text = await note.innerText();
  await main(buyer)
    .getByRole('button', { name: /on Account$/ })
    .first()
    .click();
  await expect(buyer.getByRole('alertdialog', { name: 'Thank You!' })).toBeVisible();
  return text;
}
