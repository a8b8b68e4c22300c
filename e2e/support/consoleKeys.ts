import type { Locator, Page } from '@playwright/test';
import type { Keyboard } from './keyboard';
import { expect } from './server';

async function leaveDialog(page: Page, keys: Keyboard, opener: Locator): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await keys.expectFocusKeptIn(dialog);
  await keys.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

/**
 * To the first menu of a row, and through one of its actions to a dialog; closed again, the focus is on
 * the button of the menu.
 */
export async function useRowMenu(
  page: Page,
  keys: Keyboard,
  table: Locator,
  action: string,
): Promise<void> {
  const button = table.getByRole('button', { name: /^Actions of / }).first();
  await keys.tabTo(button);
  await keys.press('Enter');
  const items = page.getByRole('menu', { name: /^Actions of / }).getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  const names = await items.allInnerTexts();
  const steps = names.findIndex((name) => name.trim() === action);
  expect(steps, `${action} among ${names.join(', ')}`).toBeGreaterThanOrEqual(0);
  for (let step = 0; step < steps; step += 1) await keys.press('ArrowDown');
  await expect(items.nth(steps)).toBeFocused();
  await keys.press('Enter');
  await leaveDialog(page, keys, button);
}
