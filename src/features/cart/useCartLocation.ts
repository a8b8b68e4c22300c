import { useLayoutEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { cartStageChanged, useAppDispatch } from '@/state';
import { cartLocationFromParams, type CartLocation } from './cartLocation';

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
