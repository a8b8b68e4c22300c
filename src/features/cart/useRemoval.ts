import { useCallback, useState } from 'react';
import { useRemoveBookingMutation, type Booking } from '@/api';
import { useToast } from '@/state';

/**
 * Removes a booking from the cart after a confirmation. The line disappears before the server has
 * answered; when the server refuses, the list is loaded again and a toast shows the failure
 * (docs/product/screens.md#cart).
 */
export function useRemoval(reload: () => Promise<unknown>) {
  const [remove] = useRemoveBookingMutation();
  const toast = useToast();
  const [bookingToRemove, setBookingToRemove] = useState<Booking | null>(null);
  const [removals, setRemovals] = useState(0);

  const confirm = useCallback(async () => {
    if (!bookingToRemove) return;
    setBookingToRemove(null);
    setRemovals((count) => count + 1);
    try {
      await remove({ id: bookingToRemove.id }).unwrap();
      toast.success('Booking removed successfully');
    } catch {
      await reload();
      toast.error('Failed to remove booking, please try again', 'Failed to remove from cart');
    }
  }, [bookingToRemove, reload, remove, toast]);

  return {
    bookingToRemove,
    requestRemoval: setBookingToRemove,
    confirm,
    cancel: () => setBookingToRemove(null),
    /** Number of removals so far; its change is the moment to move the focus off the removed line. */
    removals,
  };
}
