import { useMemo } from 'react';
import { useAppDispatch } from './hooks';
import { toastDismissed, toastShown } from './toasts';

/** Shows toasts (docs/product/screens.md#toasts: success 3 s, error 5 s). */
export function useToast() {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      success: (message: string, title?: string) =>
        void dispatch(toastShown({ tone: 'success', message, title })),
      /** Returns the id of the toast. */
      error: (message: string, title?: string) =>
        dispatch(toastShown({ tone: 'error', message, title })).payload.id,
      dismiss: (id: string) => void dispatch(toastDismissed(id)),
    }),
    [dispatch],
  );
}
