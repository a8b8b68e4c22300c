import { useLayoutEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { CART_STAGES, type CartStage } from '@/lib/paths';
import { readId } from '@/lib/searchParams';
import { cartStageChanged, useAppDispatch } from '@/state';

/** The state of the cart flow in the query string (docs/product/screens.md#cart). */
export interface CartLocation {
  stage: CartStage;
  /** The booking whose attendees are named. */
  bookingId: number | null;
  /** The bookings to pay; null for all of the cart. */
  bookingIds: number[] | null;
  /** The currency to pay, when the cart has several: a payment has one currency. */
  currency: string | null;
  /** The payment that a gateway's own page returns from, or whose bookings are confirmed. */
  payment: string | null;
  /** The person left that page without paying. */
  cancelled: boolean;
}

function isStage(text: string | null): text is CartStage {
  return CART_STAGES.some((stage) => stage === text);
}

/** Reads the query of /cart; an unknown stage means the cart itself. */
export function cartLocationFromParams(params: URLSearchParams): CartLocation {
  const stage = params.get('stage');
  const booking = params.get('booking') ?? '';
  const bookings = params.get('bookings') ?? '';
  const currency = params.get('currency') ?? '';
  const payment = params.get('payment') ?? '';
  return {
    stage: isStage(stage) ? stage : 'cart',
    bookingId: readId(booking) || null,
    bookingIds: /^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/.test(bookings)
      ? bookings.split(',').map(Number)
      : null,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
    payment: /^[\w-]{1,100}$/.test(payment) ? payment : null,
    cancelled: params.get('cancelled') === '1',
  };
}

/**
 * The location in the cart flow, read from the query string. Only this hook writes the `cartStage` slice
 * (docs/decisions/0007-cart-stage.md).
 */
export function useCartLocation(): CartLocation {
  const [params] = useSearchParams();
  const cartLocation = useMemo(() => cartLocationFromParams(params), [params]);
  const dispatch = useAppDispatch();
  const { stage, bookingId } = cartLocation;

  // Before paint, so that no reader of the slice renders the previous stage.
  useLayoutEffect(() => {
    const ofStage = stage === 'attendee_details' ? bookingId : null;
    dispatch(cartStageChanged({ stage, bookingId: ofStage }));
  }, [stage, bookingId, dispatch]);
  return cartLocation;
}
