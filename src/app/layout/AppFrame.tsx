import { useRef, type ReactNode } from 'react';
import { selectSidebarIsRail, useAppSelector } from '@/state';
import { Link, useLocation } from 'react-router';
import { Logo } from '@/components/display/Logo';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { paths } from '@/lib/paths';
import headerStyles from './header/Header.module.css';
import styles from './AppFrame.module.css';
import { useConsole } from './console/useConsole';
import { Drawer } from './sidebar/Drawer';
import { Footer } from './footer/Footer';
import type { FrameCart, FrameCategory, FrameNotifications } from './frameTypes';
import { Header } from './header/Header';
import { NotificationFeed } from './notificationFeed';
import { OfflineBanner } from './OfflineBanner';
import { PageProgress } from './PageProgress';
import { Sidebar } from './sidebar/Sidebar';
import { ToastHost } from './ToastHost';
import { useFocusOnNavigation } from './useFocusOnNavigation';
import { ThemeAttribute } from '../theme/ThemeAttribute';

interface AppFrameProps {
  /** Links in the submenu of Events, with counts. */
  categories: FrameCategory[];
  /** Default: those of a visitor, without a list. */
  notifications?: FrameNotifications;
  /** Default: an empty cart. */
  cart?: FrameCart;
  onSignOut: () => unknown;
  onSubscribe: (email: string) => Promise<unknown>;
  children: ReactNode;
}

const EMPTY_CART: FrameCart = { count: 0, heldUntil: null };

/** What is left of a header that crashed: the way home. */
const PLAIN_HEADER = (
  <header className={headerStyles.header}>
    <Link to={paths.home} className={headerStyles.logo} aria-label="Foyer, home">
      <Logo />
    </Link>
  </header>
);

/** Layout with header, sidebar, page, footer and toasts (docs/product.md#frame); consoles have no footer. */
export function AppFrame({
  categories,
  notifications,
  cart = EMPTY_CART,
  onSignOut,
  onSubscribe,
  children,
}: AppFrameProps) {
  const isRail = useAppSelector(selectSidebarIsRail);
  const { pathname } = useLocation();
  const openConsole = useConsole();
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);

  const header = <Header openConsole={openConsole} cart={cart} onSignOut={onSignOut} />;

  return (
    <>
      <ThemeAttribute />
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {/* A part that crashes leaves the page and the other parts standing. */}
      <ErrorBoundary resetKey={pathname} fallback={PLAIN_HEADER}>
        {notifications ? (
          <NotificationFeed value={notifications}>{header}</NotificationFeed>
        ) : (
          header
        )}
      </ErrorBoundary>
      <ErrorBoundary resetKey={pathname} fallback={null}>
        <Drawer categories={categories} />
      </ErrorBoundary>
      <div className={styles.frame} data-rail={isRail || undefined}>
        <ErrorBoundary resetKey={pathname} fallback={null}>
          <Sidebar categories={categories} cart={cart} />
        </ErrorBoundary>
        <div className={styles.content}>
          <OfflineBanner />
          <main ref={main} id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
          {!openConsole && (
            <ErrorBoundary resetKey={pathname} fallback={null}>
              <Footer onSubscribe={onSubscribe} />
            </ErrorBoundary>
          )}
        </div>
      </div>
      <PageProgress />
      <ToastHost />
    </>
  );
}
