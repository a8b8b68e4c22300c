import { useEffect } from 'react';
import { lazyPart } from '@/components/lazy/lazyPart';
import { NARROW_SCREEN, useIsNarrow } from '@/hooks/useIsNarrow';
import { drawerClosed, selectDrawerOpen, useAppDispatch, useAppSelector } from '@/state';
import type { FrameCategory } from '../frameTypes';

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
