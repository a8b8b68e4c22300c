import { useLayoutEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router';
import { cartStageChanged } from '@/state';
import { placeFromParams, type CartPlace } from './cartLocation';

/** The place in the cart flow: the address is the truth, the cartStage slice mirrors it. */
export function useCartPlace(): CartPlace {
  const [params] = useSearchParams();
  const place = useMemo(() => placeFromParams(params), [params]);
  const dispatch = useDispatch();
  const { stage, bookingId } = place;

  // Before paint: whoever reads the slice never shows the stage before.
  useLayoutEffect(() => {
    const ofStage = stage === 'attendee_details' ? bookingId : null;
    dispatch(cartStageChanged({ stage, bookingId: ofStage }));
  }, [stage, bookingId, dispatch]);
  return place;
}
