import type { RouteObject } from 'react-router';
import { BareFrame } from '@/app/BareFrame';
import { FrameConnected } from '@/app/FrameConnected';
import { EventsPage } from '@/features/events/EventsPage';
import { HomePage } from '@/features/home/HomePage';
import { paths } from '@/lib/paths';
import { consoles } from './consoles';
import { forGuests, signedIn, withPermission } from './guards';
import { lazyPage } from './lazyPage';
import { redirects } from './redirects';
import { Root, RouteCrash } from './Root';

/**
 * Visitors come to the front page and the list of events first: their parts are in the first script, where files of
 * their own would be a request more and larger together. Event detail, cart and My Bookings are not guarded: for
 * visitors they show 'Authentication Required' themselves (docs/product/screens.md#routes).
 */
const framedRoutes: RouteObject[] = [
  { path: paths.home, Component: HomePage },
  { path: paths.events, handle: { title: 'Events' }, Component: EventsPage },
  { path: paths.event, ...lazyPage('Event', () => import('@/app/pages/EventPage'), 'EventPage') },
  {
    path: paths.about,
    ...lazyPage('About Us', () => import('@/features/info/AboutPage'), 'AboutPage'),
  },
  {
    path: paths.contact,
    ...lazyPage(
      'Contact Us and Support',
      () => import('@/features/info/ContactPage'),
      'ContactPage',
    ),
  },
  {
    path: paths.privacy,
    ...lazyPage('Privacy Policy', () => import('@/features/info/LegalPage'), 'PrivacyPage'),
  },
  {
    path: paths.terms,
    ...lazyPage('Terms of Service', () => import('@/features/info/LegalPage'), 'TermsPage'),
  },
  {
    path: paths.cookies,
    ...lazyPage('Cookie Policy', () => import('@/features/info/LegalPage'), 'CookiesPage'),
  },
  { path: paths.cart, ...lazyPage('Cart', () => import('@/features/cart/CartPage'), 'CartPage') },
  {
    path: paths.myBookings,
    ...lazyPage(
      'My Bookings',
      () => import('@/features/bookings/MyBookingsPage'),
      'MyBookingsPage',
    ),
  },
  signedIn([
    {
      path: paths.profile,
      ...lazyPage('My Profile', () => import('@/features/profile/ProfilePage'), 'ProfilePage'),
    },
    {
      path: paths.notifications,
      ...lazyPage(
        'Notifications',
        () => import('@/features/notifications/NotificationsPage'),
        'NotificationsPage',
      ),
    },
    {
      path: paths.approvals,
      ...lazyPage('Approvals', () => import('@/features/approvals/ApprovalsPage'), 'ApprovalsPage'),
    },
    {
      path: paths.approval,
      ...lazyPage('Approval', () => import('@/features/approvals/ApprovalPage'), 'ApprovalPage'),
    },
    withPermission('check_in_tickets', [
      {
        path: paths.checkIn,
        ...lazyPage('Check-in', () => import('@/features/checkIn/CheckInPage'), 'CheckInPage'),
      },
    ]),
    consoles,
  ]),
  {
    path: '*',
    ...lazyPage('Page Not Found', () => import('@/app/pages/NotFoundPage'), 'NotFoundPage'),
  },
];

/** Outside the main layout: no header, sidebar or footer. */
const bareRoutes: RouteObject[] = [
  forGuests([
    {
      path: paths.signIn,
      ...lazyPage('Sign In', () => import('@/features/auth/SignInPage'), 'SignInPage'),
    },
    {
      path: paths.confirmSignIn,
      ...lazyPage(
        'Confirm Your Account',
        () => import('@/features/auth/ConfirmSignInPage'),
        'ConfirmSignInPage',
      ),
    },
    {
      path: paths.signUp,
      ...lazyPage('Sign Up', () => import('@/features/auth/SignUpPage'), 'SignUpPage'),
    },
  ]),
  {
    path: paths.resetPassword,
    ...lazyPage(
      'Reset Password',
      () => import('@/features/auth/ResetPasswordPage'),
      'ResetPasswordPage',
    ),
  },
  {
    path: paths.sharedTicket,
    ...lazyPage(
      'Ticket',
      () => import('@/features/sharedTicket/SharedTicketPage'),
      'SharedTicketPage',
    ),
  },
  {
    path: paths.invitation,
    ...lazyPage(
      'Invitation',
      () => import('@/features/invitation/InvitationPage'),
      'InvitationPage',
    ),
  },
  {
    path: paths.decide,
    ...lazyPage(
      'Decision',
      () => import('@/features/approvals/DecideByLinkPage'),
      'DecideByLinkPage',
    ),
  },
  {
    path: paths.seatOffer,
    ...lazyPage('Claim a Seat', () => import('@/features/seatPool/SeatPages'), 'SeatsPage'),
  },
  {
    path: paths.seatClaim,
    ...lazyPage('Your Seat', () => import('@/features/seatPool/SeatPages'), 'SeatPage'),
  },
  {
    path: paths.setup,
    ...lazyPage('Set Up', () => import('@/features/setup/SetupPage'), 'SetupPage'),
  },
];

/** All routes of docs/product/screens.md#routes and D16. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    errorElement: <RouteCrash />,
    children: [
      {
        Component: FrameConnected,
        // Inside the frame, which a page that crashes leaves standing.
        children: [{ errorElement: <RouteCrash />, children: framedRoutes }],
      },
      {
        Component: BareFrame,
        handle: { bare: true },
        children: [{ errorElement: <RouteCrash />, children: bareRoutes }],
      },
      ...redirects,
    ],
  },
];
