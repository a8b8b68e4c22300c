import { useEffect, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { preloadUserPanel } from './layout/header/UserMenu';
import { OfflineBanner } from './layout/OfflineBanner';
import { PageProgress } from './layout/PageProgress';
import { ToastHost } from './layout/ToastHost';
import { ThemeAttribute } from './layout/ThemeAttribute';
import { useFocusOnFrameMount } from './layout/useFocusOnNavigation';
import { whenIdle } from '@/lib/whenIdle';

/**
 * The layout of pages without header, sidebar and footer (sign-in, sign-up): the page and the
 * toasts.
 *
 * @param children in place of the page of the route
 */
export function BareFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  useFocusOnFrameMount();
  // Most people sign in next; their first page then has its account panel even without a network.
  useEffect(() => whenIdle(preloadUserPanel), []);
  return (
    <>
      <ThemeAttribute />
      <OfflineBanner />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <PageProgress />
      <ToastHost />
    </>
  );
}
