import { CART_STAGES, type CartStage } from '@/state';

/** Where in the cart flow an address stands (spec section 2). */
export interface CartPlace {
  stage: CartStage;
  /** The booking whose attendees are named. */
  bookingId: number | null;
  /** Which currency is paid, when the cart holds several: each is paid apart (D12). */
  currency: string | null;
  /** A payment on a gateway's own page that the person comes back from (D12). */
  payment: string | null;
  /** They left that page without paying. */
  cancelled: boolean;
}

function isStage(text: string | null): text is CartStage {
  return CART_STAGES.some((stage) => stage === text);
}

/** The place an address names; a stage nobody knows is the cart itself. */
export function placeFromParams(params: URLSearchParams): CartPlace {
  const stage = params.get('stage');
  const booking = params.get('booking') ?? '';
  const currency = params.get('currency') ?? '';
  const payment = params.get('payment') ?? '';
  return {
    stage: isStage(stage) ? stage : 'cart',
    bookingId: /^[1-9]\d{0,14}$/.test(booking) ? Number(booking) : null,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
    payment: /^[\w-]{1,100}$/.test(payment) ? payment : null,
    cancelled: params.get('cancelled') === '1',
  };
}

/** The address of a place in the cart flow. */
export function cartHref({
  stage = 'cart',
  bookingId,
  currency,
}: Partial<Omit<CartPlace, 'payment' | 'cancelled'>> = {}): string {
  const params = new URLSearchParams();
  if (stage !== 'cart') params.set('stage', stage);
  if (bookingId) params.set('booking', String(bookingId));
  if (currency) params.set('currency', currency);
  const query = params.toString();
  return query ? `/cart?${query}` : '/cart';
}

/** Signs in and comes back here (D16). */
export function signInHref({ pathname, search }: { pathname: string; search: string }): string {
  return `/signin?${new URLSearchParams({ next: pathname + search })}`;
}
