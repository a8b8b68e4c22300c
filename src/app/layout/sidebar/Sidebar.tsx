import { useEffect, type PointerEvent } from 'react';
import { lazyPart } from '@/components/lazy/lazyPart';
import { NARROW_SCREEN, useIsNarrow } from '@/hooks/useIsNarrow';
import {
  drawerClosed,
  selectDrawerOpen,
  selectSidebarIsRail,
  selectSidebarHovered,
  sidebarHovered,
  useAppDispatch,
  useAppSelector,
} from '@/state';
import { ConsolePlaces } from '../console/ConsoleLinks';
import { CompanyBlock } from '../console/PlaceBlock';
import { useConsole } from '../console/useConsole';
import type { FrameCart, FrameCategory } from '../frameTypes';
import styles from './Sidebar.module.css';
import { SidebarLinks } from './SidebarLinks';

/**
 * The sidebar of wide screens: 232 px, or a rail of 72 px that shows its labels beside the icons while
 * it is hovered with a mouse or has the keyboard focus. Touch does not count as hovering.
 */
export function Sidebar({ categories, cart }: { categories: FrameCategory[]; cart: FrameCart }) {
  const dispatch = useAppDispatch();
  const isRail = useAppSelector(selectSidebarIsRail);
  const openConsole = useConsole();
  const hovered = useAppSelector(selectSidebarHovered);

  const handleEnter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') dispatch(sidebarHovered(true));
  };
  return (
    <aside
      className={styles.sidebar}
      data-rail={isRail || undefined}
      data-hovered={hovered || undefined}
      onPointerEnter={handleEnter}
      onPointerLeave={() => dispatch(sidebarHovered(false))}
    >
      {openConsole ? (
        <ConsolePlaces name={openConsole} />
      ) : (
        <>
          <nav aria-label="Account">
            <SidebarLinks categories={categories} cart={cart} id="sidebar" />
          </nav>
          <CompanyBlock />
        </>
      )}
    </aside>
  );
}

const DrawerPanel = lazyPart(() => import('./DrawerPanel'));

/** Called when the pointer or focus is on the button that opens the drawer. */
export function preloadDrawer() {
  if (window.matchMedia(NARROW_SCREEN).matches) DrawerPanel.preload();
}

/** The menu of narrow screens. Its chunk is loaded when it is first opened or preloaded. */
export function Drawer({ categories }: { categories: FrameCategory[] }) {
  const dispatch = useAppDispatch();
  const isNarrow = useIsNarrow();
  const open = useAppSelector(selectDrawerOpen);
  useEffect(() => {
    // It stays closed when the screen gets narrow again.
    if (open && !isNarrow) dispatch(drawerClosed());
  }, [open, isNarrow, dispatch]);
  return (
    open &&
    isNarrow && <DrawerPanel categories={categories} onClose={() => dispatch(drawerClosed())} />
  );
}
