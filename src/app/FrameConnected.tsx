import { Outlet } from 'react-router';
import {
  useListEventCategoriesQuery,
  useSignOutMutation,
  useSubscribeNewsletterMutation,
} from '@/api';
import { selectRefreshToken, sessionEnded, useAppDispatch, useAppStore } from '@/state';
import { useCartBookings } from '@/entities/booking/useCartBookings';
import { earliestHoldEnd } from '@/entities/booking/earliestHoldEnd';
import { useNotifications } from '@/features/notifications/useNotifications';
import { AppFrame } from './layout/AppFrame';
import { useFocusOnFrameMount } from '@/app/layout/useFocusOnFrameMount';

/** How many notifications the menu of the bell lists. */
const MENU_SIZE = 6;

/** The frame with its data and calls: categories, notifications, sign-out, newsletter. */
export function FrameConnected() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { data: categories } = useListEventCategoriesQuery();
  const [signOut] = useSignOutMutation();
  const [subscribe] = useSubscribeNewsletterMutation();
  const { bookings, count } = useCartBookings();
  const cart = { count, heldUntil: earliestHoldEnd(bookings) };
  const notifications = useNotifications({ pageSize: MENU_SIZE });
  useFocusOnFrameMount();

  // Ends the session without waiting for the server's answer (docs/product.md#sessions, D10);
  // SessionWatch then redirects to /signin.
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
      cart={cart}
      onSignOut={handleSignOut}
      onSubscribe={handleSubscribe}
    >
      <Outlet />
    </AppFrame>
  );
}
