import type { Locator, Page } from '@playwright/test';
import type { Stock } from './faultStock';
import type { DemoUser } from './people';
import { expect } from './server';

/** Something that a person does on a screen and that the server has to take. */
export interface Act {
  name: string;
  /** A visitor when left out. */
  as?: DemoUser;
  address: (stock: Stock) => string;
  call: (stock: Stock) => RegExp;
  method: 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Everything up to the press. */
  prepare?: (page: Page, stock: Stock) => Promise<void>;
  press: (page: Page, stock: Stock) => Locator;
  /** What is pressed keeps the wait to itself; elsewhere the screen has gone on already. */
  isBusy?: false;
  /** What stands beside the act when the server has no words for its failure. */
  beside?: string;
  /** What the toast says then. */
  toast?: string;
  /** Where it says something else than the usual sentence when there is no network. */
  offlineWords?: string;
  /** What was typed or chosen, and must still be there. */
  kept?: (page: Page, stock: Stock) => Promise<void>;
  /** It was taken. */
  done: (page: Page, stock: Stock) => Promise<void>;
}

export const main = (page: Page) => page.getByRole('main');
export const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).first();
export const field = (page: Page, label: string | RegExp) => main(page).getByLabel(label);

/** The place at top right where toasts come up. */
export const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });
export const says = (words: string) => (page: Page) => expect(toasts(page)).toContainText(words);

/** Each field with what a person types into it. */
export async function type(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}
export const stillTyped = (texts: Record<string, string>) => async (page: Page) => {
  for (const [label, text] of Object.entries(texts)) {
    await expect(field(page, label)).toHaveValue(text);
  }
};
