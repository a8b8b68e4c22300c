import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, type ReactNode } from 'react';
import { selectSidebarIsRail, useAppSelector } from '@/state';
import { Link, useLocation } from 'react-router';
import { Logo } from '@/components/display/Logo';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { paths } from '@/lib/paths';
import headerStyles from './header/Header.module.css';
import { useConsole } from './console/useConsole';
import { Footer } from './Footer';
import type { FrameCart, FrameCategory, FrameNotifications } from './frameTypes';
import { Header } from './header/Header';
import { NotificationFeed } from './header/NotificationMenu';
import { OfflineBanner } from './OfflineBanner';
import { PageProgress } from './PageProgress';
import { Drawer, Sidebar } from './sidebar/Sidebar';
import { ToastHost } from './ToastHost';
import { useFocusOnNavigation } from './useFocusOnNavigation';
import { ThemeAttribute } from './ThemeAttribute';

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

/** Replaces a header that crashed: the link to the home page. */
const PLAIN_HEADER = (
  <header className={headerStyles.header}>
    <Link to={paths.home} className={headerStyles.logo} aria-label="Foyer, home">
      <Logo />
    </Link>
  </header>
);

/** Layout with header, sidebar, page, footer and toasts (docs/product/screens.md#frame); consoles have no footer. */
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
      <Button
        href="#main"
        variant="contained"
        sx={{
          position: 'fixed',
          left: 16,
          top: 10,
          zIndex: 50,
          '&:not(:focus)': { transform: 'translateY(-200%)' },
          displayPrint: 'none',
        }}
      >
        Skip to content
      </Button>
      {/* When a part crashes, the page and the other parts stay. */}
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
      {/* The first column is animated between the sidebar's and the rail's width. */}
      <Box
        data-rail={isRail || undefined}
        sx={{
          display: { md: 'grid' },
          gridTemplateColumns: 'var(--sidebar-w) minmax(0, 1fr)',
          '&[data-rail]': { gridTemplateColumns: 'var(--rail-w) minmax(0, 1fr)' },
          transition: 'grid-template-columns var(--slow) var(--ease)',
          displayPrint: 'block',
        }}
      >
        <ErrorBoundary resetKey={pathname} fallback={null}>
          <Sidebar categories={categories} cart={cart} />
        </ErrorBoundary>
        <Stack sx={{ minWidth: 0, borderLeft: { md: 1 }, borderColor: { md: 'divider' } }}>
          <OfflineBanner />
          {/* The footer starts below the viewport, so that loading content does not move it while visible. */}
          <Box
            component="main"
            ref={main}
            id="main"
            tabIndex={-1}
            sx={{ flex: 1, minHeight: 'calc(100dvh - var(--header-h))' }}
          >
            {children}
          </Box>
          {!openConsole && (
            <ErrorBoundary resetKey={pathname} fallback={null}>
              <Footer onSubscribe={onSubscribe} />
            </ErrorBoundary>
          )}
        </Stack>
      </Box>
      <PageProgress />
      <ToastHost />
    </>
  );
}
