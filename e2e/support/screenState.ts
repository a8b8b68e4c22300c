import type { Locator, Page } from '@playwright/test';
import type { DemoUser } from './people';
import type { TestBookings } from './testBookings';

/** A screen, the request its content comes from, and what it shows in each state. */
export interface ScreenStates {
  name: string;
  /** Signed out when omitted. */
  as?: DemoUser;
  address: (bookings: TestBookings) => string;
  /** Further steps to open it, when the address is not enough. */
  open?: (page: Page, bookings: TestBookings) => Promise<void>;
  /** The request its content comes from; omitted when nothing is loaded. */
  call?: (bookings: TestBookings) => RegExp;
  /** The loading message. */
  waiting?: (page: Page) => Locator;
  /** An element of its content. */
  ready: (page: Page, bookings: TestBookings) => Locator;
  /** The error message when the request fails; omitted where a test of the page (`src`) has it. */
  failure?: string;
}
