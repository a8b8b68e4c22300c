/** Every address of the app (docs/product/screens.md#routes). */
export const paths = {
  home: '/',
  events: '/events',
  event: '/events/:id',
  cart: '/cart',
  myBookings: '/my-bookings',
  signIn: '/signin',
  /** The code that links an account to the company's identity provider. */
  confirmSignIn: '/signin/confirm',
  signUp: '/signup',
  resetPassword: '/reset-password',
  /** One ticket, for whoever has its link. */
  sharedTicket: '/t/:token',
  /** The link of the mail that invites a person to a company. */
  invitation: '/invitation/:token',
  /** The link of the mail to whoever decides on a request for approval. */
  decide: '/decide/:token',
  /** Seats that colleagues, or anybody with the link, may claim. */
  seatOffer: '/seats/:token',
  /** A claimed seat, for whoever has the link of its mail. */
  seatClaim: '/seats/claimed/:token',
  /** The link that the server's first start prints. */
  setup: '/setup',
  profile: '/profile',
  notifications: '/notifications',
  /** The company's console begins with its overview. */
  company: '/company',
  companyCostCentres: '/company/cost-centres',
  companyCostCentre: '/company/cost-centres/:id',
  companyPolicies: '/company/policies',
  companySpend: '/company/spend',
  companyHospitality: '/company/hospitality',
  companyAccount: '/company/account',
  companyPeople: '/company/people',
  companyDomain: '/company/domain',
  companySingleSignOn: '/company/single-sign-on',
  companyChanges: '/company/changes',
  companyApiKeys: '/company/api-keys',
  companyWebhooks: '/company/webhooks',
  checkIn: '/check-in',
  /** Requests for approval, of those who decide and of those who ask. */
  approvals: '/approvals',
  approval: '/approvals/:id',
  /** The organizer's console; leads to its events. */
  organize: '/organize',
  organizeEvents: '/organize/events',
  organizeEvent: '/organize/events/:id',
  organizeEditEvent: '/organize/events/:id/edit',
  organizeTakings: '/organize/takings',
  organizeTeam: '/organize/team',
  organizeChanges: '/organize/changes',
  organizeSettings: '/organize/settings',
  organizeApiKeys: '/organize/api-keys',
  organizeWebhooks: '/organize/webhooks',
  /** The platform's console; leads to its companies. */
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
  /** Older addresses, redirected to the current pages. */
  bookingsAlias: '/bookings',
  myBookingsAlias: '/mybookings',
  userCheckout: '/user/checkout',
  userProfile: '/user/profile',
  userBookings: '/user/bookings',
} as const;

/**
 * The pages that the server renders for visitors, with the query parameters that they read; the
 * server gets the list by `npm run api`. What each loads is in src/app/rendering/publicPages.ts.
 */
export const renderedPages: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: [],
  [paths.events]: [
    'search',
    'category',
    'min_price',
    'max_price',
    'city',
    'date_from',
    'date_to',
    'sort',
    'page',
  ],
  [paths.event]: [],
  [paths.about]: [],
  [paths.contact]: ['subject'],
  [paths.privacy]: [],
  [paths.terms]: [],
  [paths.cookies]: [],
  [paths.signIn]: ['next', 'sso'],
  [paths.signUp]: ['next'],
};

interface Query {
  [name: string]: string | number | null | undefined;
}

/** Leaves empty values out of the query. */
function withQuery(path: string, query: URLSearchParams | Query): string {
  const params =
    query instanceof URLSearchParams
      ? query
      : new URLSearchParams(
          Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
        );
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

/** The event list, filtered; the names are the query parameters of the page. */
export const eventsPath = (query: URLSearchParams | { search?: string; category?: string }) =>
  withQuery(paths.events, query instanceof URLSearchParams ? query : { ...query });

export const eventPath = (id: number) => `${paths.events}/${id}`;

/** The parameter of an event's address that opens the question of how many tickets to wait for. */
export const WAIT = 'wait';

/** The event, with that question open. */
export const waitForPath = (id: number) => `${eventPath(id)}?${WAIT}=1`;

/** The events of the organizer's console, filtered; the names are the query parameters of the page. */
export const organizeEventsPath = (query: URLSearchParams) =>
  withQuery(paths.organizeEvents, query);

/** A place of the organizer's console; `organizer` says whose, for people with several. */
export const organizePath = (place: string, organizer?: string | number | null) =>
  withQuery(place, { organizer });

/** What one company owes. */
export const platformCompanyAccountPath = (id: number) =>
  `${paths.platformCompanies}/${id}/account`;

/** A booking in the list of its event, for those who organize it. */
export const organizeBookingPath = (event: number, bookingNumber: string) =>
  withQuery(organizeEventPath(event), { search: bookingNumber });

/** The people of a company's console, found by words. */
export const companyPeoplePath = (query: { search: string }) =>
  withQuery(paths.companyPeople, { ...query });

/** The people of the platform's console, of one company or found by words. */
export const platformPeoplePath = (query: { company: number } | { search: string }) =>
  withQuery(paths.platformPeople, { ...query });

/** The requests for approval, filtered. */
export const approvalsPath = (query: URLSearchParams | { tab?: string } = {}) =>
  withQuery(paths.approvals, query instanceof URLSearchParams ? query : { ...query });

/** One request for approval. */
export const approvalPath = (id: number) => `${paths.approvals}/${id}`;

/** The dashboard of one event. */
export const organizeEventPath = (id: number) => `${paths.organizeEvents}/${id}`;

interface ChangesQuery {
  kind?: string;
  /** Id of what was changed, with its kind. */
  thing?: number;
}

/** What was changed of one event, or of an organizer. */
export const organizeChangesPath = (
  query: { event: number } | ({ organizer: number } & ChangesQuery),
) => withQuery(paths.organizeChanges, { ...query });

/** One cost centre: its budgets and their ledgers. */
export const companyCostCentrePath = (id: number) => `${paths.companyCostCentres}/${id}`;

/** What was changed of one's company. */
export const companyChangesPath = (query: ChangesQuery) =>
  withQuery(paths.companyChanges, { ...query });

/** What was changed, of one company or one thing. */
export const platformChangesPath = (query: { company: number } | ChangesQuery) =>
  withQuery(paths.platformChanges, { ...query });

/** The editor of one event. */
export const organizeEditEventPath = (id: number) => `${paths.organizeEvents}/${id}/edit`;

/** The stages of the cart flow in order, as in the `stage` parameter. */
export const CART_STAGES = ['cart', 'payment', 'attendee_details', 'confirmation'] as const;
export type CartStage = (typeof CART_STAGES)[number];

interface CartQuery {
  stage?: CartStage;
  /** The booking whose attendees are entered. */
  booking?: number | null;
  /** The currency to pay, when the cart has several. */
  currency?: string | null;
  /** The payment whose bookings are shown after it. */
  payment?: string | null;
  /** The bookings to pay; without them, all of the cart. */
  bookings?: readonly number[] | null;
}

/** The address of a stage of the cart. */
export function cartPath(query: CartQuery = {}): string {
  const { stage = 'cart', booking, currency, payment, bookings } = query;
  return withQuery(paths.cart, {
    stage: stage === 'cart' ? null : stage,
    booking,
    currency,
    payment,
    bookings: bookings?.join(','),
  });
}

/** My Bookings, filtered, or with the tickets, or the seats, of one booking open. */
export const myBookingsPath = (query: URLSearchParams | { ticket: number } | { seats: number }) =>
  withQuery(paths.myBookings, query instanceof URLSearchParams ? query : { ...query });

/** Coming bookings of the company's that one person holds. */
export const leftBookingsPath = (holder: number) =>
  withQuery(paths.myBookings, { tab: 'upcoming', scope: 'company', holder });

/** The contact form, with its subject filled in. */
export const contactPath = (query: { subject: string }) => withQuery(paths.contact, { ...query });

/** The address of a page that is opened by a link: of a ticket, of offered seats, of a claimed one. */
export const linkedPath = (path: string, token: string) =>
  path.replace(':token', encodeURIComponent(token));

export const notificationsPath = (page: number) =>
  withQuery(paths.notifications, { page: page > 1 ? page : null });

/** Pages that are not returned to after signing in, because they redirect or are for visitors. */
const NOT_A_DESTINATION: string[] = [
  paths.signIn,
  paths.confirmSignIn,
  paths.signUp,
  paths.resetPassword,
];

/**
 * Whether the text has backslashes or control characters: browsers read some as slashes, or drop
 * them.
 */
function isSuspicious(text: string): boolean {
  return [...text].some((char) => char === '\\' || char < ' ' || char === '\u007f');
}

/**
 * The `next` of /signin?next=…, if it is a path of this origin (D16); null otherwise, in particular
 * for an address of another site.
 */
export function safeNext(next: string | null): string | null {
  if (!next || !next.startsWith('/') || next.startsWith('//') || isSuspicious(next)) return null;
  const here = 'https://foyer.invalid';
  if (!URL.canParse(next, here)) return null;
  const { origin, pathname, search, hash } = new URL(next, here);
  // `/..//elsewhere` is resolved to `//elsewhere`.
  if (origin !== here || pathname.startsWith('//') || NOT_A_DESTINATION.includes(pathname)) {
    return null;
  }
  return pathname + search + hash;
}

/** Adds the page to return to afterwards to a sign-in or sign-up address. */
export function withNext(path: string, next: string | null): string {
  return next && next !== paths.home ? `${path}?${new URLSearchParams({ next })}` : path;
}

/** The sign-in page, with `next` set to the given location. */
export function signInPath(here: { pathname: string; search: string }): string {
  return withNext(paths.signIn, safeNext(here.pathname + here.search));
}

/** Files of check-in as an app, beside its page. */
export const checkInFiles = {
  worker: '/check-in-worker.js',
  manifest: '/check-in.webmanifest',
  appleIcon: '/icons/check-in-apple-180.png',
} as const;
