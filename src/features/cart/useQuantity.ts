import { useRef, useState } from 'react';
import { errorMessage, useUpdateBookingMutation, type Booking } from '@/api';
import { useToast } from '@/state';

interface LocalQuantity {
  quantity: number;
  /** `updated_at` of the saved booking; null while the request is pending. */
  savedAt: string | null;
}

/** True while the list still has the quantity from before the change. */
function isNewer(local: LocalQuantity | null, listed: Booking): local is LocalQuantity {
  if (!local) return false;
  return local.savedAt === null || Date.parse(listed.updated_at) < Date.parse(local.savedAt);
}

/**
 * The quantity of one line. It changes at once with each click; while a request is pending, further
 * clicks are combined into one request with the last value.
 */
export function useQuantity(booking: Booking) {
  const [update] = useUpdateBookingMutation();
  const toast = useToast();
  const [local, setLocal] = useState<LocalQuantity | null>(null);
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
        if (target.current === null) setLocal({ quantity, savedAt: saved.updated_at });
      }
      toast.success('Booking quantity updated successfully');
    } catch (error) {
      target.current = null;
      setLocal(null);
      toast.error(errorMessage(error, 'Failed to update cart'));
    } finally {
      sending.current = false;
    }
  };

  const change = (quantity: number) => {
    // docs/product/screens.md#cart: updates below 1 are ignored.
    if (quantity < 1 || quantity > booking.max_per_booking) return;
    setLocal({ quantity, savedAt: null });
    target.current = quantity;
    void send();
  };

  const quantity = isNewer(local, booking) ? local.quantity : booking.quantity;
  /** `stale`: the line's total still belongs to the previous quantity. */
  return { quantity, stale: quantity !== booking.quantity, change };
}
