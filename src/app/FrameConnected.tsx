import { useCallback, useMemo } from 'react';
import { Outlet } from 'react-router';
import { useListEventCategoriesQuery, useSubscribeNewsletterMutation } from '@/api';
import { useCartBookings, earliestHoldEnd } from '@/entities/booking/useCartBookings';
import { useSignOut } from '@/entities/person/useSignOut';
import { useNotifications } from '@/features/notifications/useNotifications';
import { AppFrame } from './layout/AppFrame';
import { useFocusOnFrameMount } from './layout/useFocusOnNavigation';

/** How many notifications the menu of the bell lists. */
const MENU_SIZE = 6;

/** The frame with its data and calls: categories, notifications, sign-out, newsletter. */
export function FrameConnected() {
  const { data: categories } = useListEventCategoriesQuery();
  const signOut = useSignOut();
  const [subscribe] = useSubscribeNewsletterMutation();
  const { toPay, count } = useCartBookings();
  const heldUntil = earliestHoldEnd(toPay);
  const cart = useMemo(() => ({ count, heldUntil }), [count, heldUntil]);
  const notifications = useNotifications({ pageSize: MENU_SIZE });
  useFocusOnFrameMount();

  const handleSubscribe = useCallback(
    (email: string) => subscribe({ emailRequest: { email } }).unwrap(),
    [subscribe],
  );

  return (
    <AppFrame
      categories={categories?.results ?? []}
      notifications={notifications}
      cart={cart}
      onSignOut={signOut}
      onSubscribe={handleSubscribe}
    >
      <Outlet />
    </AppFrame>
  );
}
