/** The header's links (spec section 2). Cart joins them for those who are signed in. */
export const MAIN_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/events', label: 'Events' },
  { to: '/about', label: 'About Us' },
  { to: '/contact', label: 'Contact Us and Support' },
] as const;

export const CART_LINK = { to: '/cart', label: 'Cart' } as const;

/** Narrower counts as mobile (spec sections 4 and 9). */
export const MOBILE_QUERY = '(max-width: 767.98px)';

/** Whether a menu entry stands for where the person is: the place itself or what lies below it. */
export function isAt(entry: string, pathname: string): boolean {
  return pathname === entry || (entry !== '/' && pathname.startsWith(`${entry}/`));
}
