import { Outlet } from 'react-router';
import { OfflineBanner } from './layout/OfflineBanner';
import { PageProgress } from './layout/PageProgress';
import { ToastHost } from './layout/ToastHost';
import { useThemeAttribute } from './layout/useThemeAttribute';
import { useFirstArrival } from '@/app/layout/useFirstArrival';

/**
 * The layout of pages without header, sidebar and footer (sign-in, sign-up): the page and the
 * toasts.
 */
export function BareFrame() {
  useThemeAttribute();
  useFirstArrival();
  return (
    <>
      <OfflineBanner />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <PageProgress />
      <ToastHost />
    </>
  );
}
