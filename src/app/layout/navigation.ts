import type { LucideIcon } from 'lucide-react';
import Building from 'lucide-react/icons/building-2';
import CalendarCog from 'lucide-react/icons/calendar-cog';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { Permission } from '@/api';
import { COMPANY_SIDE, isPermitted, type RequiredPermission } from '@/app/permitted';
import { onlyChecksIn } from '@/entities/person/doorStaff';
import { approvalsPath, paths } from '@/lib/paths';

/** The header's links (docs/spec-coverage.md#layout); signed-in people also see Cart. */
export const MAIN_LINKS = [
  { to: paths.home, label: 'Home' },
  { to: paths.events, label: 'Events' },
  { to: paths.about, label: 'About Us' },
  { to: paths.contact, label: 'Contact Us and Support' },
] as const;

/** The footer, which has the links of the menu too: where phones find them without scripts. */
export const SITE_LINKS_ID = 'site-links';

export const CART_LINK = { to: paths.cart, label: 'Cart' } as const;

/** Only for people who may check in tickets. */
export const CHECK_IN_LINK = {
  to: paths.checkIn,
  label: 'Check-in',
  permission: 'check_in_tickets',
} as const;

const COMPANY_LINK = {
  to: paths.company,
  label: 'Company',
  icon: Building,
  permission: COMPANY_SIDE,
} as const;

/** For people who create events. */
const ORGANIZE_LINK = {
  to: paths.organize,
  label: 'Organize',
  icon: CalendarCog,
  permission: 'organize_events',
} as const;

/** Only for admins of the platform. */
const PLATFORM_LINK = {
  to: paths.platform,
  label: 'Platform',
  icon: ShieldCheck,
  permission: 'manage_all_users',
} as const;

/** The consoles, each with its own frame. */
export const CONSOLE_LINKS = [COMPANY_LINK, ORGANIZE_LINK, PLATFORM_LINK] as const;

/** The person's requests for approval. */
export const REQUESTS_LINK = { to: approvalsPath({ tab: 'mine' }), label: 'My Requests' } as const;

/** The entries that a person with these permissions sees; check-in comes first for people who only check in tickets. */
export function permittedEntries<Entry extends { to: string; permission?: RequiredPermission }>(
  entries: readonly Entry[],
  permissions: Permission[] | undefined,
): Entry[] {
  const seen = entries.filter(({ permission }) => isPermitted(permission, permissions));
  const rank = ({ to }: Entry) => (to === paths.checkIn ? 0 : 1);
  return onlyChecksIn(permissions) ? seen.sort((a, b) => rank(a) - rank(b)) : seen;
}

/** An entry of the sidebar or the user menu. */
export interface MenuEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Required permission. */
  permission?: RequiredPermission;
}

/** Whether a menu entry is current: its path or a path below it. */
export function isCurrent(entry: string, pathname: string): boolean {
  return pathname === entry || (entry !== paths.home && pathname.startsWith(`${entry}/`));
}
