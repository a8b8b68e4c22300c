import { Outlet } from 'react-router';
import {
  useListEventCategoriesQuery,
  useSignOutMutation,
  useSubscribeNewsletterMutation,
} from '@/api';
import { selectRefreshToken, sessionEnded, useAppDispatch, useAppStore } from '@/state';
import { useNotifications } from '@/features/notifications/useNotifications';
import { AppFrame } from './layout/AppFrame';
import { useFirstArrival } from '@/app/layout/useFirstArrival';

/** How many notifications the bell shows. */
const NEWEST = 6;

/** The frame, joined with the calls it needs: categories, notifications, sign-out, newsletter. */
export function FrameConnected() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { data: categories } = useListEventCategoriesQuery();
  const [signOut] = useSignOutMutation();
  const [subscribe] = useSubscribeNewsletterMutation();
  const notifications = useNotifications({ pageSize: NEWEST });
  useFirstArrival();

  // The session is over here at once, whatever the server says to it (docs/product.md#sessions, D10);
  // SessionWatch then leads to /signin.
  const handleSignOut = () => {
    const refreshToken = selectRefreshToken(store.getState());
    void signOut({ signOutRequest: refreshToken ? { refresh_token: refreshToken } : {} });
    dispatch(sessionEnded());
  };
  const handleSubscribe = (email: string) => subscribe({ emailRequest: { email } }).unwrap();

  return (
    <AppFrame
      categories={categories?.results ?? []}
      notifications={notifications}
      onSignOut={handleSignOut}
      onSubscribe={handleSubscribe}
    >
      <Outlet />
    </AppFrame>
  );
}
