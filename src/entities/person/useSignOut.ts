import { useCallback } from 'react';
import { useSignOutMutation } from '@/api';
import { selectRefreshToken, sessionEnded, useAppDispatch, useAppStore } from '@/state';

/**
 * Ends the session without waiting for the server's answer (docs/product/people.md#sessions); from
 * pages of the main layout SessionWatch then redirects to /signin. After a single sign-on the browser then goes to the
 * provider (`leaveForProvider`).
 */
export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [signOut] = useSignOutMutation();
  return useCallback(() => {
    const refreshToken = selectRefreshToken(store.getState());
    void signOut({ signOutRequest: refreshToken ? { refresh_token: refreshToken } : {} });
    dispatch(sessionEnded());
  }, [dispatch, store, signOut]);
}
