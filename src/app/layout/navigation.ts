import type { Permission } from '@/api';
import type { LucideIcon } from 'lucide-react';
import { paths } from '@/lib/paths';

/** The header's links (docs/product.md#frame). Cart joins them for those who are signed in. */
export const MAIN_LINKS = [
  { to: paths.home, label: 'Home' },
  { to: paths.events, label: 'Events' },
  { to: paths.about, label: 'About Us' },
  { to: paths.contact, label: 'Contact Us and Support' },
] as const;

export const CART_LINK = { to: paths.cart, label: 'Cart' } as const;

/** The door: only for those who may let people in (D7). */
export const CHECK_IN_LINK = {
  to: paths.checkIn,
  label: 'Check-in',
  permission: 'check_in_tickets',
} as const;

/** The entries that a person with these permissions has. */
export function permitted(
  entries: readonly MenuEntry[],
  permissions: readonly Permission[] | undefined,
): MenuEntry[] {
  return entries.filter(({ permission }) => !permission || permissions?.includes(permission));
}

/** Narrower counts as mobile (docs/product.md#frame). */
export const MOBILE_QUERY = '(max-width: 767.98px)';

/** An entry of the sidebar or the user menu. */
export interface MenuEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Only for those who have it (D7). */
  permission?: Permission;
}

/** Whether a menu entry is current: its path or a path below it. */
export function isAt(entry: string, pathname: string): boolean {
  return pathname === entry || (entry !== paths.home && pathname.startsWith(`${entry}/`));
}
