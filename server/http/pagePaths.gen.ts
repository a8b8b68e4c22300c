// Generated from src/lib/paths.ts by `npm run api`. Never edited by hand.
/** Every address, by its name. */
export const pagePaths: Readonly<Record<string, string>> = {
  home: '/',
  events: '/events',
  event: '/events/:id',
  cart: '/cart',
  myBookings: '/my-bookings',
  signIn: '/signin',
  signUp: '/signup',
  resetPassword: '/reset-password',
  sharedTicket: '/t/:token',
  invitation: '/invitation/:token',
  decide: '/decide/:token',
  seatOffer: '/seats/:token',
  seatClaim: '/seats/claimed/:token',
  setup: '/setup',
  profile: '/profile',
  notifications: '/notifications',
  company: '/company',
  companyCostCentres: '/company/cost-centres',
  companyCostCentre: '/company/cost-centres/:id',
  companyPolicies: '/company/policies',
  companySpend: '/company/spend',
  companyHospitality: '/company/hospitality',
  companyAccount: '/company/account',
  companyPeople: '/company/people',
  companyDomain: '/company/domain',
  companyChanges: '/company/changes',
  checkIn: '/check-in',
  approvals: '/approvals',
  approval: '/approvals/:id',
  organize: '/organize',
  organizeEvents: '/organize/events',
  organizeEvent: '/organize/events/:id',
  organizeEditEvent: '/organize/events/:id/edit',
  organizeTakings: '/organize/takings',
  organizeTeam: '/organize/team',
  organizeChanges: '/organize/changes',
  organizeSettings: '/organize/settings',
  platform: '/platform',
  platformCompanies: '/platform/companies',
  platformCompanyAccount: '/platform/companies/:id/account',
  platformPeople: '/platform/people',
  platformChanges: '/platform/changes',
  platformFailures: '/platform/failures',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  bookingsAlias: '/bookings',
  myBookingsAlias: '/mybookings',
  userCheckout: '/user/checkout',
  userProfile: '/user/profile',
  userBookings: '/user/bookings',
};
/** The pages that are rendered here, with the query parameters that they read. */
export const renderedPages: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/events': ['search', 'category', 'min_price', 'max_price', 'city', 'date_from', 'date_to', 'sort', 'page'],
  '/events/:id': [],
  '/about': [],
  '/contact': ['subject'],
  '/privacy': [],
  '/terms': [],
  '/cookies': [],
  '/signin': ['next'],
  '/signup': ['next'],
};
/** What the page of a signed-in person asks the API for first. */
export const firstRequests: {
  ofEveryPage: readonly string[];
  ofPage: Readonly<Record<string, readonly string[]>>;
} = {
  "ofEveryPage": [
    "/auth/verify-token/",
    "/event-categories/",
    "/bookings/?user={user}&status=pending&page_size=100",
    "/notifications/?page_size=6"
  ],
  "ofPage": {
    "home": [
      "/events/featured/?limit=3",
      "/events/?page_size=12"
    ],
    "events": [
      "/events/?ordering=start_date&page=1&page_size=20"
    ],
    "event": [
      "/events/{id}",
      "/contact/"
    ],
    "cart": [
      "/bookings/?user={user}&payment_status=paid&timeframe=upcoming&page_size=100"
    ],
    "myBookings": [
      "/bookings/stats/?user={user}",
      "/bookings/?user={user}&include=payment%2Cattendees&page=1&page_size=20"
    ],
    "profile": [
      "/users/{user}",
      "/notifications/mail-preferences/"
    ],
    "notifications": [
      "/notifications/?page=1&page_size=20"
    ]
  }
};
