import { matchPath } from 'react-router';
import { tabTitle } from '@/components/page/PageHead';
import { EventsPage } from '@/features/events/EventsPage';
import { HomePage } from '@/features/home/HomePage';
import { companyRoutes } from './companyRoutes';
import { firstPage, lazyPage } from './lazyPage';
import type { PageRoute } from './pageRoute';
import { platformRoutes } from './platformRoutes';
import { paths } from '@/lib/paths';

/**
 * Every page. Visitors come to the front page and the list of events first: their parts are in the first
 * script, where files of their own would be a request more and larger together. Event detail, cart and My
 * Bookings are not guarded: for visitors they show 'Authentication Required' themselves
 * (docs/product.md#routes).
 */
export const pageRoutes: PageRoute[] = [
  {
    path: paths.home,
    title: 'Foyer',
    ...firstPage(HomePage),
  },
  {
    path: paths.events,
    title: 'Events',
    ...firstPage(EventsPage),
  },
  {
    path: paths.event,
    title: 'Event',
    ...lazyPage(() => import('@/app/pages/EventPage'), 'EventPage'),
  },
  {
    path: paths.about,
    title: 'About Us',
    ...lazyPage(() => import('@/features/info/AboutPage'), 'AboutPage'),
  },
  {
    path: paths.contact,
    title: 'Contact Us and Support',
    ...lazyPage(() => import('@/features/info/ContactPage'), 'ContactPage'),
  },
  {
    path: paths.privacy,
    title: 'Privacy Policy',
    ...lazyPage(() => import('@/features/info/PolicyPage'), 'PrivacyPage'),
  },
  {
    path: paths.terms,
    title: 'Terms of Service',
    ...lazyPage(() => import('@/features/info/PolicyPage'), 'TermsPage'),
  },
  {
    path: paths.cookies,
    title: 'Cookie Policy',
    ...lazyPage(() => import('@/features/info/PolicyPage'), 'CookiesPage'),
  },
  {
    path: paths.cart,
    title: 'Cart',
    ...lazyPage(() => import('@/features/cart/CartPage'), 'CartPage'),
  },
  {
    path: paths.myBookings,
    title: 'My Bookings',
    ...lazyPage(() => import('@/features/bookings/MyBookingsPage'), 'MyBookingsPage'),
  },
  {
    path: paths.profile,
    title: 'My Profile',
    access: 'signedIn',
    ...lazyPage(() => import('@/features/profile/ProfilePage'), 'ProfilePage'),
  },
  {
    path: paths.checkIn,
    title: 'Check-in',
    access: 'signedIn',
    permission: 'check_in_tickets',
    ...lazyPage(() => import('@/features/checkIn/CheckInPage'), 'CheckInPage'),
  },
  ...companyRoutes,
  ...platformRoutes,
  // The organizer's console: each place has its folder in features/organize.
  {
    path: paths.organizeEditEvent,
    title: 'Edit Event',
    access: 'signedIn',
    permission: 'organize_events',
    ...lazyPage(() => import('@/app/pages/EditorPage'), 'EditorPage'),
  },
  {
    path: paths.organizeEvents,
    title: 'Events',
    access: 'signedIn',
    permission: 'organize_events',
    ...lazyPage(
      () => import('@/features/organize/events/OrganizedEventsPage'),
      'OrganizedEventsPage',
    ),
  },
  {
    path: paths.organizeEvent,
    title: 'Event',
    access: 'signedIn',
    permission: 'organize_events',
    ...lazyPage(
      () => import('@/features/organize/dashboard/EventDashboardPage'),
      'EventDashboardPage',
    ),
  },
  {
    path: paths.organizeTakings,
    title: 'Takings',
    access: 'signedIn',
    permission: 'organize_events',
    ...lazyPage(() => import('@/features/organize/takings/TakingsPage'), 'TakingsPage'),
  },
  {
    path: paths.organizeChanges,
    title: 'Changes',
    access: 'signedIn',
    permission: 'organize_events',
    ...lazyPage(() => import('@/features/organize/changes/ChangesPage'), 'ChangesPage'),
  },
  {
    path: paths.organizeTeam,
    title: 'Team',
    access: 'signedIn',
    permission: 'organize_events',
    ...lazyPage(() => import('@/features/organize/team/TeamPage'), 'TeamPage'),
  },
  {
    path: paths.organizeSettings,
    title: 'Organizer settings',
    access: 'signedIn',
    permission: 'organize_events',
    ...lazyPage(() => import('@/features/organize/settings/SettingsPage'), 'SettingsPage'),
  },
  {
    path: paths.notifications,
    title: 'Notifications',
    access: 'signedIn',
    ...lazyPage(() => import('@/features/notifications/NotificationsPage'), 'NotificationsPage'),
  },
  {
    path: paths.approvals,
    title: 'Approvals',
    access: 'signedIn',
    ...lazyPage(() => import('@/features/approvals/ApprovalsPage'), 'ApprovalsPage'),
  },
  {
    path: paths.approval,
    title: 'Approval',
    access: 'signedIn',
    ...lazyPage(() => import('@/features/approvals/ApprovalPage'), 'ApprovalPage'),
  },
  {
    path: paths.signIn,
    title: 'Sign In',
    access: 'guests',
    bare: true,
    ...lazyPage(() => import('@/features/auth/SignInPage'), 'SignInPage'),
  },
  {
    path: paths.signUp,
    title: 'Sign Up',
    access: 'guests',
    bare: true,
    ...lazyPage(() => import('@/features/auth/SignUpPage'), 'SignUpPage'),
  },
  {
    path: paths.resetPassword,
    title: 'Reset Password',
    bare: true,
    ...lazyPage(() => import('@/features/auth/ResetPasswordPage'), 'ResetPasswordPage'),
  },
  {
    path: paths.sharedTicket,
    title: 'Ticket',
    bare: true,
    ...lazyPage(() => import('@/features/sharedTicket/SharedTicketPage'), 'SharedTicketPage'),
  },
  {
    path: paths.invitation,
    title: 'Invitation',
    bare: true,
    ...lazyPage(() => import('@/features/invitation/InvitationPage'), 'InvitationPage'),
  },
  {
    path: paths.decide,
    title: 'Decision',
    bare: true,
    ...lazyPage(() => import('@/features/approvals/DecideByLinkPage'), 'DecideByLinkPage'),
  },
  {
    path: paths.seatOffer,
    title: 'Claim a Seat',
    bare: true,
    ...lazyPage(() => import('@/features/seatPool/SeatPages'), 'SeatsPage'),
  },
  {
    path: paths.seatClaim,
    title: 'Your Seat',
    bare: true,
    ...lazyPage(() => import('@/features/seatPool/SeatPages'), 'SeatPage'),
  },
  {
    path: paths.setup,
    title: 'Set Up',
    bare: true,
    ...lazyPage(() => import('@/features/setup/SetupPage'), 'SetupPage'),
  },
  {
    path: '*',
    title: 'Page Not Found',
    ...lazyPage(() => import('@/app/pages/NotFoundPage'), 'NotFoundPage'),
  },
];

/** In place of every other page until somebody has set the place up. */
export const beingSetUpPage = lazyPage(
  () => import('@/features/setup/BeingSetUpPage'),
  'BeingSetUpPage',
);

/** The page that is shown for an address. */
export function routeAt(pathname: string): PageRoute | undefined {
  const exact = pageRoutes.find(({ path }) => path !== '*' && matchPath(path, pathname));
  return exact ?? pageRoutes.find(({ path }) => path === '*');
}

/** The document title of an address. */
export function titleAt(pathname: string): string {
  return tabTitle(pathname === paths.home ? undefined : routeAt(pathname)?.title);
}
