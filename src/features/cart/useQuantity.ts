import { useRef, useState } from 'react';
import { errorMessage, useUpdateBookingMutation, type Booking } from '@/api';
import { useToast } from '@/state';

interface Shown {
  quantity: number;
  /** When the server took it; null while it is on its way. */
  since: string | null;
}

/** True while the refetched list still has the quantity from before the change. */
function leads(shown: Shown | null, listed: Booking): shown is Shown {
  if (!shown) return false;
  return shown.since === null || Date.parse(listed.updated_at) < Date.parse(shown.since);
}

/**
 * The stepper of one line. The figure follows the finger; while a change is on its way, further
 * presses are gathered and sent as one, so that the last one always wins.
 */
export function useQuantity(booking: Booking) {
  const [update] = useUpdateBookingMutation();
  const toast = useToast();
  const [shown, setShown] = useState<Shown | null>(null);
  const target = useRef<number | null>(null);
  const sending = useRef(false);

  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      while (target.current !== null) {
        const quantity = target.current;
        target.current = null;
        const saved = await update({ id: booking.id, bookingUpdate: { quantity } }).unwrap();
        if (target.current === null) setShown({ quantity, since: saved.updated_at });
      }
      toast.success('Booking quantity updated successfully');
    } catch (error) {
      target.current = null;
      setShown(null);
      toast.error(errorMessage(error, 'Failed to update cart'));
    } finally {
      sending.current = false;
    }
  };

  const change = (quantity: number) => {
    // docs/product.md#cart: updates below 1 are ignored.
    if (quantity < 1 || quantity > booking.max_per_booking) return;
    setShown({ quantity, since: null });
    target.current = quantity;
    void send();
  };

  const quantity = leads(shown, booking) ? shown.quantity : booking.quantity;
  /** `stale`: the line's total is still that of another quantity. */
  return { quantity, stale: quantity !== booking.quantity, change };
}
