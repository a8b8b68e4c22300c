import { useCallback, useState } from 'react';
import { useRemoveBookingMutation, type Booking } from '@/api';
import { useToast } from '@/state';

/**
 * Taking a line out of the cart: asked once, gone at once; when the server refuses, the list is
 * loaded again and then says so (docs/product.md#cart).
 */
export function useRemoval(reload: () => Promise<unknown>) {
  const [remove] = useRemoveBookingMutation();
  const toast = useToast();
  const [asked, setAsked] = useState<Booking | null>(null);
  const [removals, setRemovals] = useState(0);

  const confirm = useCallback(async () => {
    if (!asked) return;
    setAsked(null);
    setRemovals((count) => count + 1);
    try {
      await remove({ id: asked.id }).unwrap();
      toast.success('Booking removed successfully');
    } catch {
      await reload();
      toast.error('Failed to remove booking, please try again', 'Failed to remove from cart');
    }
  }, [asked, reload, remove, toast]);

  return {
    asked,
    ask: setAsked,
    confirm,
    cancel: () => setAsked(null),
    /** Counts up with each line that went, so that the focus can be given a new place. */
    removals,
  };
}
