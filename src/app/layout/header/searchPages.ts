import type { AuthUser } from '@/api';
import type { RequiredPermission } from '@/app/permitted';
import { paths } from '@/lib/paths';
import {
  CART_LINK,
  CHECK_IN_LINK,
  CONSOLE_LINKS,
  MAIN_LINKS,
  permittedEntries,
} from '../navigation';

interface SearchablePage {
  to: string;
  label: string;
  /** Other words by which people look for it. */
  words: string;
  permission?: RequiredPermission;
}

const OTHER_WORDS: Record<string, string> = {
  [paths.contact]: 'help',
  [paths.about]: 'company',
};

const CONSOLE_WORDS = {
  Company: 'people colleagues invite invitation domain',
  Organize: 'organizer console sell events team',
  Platform: 'companies people accounts suspend merge',
} as const;

const ALWAYS: SearchablePage[] = [
  ...MAIN_LINKS.map(({ to, label }) => ({ to, label, words: OTHER_WORDS[to] ?? '' })),
  { to: paths.privacy, label: 'Privacy Policy', words: 'data' },
  { to: paths.terms, label: 'Terms of Service', words: 'conditions refund cancellation' },
  { to: paths.cookies, label: 'Cookie Policy', words: '' },
];

const FOR_VISITORS: SearchablePage[] = [
  { to: paths.signIn, label: 'Sign in', words: 'login log in' },
  { to: paths.signUp, label: 'Create account', words: 'sign up register' },
  { to: paths.resetPassword, label: 'Reset password', words: 'forgot' },
];

const FOR_PEOPLE: SearchablePage[] = [
  { ...CART_LINK, words: 'pay payment checkout' },
  { to: paths.myBookings, label: 'My Bookings', words: 'tickets qr receipt invoice' },
  { to: paths.profile, label: 'My Profile', words: 'edit account password' },
  { to: paths.notifications, label: 'Notifications', words: 'news' },
  ...CONSOLE_LINKS.map((link) => ({ ...link, words: CONSOLE_WORDS[link.label] })),
  { ...CHECK_IN_LINK, words: 'door scan steward' },
];

/** The pages that this person may open and that match the text, in a fixed order. */
export function searchPages(text: string, user: AuthUser | null): SearchablePage[] {
  const typed = text.trim().toLowerCase();
  if (typed === '') return [];
  const pages = [
    ...(user ? permittedEntries(FOR_PEOPLE, user.permissions) : FOR_VISITORS),
    ...ALWAYS,
  ];
  return pages.filter(({ label, words }) => `${label} ${words}`.toLowerCase().includes(typed));
}
