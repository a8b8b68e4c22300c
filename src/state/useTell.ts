import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { toastShown } from './toasts';

/** Says in a toast how something went (spec section 4: success 3 s, error 5 s). */
export function useTell() {
  const dispatch = useDispatch();
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
