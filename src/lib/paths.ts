/** Every address of the app (docs/product.md#routes, D16). */
export const paths = {
  home: '/',
  events: '/events',
  event: '/events/:id',
  cart: '/cart',
  myBookings: '/my-bookings',
  signIn: '/signin',
  signUp: '/signup',
  resetPassword: '/reset-password',
  profile: '/profile',
  notifications: '/notifications',
  checkIn: '/check-in',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  /** Older names of My Bookings; they lead there. */
  bookingsAlias: '/bookings',
  myBookingsAlias: '/mybookings',
  userCheckout: '/user/checkout',
  userProfile: '/user/profile',
  userBookings: '/user/bookings',
} as const;

interface Query {
  [name: string]: string | number | null | undefined;
}

/** Empty values stay out of the query. */
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

/** The list of events, filtered; the names are those that the page reads from its address. */
export const eventsPath = (query: URLSearchParams | { search?: string; category?: string }) =>
  withQuery(paths.events, query instanceof URLSearchParams ? query : { ...query });

export const eventPath = (id: number) => `${paths.events}/${id}`;

/** The stages of the cart flow in their order, as the address of the cart spells them. */
export const CART_STAGES = ['cart', 'payment', 'attendee_details', 'confirmation'] as const;
export type CartStage = (typeof CART_STAGES)[number];

interface CartQuery {
  stage?: CartStage;
  /** The booking whose attendees are named. */
  booking?: number | null;
  /** The currency that is paid, when the cart holds several. */
  currency?: string | null;
}

/** A stage of the cart. */
export function cartPath({ stage = 'cart', booking, currency }: CartQuery = {}): string {
  return withQuery(paths.cart, { stage: stage === 'cart' ? null : stage, booking, currency });
}

/** My Bookings, filtered, or with the tickets of one booking open. */
export const myBookingsPath = (query: URLSearchParams | { ticket: number }) =>
  withQuery(paths.myBookings, query instanceof URLSearchParams ? query : { ...query });

export const notificationsPath = (page: number) =>
  withQuery(paths.notifications, { page: page > 1 ? page : null });

/** Pages that are no destination after signing in: they would only lead away again. */
const NOT_A_DESTINATION: string[] = [paths.signIn, paths.signUp, paths.resetPassword];

/** Backslashes and control characters: browsers read some of them as slashes, or drop them. */
function isSuspicious(text: string): boolean {
  return [...text].some((sign) => sign === '\\' || sign < ' ' || sign === '\u007f');
}

/**
 * The `next` of /signin?next=…, if it is a path of this origin (D16): everything else, an address
 * of another site above all, is null.
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

/** Carries where the person was along to a sign-in or sign-up page. */
export function withNext(path: string, next: string | null): string {
  return next && next !== paths.home ? `${path}?${new URLSearchParams({ next })}` : path;
}

/** The sign-in page that brings the person back here afterwards. */
export function signInPath(here: { pathname: string; search: string }): string {
  return withNext(paths.signIn, safeNext(here.pathname + here.search));
}
