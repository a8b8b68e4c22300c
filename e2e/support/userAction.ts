import type { Locator, Page } from '@playwright/test';
import type { TestBookings } from './testBookings';
import type { DemoUser } from './people';
import { expect } from './server';

/** A person's action on a screen that sends a request to the server. */
export interface UserAction {
  name: string;
  /** Signed out when omitted. */
  as?: DemoUser;
  address: (bookings: TestBookings) => string;
  call: (bookings: TestBookings) => RegExp;
  method: 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The steps before the button is pressed. */
  prepare?: (page: Page, bookings: TestBookings) => Promise<void>;
  press: (page: Page, bookings: TestBookings) => Locator;
  /** False when the button is not marked busy while the request runs, because the screen has changed at once. */
  isBusy?: false;
  /** Error text beside the button when the server's answer has no message. */
  beside?: string;
  /** Text of the toast in that case. */
  toast?: string;
  /** Error text without a network, when it is not the usual one. */
  offlineWords?: string;
  /** Expects that what was typed or chosen is still there. */
  kept?: (page: Page, bookings: TestBookings) => Promise<void>;
  /** Expects the result of a successful request. */
  done: (page: Page, bookings: TestBookings) => Promise<void>;
}

export const main = (page: Page) => page.getByRole('main');
export const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).first();
const field = (page: Page, label: string | RegExp) => main(page).getByLabel(label);

/** The region at top right in which toasts appear. */
export const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });
export const expectToast = (words: string) => (page: Page) =>
  expect(toasts(page)).toContainText(words);

/** Fills fields by their labels. */
export async function type(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}
export const expectTyped = (texts: Record<string, string>) => async (page: Page) => {
  for (const [label, text] of Object.entries(texts)) {
    await expect(field(page, label)).toHaveValue(text);
  }
};
