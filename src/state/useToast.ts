import { useMemo } from 'react';
import { useAppDispatch } from './hooks';
import { toastShown } from './toasts';

/** Shows toasts (docs/product.md#toasts: success 3 s, error 5 s). */
export function useToast() {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      success: (message: string, title?: string) =>
        void dispatch(toastShown({ tone: 'success', message, title })),
      error: (message: string, title?: string) =>
        void dispatch(toastShown({ tone: 'error', message, title })),
    }),
    [dispatch],
  );
}
